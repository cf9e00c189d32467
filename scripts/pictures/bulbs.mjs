/** Bulbs and tubers, each around the origin. `turn` is the turn it is placed with. */
import { tones } from './colours.mjs'
import { ellipse, line, path, place, ring, smooth, solid } from './shapes.mjs'

export function onion({ turn = 0, tone = tones.onion }) {
  const d =
    'M-6 -60C-7 -50 -14 -44 -26 -38C-48 -28 -58 -8 -54 12C-50 34 -26 46 0 47C26 46 50 34 54 12C58 -8 48 -28 26 -38C14 -44 7 -50 6 -60Z'
  const ribs = [-46, -24, -4, 18, 40]
    .map((x) => `M${x * 0.06} -50C${x * 0.7} -36 ${x * 1.3} -2 ${x * 0.24} 47`)
    .join('')
  return (
    line('M-9 46l-4 8M-2 47l-1 9M5 47l2 8M11 45l5 7', tones.straw(0.3), 2.4) +
    solid(d, tone, {
      turn,
      pull: 9,
      inside: line(ribs, tone(0.3), 1.8),
      glow: [-26, -12, 8, 14, 24],
    }) +
    path(
      'M-7 -52C-8 -62 -13 -66 -15 -76L-5 -69L2 -80L6 -68L14 -72C10 -64 7 -60 7 -52C3 -48 -3 -48 -7 -52Z',
      tones.straw(0.46),
    ) +
    path('M-7 -52C-8 -62 -13 -66 -15 -76L-5 -69L-1 -50Z', tones.straw(0.7))
  )
}

export function potato({ turn = 0, rng, tone = tones.potato, rx = 60, ry = 43 }) {
  const wobble = Array.from({ length: 9 }, () => 1 + rng.around(0.06))
  let eyes = ''
  for (const [x, y] of [
    [-26, 8],
    [4, -18],
    [22, 12],
    [-4, 24],
    [34, -12],
  ]) {
    eyes += place(
      ellipse(0, 0, 6, 2.6, tone(0.3)) + ellipse(1, 1.6, 5, 1.3, tone(0.66)),
      x,
      y,
      rng.around(50),
    )
  }
  const specks = Array.from({ length: 9 }, () =>
    ellipse(rng.around(44), rng.around(28), 1.6, 1.3, tone(0.26)),
  ).join('')
  return solid(smooth(ring(rx, ry, 9, (index) => wobble[index], 0.4)), tone, {
    turn,
    pull: 8,
    inside: eyes + specks,
    glow: [-24, -20, 14, 6],
  })
}

export function garlic({ turn = 0, tone = tones.garlic }) {
  const d =
    'M-6 -66C-5 -46 -10 -36 -28 -26C-54 -12 -58 18 -42 34C-30 46 -14 44 0 46C14 44 30 46 42 34C58 18 54 -12 28 -26C10 -36 6 -46 7 -68Z'
  const blush = path(
    'M-4 -58C-10 -28 -46 -14 -48 14C-36 -10 -14 -20 -4 -40ZM4 -58C6 -30 40 -16 48 12C40 -10 18 -18 5 -38ZM-2 -44C-14 -14 -14 20 -10 40C-4 16 -6 -16 0 -40Z',
    '#B583AA',
    { opacity: 0.55 },
  )
  const cloves = line(
    'M-2 -46C-30 -16 -34 20 -26 40M1 -46C-6 -14 -4 20 -2 46M4 -46C26 -16 32 18 24 40',
    tone(0.22),
    2,
  )
  return (
    line('M-10 44l-4 8M-3 46l-1 9M4 46l2 9M11 44l5 7', tones.straw(0.28), 2.2) +
    solid(d, tone, {
      turn,
      pull: 9,
      level: 0.52,
      inside: blush + cloves,
      glow: [-28, 2, 5, 13, 14],
    }) +
    path('M-7 -64L8 -68L6 -60L-5 -57Z', tones.straw(0.5))
  )
}

export function clove({ turn = 0 }) {
  const d = 'M-30 10C-24 -12 6 -22 34 -14C28 8 4 26 -16 22C-24 21 -31 17 -30 10Z'
  return solid(d, tones.garlic, {
    turn,
    pull: 5,
    inside: path('M-26 12C-8 -4 12 -12 34 -14C16 -2 0 10 -16 22Z', '#C9A2C0', { opacity: 0.5 }),
  })
}
