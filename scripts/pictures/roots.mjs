/** Ginger and turmeric. */
import { tones } from './colours.mjs'
import { ellipse, line, place } from './shapes.mjs'

/** Knobbly roots from limbs [x1, y1, x2, y2, thickness]: ginger, turmeric. */
function rhizome(limbs, tone, { rings = true, cuts = [] } = {}) {
  const strokes = (level, thin, dx, dy) =>
    limbs
      .map(([x1, y1, x2, y2, w]) =>
        line(`M${x1 + dx} ${y1 + dy}L${x2 + dx} ${y2 + dy}`, tone(level), w * thin),
      )
      .join('')
  const marks = limbs
    .map(([x1, y1, x2, y2, w]) => {
      const length = Math.hypot(x2 - x1, y2 - y1)
      const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
      let drawn = ''
      for (let along = w * 0.1; along < length; along += 15) {
        const [px, py] = [x1 + ux * along, y1 + uy * along]
        const half = w * 0.4
        drawn += line(
          `M${px - uy * half} ${py + ux * half}Q${px + ux * 5} ${py + uy * 5} ${px + uy * half} ${py - ux * half}`,
          tone(0.27),
          1.7,
        )
      }
      return drawn
    })
    .join('')
  return (
    strokes(0.24, 1, 0, 0) +
    strokes(0.5, 0.84, -2, -2.4) +
    strokes(0.68, 0.4, -5, -6) +
    (rings ? marks : '') +
    cuts
      .map(([x, y, rx, ry, turn, cut]) =>
        place(
          ellipse(0, 0, rx + 2.5, ry + 2.5, tone(0.26)) +
            ellipse(0, 0, rx, ry, cut(0.62)) +
            ellipse(0, 0, rx * 0.6, ry * 0.56, cut(0.45)),
          x,
          y,
          turn,
        ),
      )
      .join('')
  )
}

export const ginger = () =>
  rhizome(
    [
      [-78, 14, -20, 2, 50],
      [-30, 2, 40, 10, 56],
      [-62, 0, -88, -38, 36],
      [-10, -8, -2, -56, 38],
      [-2, -52, 22, -74, 28],
      [40, 6, 86, -24, 40],
      [30, 24, 56, 50, 34],
      [-40, 20, -56, 46, 30],
      [82, -24, 92, -52, 26],
    ],
    tones.ginger,
    {
      cuts: [
        [100, -60, 12, 8, -60, tones.turmericPolished],
        [-93, -47, 14, 10, 50, tones.turmericPolished],
      ],
    },
  )

/** One turmeric finger along x. */
export function turmericFinger(tone, { short = false, cut = true } = {}) {
  const limbs = short
    ? [
        [-24, 3, 0, -1, 20],
        [-4, -1, 20, 2, 23],
        [2, -4, 8, -15, 13],
      ]
    : [
        [-40, 6, -16, -1, 18],
        [-20, -1, 12, 1, 25],
        [8, 1, 38, -5, 19],
        [-2, -6, 8, -19, 14],
        [-16, 5, -24, 16, 12],
      ]
  const [x, y, turn] = short ? [28, 2, 4] : [45, -6, -10]
  return rhizome(limbs, tone, { cuts: cut ? [[x, y, 4.6, 8, turn, tones.turmericCut]] : [] })
}
