/** The heads of cereals: what tells one grain from another at a glance. Each stands at the origin and grows upwards. */
import { tones } from './colours.mjs'
import { ellipse, line, path, place } from './shapes.mjs'

/** An ear of wheat with awns, `rows` pairs of grains. */
export function wheatEar(tone, rows = 7, size = 1) {
  let drawn = line('M0 60V0', tone(0.4), 4)
  const grainAt = (x, y, turn, level) =>
    place(
      path('M0 9C-8 4 -7 -8 0 -14C7 -8 8 4 0 9Z', tone(level - 0.26)) +
        path('M-1 7C-7 3 -6 -7 -1 -12C4 -7 4 3 -1 7Z', tone(level)),
      x,
      y,
      turn,
    )
  for (let row = 0; row < rows; row += 1) {
    const y = -row * 13
    drawn += line(`M-7 ${y - 8}L-24 ${y - 42}M7 ${y - 8}L24 ${y - 42}`, tone(0.62), 1.6)
    drawn += grainAt(-8, y, -26, 0.64) + grainAt(8, y, 26, 0.46)
  }
  drawn +=
    line(`M0 ${-rows * 13 - 8}V${-rows * 13 - 42}`, tone(0.62), 1.6) +
    grainAt(0, -rows * 13 + 2, 0, 0.58)
  return place(drawn, 0, 0, 0, size)
}

/** A drooping panicle of paddy: grains along arching stalks. */
export function paddy(tone, stalk = tones.husk) {
  const arcs = [
    [64, -96],
    [86, -66],
    [90, -34],
    [46, -116],
  ]
  return arcs
    .map(([dx, dy], arc) => {
      let drawn = line(`M0 0C4 -50 ${dx * 0.4} ${dy * 1.1} ${dx} ${dy}`, stalk(0.4), 2.4)
      for (let step = 3; step <= 9; step += 1) {
        const t = step / 9
        const s = 1 - t
        const x = 3 * s * s * t * 4 + 3 * s * t * t * dx * 0.4 + t ** 3 * dx
        const y = 3 * s * s * t * -50 + 3 * s * t * t * dy * 1.1 + t ** 3 * dy
        for (const side of [-1, 1]) {
          drawn += place(
            path('M-1 0C2 -5 10 -5 14 0C10 5 2 5 -1 0Z', tone(side < 0 ? 0.6 : 0.4)) +
              path('M1 -1C4 -4 9 -4 12 -1Z', tone(0.78)),
            x,
            y,
            28 + arc * 4 + side * 40,
          )
        }
      }
      return drawn
    })
    .join('')
}

/** A tight oval head (jowar) or a long candle (bajra) of round grains on a stalk. */
export function grainHead(tone, rng, { rx, ry, grainSize }) {
  let drawn = line(`M0 ${ry * 1.9}V0`, tones.husk(0.36), 6)
  const grains = []
  for (let y = -ry; y <= ry; y += grainSize * 1.25) {
    const reach = rx * Math.sqrt(Math.max(0, 1 - (y / ry) ** 2))
    for (let x = -reach; x <= reach + 0.1; x += grainSize * 1.5)
      grains.push([x + rng.around(1.6), y + rng.around(1.6)])
  }
  drawn += ellipse(0, 0, rx, ry, tone(0.1))
  for (const [x, y] of grains) {
    const level = 0.52 - (x / rx) * 0.2 - (y / ry) * 0.06 + rng.around(0.06)
    drawn +=
      ellipse(x, y, grainSize, grainSize, tone(level - 0.26)) +
      ellipse(x - 0.8, y - 0.9, grainSize * 0.78, grainSize * 0.76, tone(level))
  }
  return drawn
}
