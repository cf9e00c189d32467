/** Chillies, maize cobs and cotton bolls. */
import { mix, tones } from './colours.mjs'
import { clip, ellipse, line, path, place, ring, smooth, solid } from './shapes.mjs'

/** A dry chilli along x, its stem on the left; `bend` lifts its tip. */
export function chilli(
  tone,
  { length = 130, breadth = 15, bend = 26, stem = true, wrinkled = false, level = 0.5 },
) {
  const steps = 9
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const width =
      breadth *
      (0.78 + 0.5 * Math.sin(Math.min(t * 2.4, Math.PI / 2))) *
      (1 - t ** 2.6) *
      (wrinkled ? 1 + 0.13 * (step % 2 ? 1 : -1) : 1) *
      0.82
    return [t * length - length / 2, -bend * t * t + bend * 0.3, width]
  })
  const outline = smooth([
    ...points.map(([x, y, w]) => [x, y - w]),
    ...points
      .slice(0, -1)
      .toReversed()
      .map(([x, y, w]) => [x, y + w]),
  ])
  const along = (up) =>
    points
      .slice(1, 8)
      .map(([x, y, w]) => `${x} ${y - w * up}`)
      .join('L')
  const folds = wrinkled
    ? points
        .slice(1, 8)
        .map(([x, y, w]) =>
          line(`M${x - 2} ${y - w * 0.8}q5 ${w * 0.8} 0 ${w * 1.5}`, tone(level - 0.3), 2),
        )
        .join('')
    : line(`M${along(-0.28)}`, tone(level - 0.2), 2)
  const left = -length / 2
  return (
    (stem ? line(`M${left} ${bend * 0.3}q-14 -2 -24 -12`, tones.husk(0.26), 5) : '') +
    clip(
      outline,
      path(outline, tone(level - 0.27)) +
        path(outline, tone(level), { transform: `translate(-1 ${-breadth * 0.34})` }) +
        folds +
        line(`M${along(0.5)}`, tone(level + 0.3), 3),
    ) +
    (stem
      ? path(
          `M${left - 4} ${bend * 0.3 - 7}q10 -6 19 0q-4 8 0 15q-10 4 -19 -2q-4 -6 0 -13Z`,
          tones.husk(0.38),
        )
      : '')
  )
}

/** A cob of maize standing at the origin, with its husk. */
export function cob(tone, { husk = true } = {}) {
  const d = 'M0 -92C24 -84 36 -40 34 4C33 44 20 66 0 66S-33 44 -34 4C-36 -40 -24 -84 0 -92Z'
  let grains = ''
  for (let row = 0; row < 15; row += 1) {
    const y = -84 + row * 10.4
    for (let column = -3; column <= 3; column += 1) {
      const bulge = Math.sin((column * Math.PI) / 7.4)
      const x = bulge * 35
      const width = 5.8 * Math.cos((column * Math.PI) / 8.4) + 1
      const level = 0.54 - bulge * 0.22 + (row % 3 === column % 2 ? 0.05 : 0)
      grains +=
        ellipse(x, y + Math.abs(column) * 1.4, width, 5.2, tone(level)) +
        ellipse(x - 1.4, y - 1.6 + Math.abs(column) * 1.4, width * 0.46, 1.7, tone(level + 0.24))
    }
  }
  const leafPath = (side, level) =>
    path(
      `M0 88C${side * 30} 80 ${side * 62} 30 ${side * 54} -34C${side * 40} 4 ${side * 20} 30 ${side * 2} 46Z`,
      tones.husk(level),
    )
  const front = husk
    ? leafPath(-1, 0.62) +
      leafPath(1, 0.36) +
      path('M0 92C-26 84 -36 48 -26 16C-12 40 14 44 24 22C34 56 22 84 0 92Z', tones.husk(0.5)) +
      line(
        'M-34 2C-30 34 -18 62 -4 80M34 4C30 36 18 60 6 78M-8 40C-6 60 -4 74 0 86M12 40C10 58 6 72 2 84',
        tones.husk(0.24),
        2,
      ) +
      path('M-9 86H9L7 102H-7Z', tones.husk(0.3))
    : ''
  return clip(d, path(d, tone(0.14)) + grains) + front
}

/** A ripe cotton boll, four locks of lint in their dry husk. */
export function boll(rng) {
  const bracts = [-74, -34, 34, 74]
    .map((turn, at) =>
      place(
        path(
          'M-11 0C-16 -26 -10 -50 0 -66C10 -50 16 -26 11 0Z',
          tones.bark([0.66, 0.5, 0.4, 0.3][at]),
        ) + line('M0 -6V-50', tones.bark(0.2), 2),
        0,
        34,
        turn,
      ),
    )
    .join('')
  let lint = ''
  for (const [x, y, r] of [
    [-27, -4, 28],
    [27, -2, 28],
    [0, -28, 31],
    [0, 14, 29],
  ]) {
    const puff = smooth(ring(r, r * 0.92, 9, () => 1 + rng.around(0.09))).replace(
      /(-?\d+\.?\d*) (-?\d+\.?\d*)/g,
      (_, px, py) => `${Number(px) + x} ${Number(py) + y}`,
    )
    lint += path(puff, tones.cotton(0.16)) + solid(puff, tones.cotton, { pull: 7, level: 0.5 })
  }
  const wisps = line(
    'M-40 -8q10 8 22 4M-10 -40q10 8 22 2M18 -8q10 10 22 4M-14 16q12 10 26 4M-4 -14q6 4 10 0',
    tones.cotton(0.24),
    2,
  )
  return (
    bracts +
    lint +
    wisps +
    place(
      path(
        'M-14 0C-12 -12 12 -12 14 0C10 12 -10 12 -14 0Z',
        mix(tones.bark(0.5), tones.husk(0.3), 0.5),
      ),
      0,
      44,
    )
  )
}
