/** Leaves, pods and sprigs, growing from the origin. */
import { tones } from './colours.mjs'
import { clip, ellipse, line, path, place } from './shapes.mjs'

/** A leaf from the origin along x, `length` long. */
export function leaf(length, breadth, tone = tones.leaf, level = 0.5) {
  const d = `M0 0C${length * 0.25} ${-breadth} ${length * 0.7} ${-breadth} ${length} 0C${length * 0.7} ${breadth} ${length * 0.25} ${breadth} 0 0Z`
  const ribs = [0.28, 0.46, 0.64]
    .map(
      (along) =>
        `M${length * along} 0l${length * 0.12} ${-breadth * 0.5}M${length * along} 0l${length * 0.12} ${breadth * 0.5}`,
    )
    .join('')
  return (
    clip(
      d,
      path(d, tone(level - 0.14)) +
        path(
          `M0 0C${length * 0.25} ${-breadth} ${length * 0.7} ${-breadth} ${length} 0Z`,
          tone(level + 0.12),
        ),
    ) +
    line(`M0 0H${length * 0.94}`, tone(level - 0.3), 2) +
    line(ribs, tone(level - 0.2), 1.4)
  )
}

/** A long blade of grass or paddy, bending. */
export function blade(length, bend, width, tone = tones.leaf, level = 0.5) {
  return path(
    `M${-width / 2} 0C${-width / 2} ${-length * 0.5} ${bend * 0.3} ${-length * 0.9} ${bend} ${-length}C${bend * 0.5} ${-length * 0.8} ${width} ${-length * 0.5} ${width / 2} 0Z`,
    tone(level),
  )
}

/** A pulse pod with its beans showing. */
export function pod(length, beans, tone, bean) {
  const d = `M0 0C${length * 0.2} -17 ${length * 0.8} -17 ${length} -2C${length * 0.8} 15 ${length * 0.2} 15 0 0Z`
  let drawn =
    line('M0 0L-12 -5', tone(0.3), 4) +
    clip(d, path(d, tone(0.3)) + path(d, tone(0.56), { transform: 'translate(-1 -4)' }))
  for (let at = 0; at < beans; at += 1) {
    const x = length * (0.17 + (0.68 * at) / Math.max(beans - 1, 1))
    drawn +=
      ellipse(x, 0, length * 0.085, 8, bean(0.3)) +
      ellipse(x - 1, -1.4, length * 0.072, 6.4, bean(0.6)) +
      ellipse(x - 2.4, -3.4, 3, 2, bean(0.88))
  }
  return drawn
}

/** A flowering top of mustard. */
export function flowers(rng) {
  let drawn = line(
    'M0 60C2 20 -2 -20 0 -70M0 10C14 -6 22 -20 26 -40M0 24C-12 8 -20 -4 -26 -22',
    tones.leaf(0.42),
    4,
  )
  const spots = [
    [0, -78],
    [-13, -66],
    [13, -68],
    [-2, -58],
    [26, -48],
    [36, -38],
    [18, -36],
    [-27, -30],
    [-37, -20],
    [-18, -18],
    [6, -88],
  ]
  for (const [x, y] of spots) {
    const turn = rng.between(0, 90)
    drawn += place(
      [0, 90, 180, 270]
        .map((petal) =>
          place(ellipse(0, -6.4, 4.6, 6, petal > 90 ? '#F0B90B' : '#FFD62E'), 0, 0, petal),
        )
        .join('') + ellipse(0, 0, 2.8, 2.8, '#9A8412'),
      x,
      y,
      turn,
    )
  }
  return drawn + place(leaf(44, 11), 0, 34, -30) + place(leaf(40, 10), 0, 44, 206)
}

/** A few stalks of green coriander with their rounded, scalloped leaves. */
export function herb(rng) {
  const scallops = [
    [-13, -6, 8],
    [-8, -16, 8.5],
    [0, -21, 9],
    [8, -16, 8.5],
    [13, -6, 8],
    [0, -8, 11],
  ]
  const frond =
    scallops.map(([x, y, r]) => ellipse(x, y, r, r, tones.leaf(0.42))).join('') +
    scallops
      .map(([x, y, r]) => ellipse(x - 1.4, y - 1.6, r * 0.78, r * 0.76, tones.leaf(0.62)))
      .join('') +
    line('M0 4V-18M0 -2L-11 -8M0 -2L11 -8', tones.leaf(0.36), 1.6)
  const stems = [
    [-30, -58, 1],
    [2, -82, 1.15],
    [34, -60, 1.05],
    [-12, -34, 0.9],
    [26, -26, 0.9],
  ]
  return stems
    .map(
      ([x, y, size]) =>
        line(`M0 60C${x * 0.1} 10 ${x * 0.8} ${y * 0.3} ${x} ${y}`, tones.leaf(0.56), 3.2) +
        place(frond, x, y, x * 0.6 + rng.around(8), size),
    )
    .join('')
}

/** A twig of coffee with ripe cherries, growing along x. */
export function cherries() {
  const berry = (x, y, level = 0.5) =>
    ellipse(x, y, 11, 11, tones.tomato(level - 0.3)) +
    ellipse(x - 1, y - 1.2, 9.6, 9.4, tones.tomato(level)) +
    ellipse(x - 4, y - 4, 3, 2.4, tones.tomato(0.95))
  return (
    place(leaf(84, 22, tones.leaf, 0.4), 24, -4, -52) +
    place(leaf(76, 20, tones.leaf, 0.56), 66, -2, 40) +
    line('M0 0Q60 -14 122 -6', tones.bark(0.46), 5) +
    place(leaf(62, 17, tones.leaf, 0.5), 118, -6, -8) +
    berry(30, 6) +
    berry(48, -16, 0.44) +
    berry(50, 4, 0.56) +
    berry(88, -20, 0.5) +
    berry(92, 2, 0.46) +
    berry(106, -14, 0.56)
  )
}
