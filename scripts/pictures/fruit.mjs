/** Fruit, each around the origin and about 100 across. `turn` is the turn it is placed with: the light stays where it is. */
import { mix, tones } from './colours.mjs'
import { leaf } from './plants.mjs'
import { clip, ellipse, line, path, place, ring, smooth, solid } from './shapes.mjs'

export function mango({ turn = 0, tone = tones.mango, blush = '#E2571F', leafy = true }) {
  const d =
    'M-56 8C-60 -22 -34 -44 -4 -45C32 -46 58 -22 58 6C58 32 36 48 6 47C-10 47 -22 44 -34 40C-48 36 -54 24 -56 8Z'
  const inside =
    ellipse(44, -30, 46, 30, mix(tone(0.5), blush, 0.5), { opacity: 0.8 }) +
    ellipse(58, -34, 36, 24, blush, { opacity: 0.75 })
  return (
    (leafy ? place(leaf(62, 13, tones.leaf, 0.46), 34, -40, -58) : '') +
    line('M38 -36L46 -50', tones.bark(0.4), 6) +
    solid(d, tone, { turn, pull: 8, inside, glow: [-20, -22, 15, 7] })
  )
}

/** The cheek of a mango, scored into cubes. */
export function mangoCheek() {
  const d = 'M-50 4C-50 -24 -28 -36 0 -36S50 -24 50 4C50 20 28 32 0 32S-50 20 -50 4Z'
  const flesh = 'M-46 0C-46 -24 -26 -33 0 -33S46 -24 46 0C46 16 26 25 0 25S-46 16 -46 0Z'
  let cuts = ''
  for (const x of [-30, -15, 0, 15, 30]) cuts += `M${x} -36Q${x * 1.24} -4 ${x} 28`
  for (const y of [-20, -6, 8]) cuts += `M-50 ${y - 2}Q0 ${y + 9} 50 ${y - 2}`
  return (
    path(d, tones.mango(0.22)) +
    clip(
      flesh,
      path(flesh, '#FFB31F') + ellipse(-12, -16, 40, 20, '#FFCB4A') + line(cuts, '#E68A00', 3),
    ) +
    line('M-44 -6C-42 -22 -26 -31 -4 -32', '#FFE596', 3)
  )
}

export function tomato({ turn = 0, tone = tones.tomato }) {
  const d = smooth(ring(52, 45, 12, (index) => (index % 2 ? 1.015 : 0.985), 0.2))
  const star = [0, 1, 2, 3, 4, 5]
    .map((arm) =>
      place(
        path('M0 0C4 -6 14 -8 30 -2C16 4 6 6 0 0Z', tones.leaf(0.34 + (arm % 3) * 0.12)),
        0,
        0,
        arm * 60 + 12,
      ),
    )
    .join('')
  return (
    solid(d, tone, { turn, pull: 9, glow: [-25, -14, 11, 6] }) +
    ellipse(2, -28, 18, 7, tone(0.28)) +
    `<g transform="translate(0 -30) scale(1 .52)">${star}</g>` +
    line('M0 -31Q1 -42 9 -48', tones.leaf(0.36), 5.5)
  )
}

function crown(tone) {
  return (
    path(
      'M-17 -40C-16 -52 -22 -58 -24 -68L-10 -59L0 -71L10 -59L24 -68C22 -58 16 -52 17 -40Z',
      tone(0.3),
    ) +
    path('M-17 -41C-16 -52 -22 -58 -24 -68L-10 -59L0 -71L2 -58L-2 -41Z', tone(0.56)) +
    ellipse(0, -57, 9, 3.4, mix(tone(0.3), '#F3C76B', 0.45))
  )
}

export function pomegranate({ turn = 0, tone = tones.pomegranate }) {
  const d = smooth(ring(54, 51, 9, (index) => [1, 0.985, 1.015][index % 3], 0.3))
  const inside = ellipse(30, 10, 26, 40, '#D98A45', { opacity: 0.16 })
  return crown(tone) + solid(d, tone, { turn, pull: 10, inside, glow: [-24, -22, 12, 7] })
}

/** Half a pomegranate, its seeds in their chambers. */
export function pomegranateHalf(rng) {
  let seeds = ''
  for (let room = 0; room < 6; room += 1) {
    const middle = room * 60 + 14
    for (const [reach, spread] of [
      [17, [0]],
      [30, [-17, 17]],
      [38, [-30, 0, 30]],
    ]) {
      for (const aside of spread) {
        const angle = ((middle + aside * 0.62) * Math.PI) / 180
        const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.96]
        seeds +=
          place(
            path('M-8 0C-6 -6 3 -7 7 0C3 7 -6 6 -8 0Z', '#8E0F2A') +
              path('M-6 -1C-4 -5 3 -5 5 -1C2 3 -4 3 -6 -1Z', '#D22445'),
            x,
            y,
            middle + aside + rng.around(8),
          ) + ellipse(x - 1.6, y - 2.2, 1.9, 1.4, '#FBB6BE')
      }
    }
  }
  return (
    crown(tones.pomegranate) +
    ellipse(0, 0, 54, 52, tones.pomegranate(0.36)) +
    ellipse(-1, -1, 51, 49, '#E7A39B') +
    ellipse(-0.5, -0.5, 47, 45, '#FBEBCB') +
    seeds
  )
}

export function lemon({ turn = 0, tone = tones.lemon }) {
  const d =
    'M-56 2C-53 -4 -48 -6 -44 -14C-32 -36 18 -42 40 -20C46 -12 52 -8 57 -3C58 2 54 7 46 10C30 38 -22 42 -42 16C-47 9 -54 8 -56 2Z'
  return solid(d, tone, { turn, pull: 8, glow: [-16, -17, 12, 5] })
}

export function lemonHalf() {
  const parts = Array.from({ length: 9 }, (_, at) =>
    place(
      path(
        'M4 0C14 -12 30 -12 36 -7C38 -2 38 2 36 7C30 12 14 12 4 0Z',
        at % 2 ? '#F7D93A' : '#FBE464',
      ),
      0,
      0,
      at * 40,
    ),
  )
  return (
    ellipse(0, 2, 47, 46, tones.lemon(0.24)) +
    ellipse(0, 0, 47, 45, tones.lemon(0.56)) +
    ellipse(0, 0, 42, 40, '#FFFBE6') +
    parts.join('') +
    ellipse(0, 0, 4, 4, '#FFFBE6')
  )
}
