/** What grows in bunches: grapes, bananas, coconuts. */
import { mix, tones } from './colours.mjs'
import { clip, ellipse, line, path, place, ring, smooth, solid } from './shapes.mjs'

/** A bunch of grapes hanging from the origin. */
export function grapes({
  rng,
  rows = [4, 5, 6, 5, 4, 3, 2, 1],
  radius = 17,
  tone = tones.grape,
  leafy = true,
  stalk = true,
}) {
  const berries = []
  rows.forEach((count, row) => {
    for (let at = 0; at < count; at += 1) {
      const x = (at - (count - 1) / 2) * radius * 1.62 + rng.around(3)
      berries.push([x, radius * 1.1 + row * radius * 1.32 + rng.around(3), rng.next()])
    }
  })
  const reach = (Math.max(...rows) * radius * 1.62) / 2
  const drawn = berries
    .toSorted((a, b) => a[2] - b[2])
    .map(([x, y]) => {
      const level = 0.46 - (x / reach) * 0.13
      const r = radius
      return (
        ellipse(x, y, r * 0.94, r * 1.06, tone(level - 0.36)) +
        ellipse(x - 1, y - 1.2, r * 0.85, r * 0.96, tone(level)) +
        ellipse(x + r * 0.2, y + r * 0.34, r * 0.46, r * 0.42, tone(level + 0.14)) +
        ellipse(x - r * 0.32, y - r * 0.42, r * 0.24, r * 0.2, tone(1))
      )
    })
  const vineLeaf = smooth([
    [0, 0],
    [16, -14],
    [12, -34],
    [30, -26],
    [44, -44],
    [50, -22],
    [72, -20],
    [60, -4],
    [68, 16],
    [46, 14],
    [36, 30],
    [22, 16],
    [6, 18],
  ])
  const foliage = leafy
    ? place(
        clip(
          vineLeaf,
          path(vineLeaf, tones.leaf(0.36)) + path('M0 0L70 -4L50 -50L0 -50Z', tones.leaf(0.56)),
        ) + line('M2 0L58 -4M22 -2L38 -30M26 -2L44 12', tones.leaf(0.24), 2),
        6,
        4,
        -8,
      ) +
      place(
        path(vineLeaf, tones.leaf(0.46)) +
          line('M2 0L58 -4M22 -2L38 -30M26 -2L44 12', tones.leaf(0.28), 2),
        -6,
        0,
        200,
        0.7,
      )
    : ''
  return (
    (stalk
      ? line('M-4 -26Q2 -12 0 14', tones.bark(0.5), 6) + line('M-22 -27H16', tones.bark(0.42), 7)
      : '') +
    drawn.join('') +
    foliage
  )
}

/** One banana finger hanging from the origin, curving to the right. */
function finger(tone, level) {
  const d =
    'M-6 -4C-8 14 -21 34 -17 62C-13 92 8 110 38 120C46 123 54 117 50 109C30 94 21 74 20 52C19 34 9 16 8 -4Z'
  return (
    path(d, tone(level - 0.26), { stroke: tone(level - 0.34), 'stroke-width': 1.6 }) +
    path(
      'M-6 -4C-8 14 -20 34 -16 61C-12 90 8 109 38 119C18 104 6 84 4 58C3 38 1 18 1 -4Z',
      tone(level),
    ) +
    path(
      'M-5 0C-8 16 -19 36 -15 60C-12 78 -2 92 10 101C-2 86 -8 68 -8 50C-8 32 -3 16 -2 0Z',
      tone(level + 0.2),
    ) +
    path('M38 120C46 123 54 117 50 109L45 107C44 113 41 116 36 117Z', '#5B4512')
  )
}

export function bananas({ count = 5, tone = tones.banana, fan = 19 }) {
  const fingers = Array.from({ length: count }, (_, at) => {
    const aside = at - (count - 1) / 2
    return [
      aside,
      place(
        finger(tone, 0.56 - aside * 0.035),
        aside * 7,
        Math.abs(aside) * -1.5,
        -aside * fan + 8,
        1.1,
      ),
    ]
  })
  return (
    fingers
      .toSorted((a, b) => b[0] - a[0])
      .map(([, drawn]) => drawn)
      .join('') +
    path(
      'M-22 4C-20 -8 -10 -14 -9 -32L10 -35C11 -16 20 -10 24 2C16 8 10 2 4 9C-2 2 -8 8 -12 3C-16 9 -20 8 -22 4Z',
      mix(tone(0.34), '#7C9C22', 0.4),
    ) +
    path(
      'M-22 4C-20 -8 -10 -14 -9 -32L1 -33C0 -18 -4 -8 -5 4C-10 8 -10 2 -12 3C-16 9 -20 8 -22 4Z',
      mix(tone(0.58), '#9DB83A', 0.35),
    ) +
    path('M-10 -31L11 -34L10 -41L-9 -38Z', tones.bark(0.3))
  )
}

export function coconut({ turn = 0, rng }) {
  let fibres = ''
  for (let at = 0; at < 26; at += 1) {
    const [x, y] = [rng.around(44), rng.around(42)]
    fibres += `M${x} ${y}q${rng.between(4, 9)} ${rng.between(5, 12)} ${rng.between(3, 8)} ${rng.between(12, 20)}`
  }
  return solid(smooth(ring(54, 52, 10, () => 1 + rng.around(0.012))), tones.coconut, {
    turn,
    pull: 10,
    inside:
      line(fibres, tones.coconut(0.3), 1.8) +
      ellipse(14, -24, 6.5, 5, tones.coconut(0.06)) +
      ellipse(-6, -33, 6, 4.6, tones.coconut(0.06)) +
      ellipse(-1, -16, 6, 4.6, tones.coconut(0.06)),
    glow: [-30, -18, 6, 4],
  })
}

export function coconutHalf() {
  return (
    ellipse(0, 4, 58, 52, tones.coconut(0.2)) +
    ellipse(-1, 0, 57, 50, tones.coconut(0.46)) +
    ellipse(-1, -1, 51, 44, '#F4F1EA') +
    ellipse(-2, -2, 50, 42, '#FFFFFF') +
    ellipse(2, 2, 37, 30, '#D6D3CB') +
    ellipse(4, 5, 33, 25, '#E9E7E0') +
    ellipse(8, 12, 21, 12, '#F7F6F1') +
    line('M-38 -14C-32 -30 -14 -37 4 -36', '#FFFFFF', 3)
  )
}
