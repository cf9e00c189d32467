/** Bowls, baskets and plates: `back + produce + front`. */
import { groundShadow } from './heaps.mjs'
import { lower } from './sacks.mjs'
import { clip, ellipse, line, path } from './shapes.mjs'

/** A round bowl: brass, clay or steel, with a bright rim and a foot. */
export function bowl(tone, { x = 160, y = 176, rx = 98, ry = 24, height = 72 }) {
  const foot = y + height
  const body = `M${x - rx} ${y}C${x - rx} ${y + height * 0.62} ${x - rx * 0.56} ${foot} ${x} ${foot}C${x + rx * 0.56} ${foot} ${x + rx} ${y + height * 0.62} ${x + rx} ${y}Z`
  const cut = body.replace(/Z$/, `A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`)
  return {
    back:
      groundShadow(x + 8, foot + 6, rx * 0.86, 14) +
      ellipse(x, y, rx, ry, tone(0.1)) +
      line(`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`, tone(0.66), 5),
    front:
      path(
        `M${x - rx * 0.42} ${foot - 8}L${x - rx * 0.5} ${foot + 8}Q${x} ${foot + 18} ${x + rx * 0.5} ${foot + 8}L${x + rx * 0.42} ${foot - 8}Z`,
        tone(0.24),
      ) +
      clip(
        cut,
        path(body, tone(0.24)) +
          path(body, tone(0.46), { transform: 'translate(-20 -8)' }) +
          path(body, tone(0.66), { transform: `translate(-${rx * 1.16} -14)` }) +
          line(
            `M${x - rx * 0.8} ${y + 30}Q${x - rx * 0.66} ${y + 52} ${x - rx * 0.4} ${y + 62}`,
            tone(0.95),
            6,
          ) +
          line(lower(x, y + 20, rx * 0.98, ry * 0.96), tone(0.2), 2.6),
      ) +
      line(lower(x, y + 2, rx, ry), tone(0.28), 7) +
      line(lower(x, y, rx, ry), tone(0.78), 5),
  }
}

/** A woven bamboo basket. */
export function basket(tone, { x = 160, y = 172, rx = 102, ry = 24, height = 78 }) {
  const foot = y + height
  const body = `M${x - rx} ${y}C${x - rx * 0.96} ${y + height * 0.6} ${x - rx * 0.84} ${foot - 4} ${x - rx * 0.66} ${foot}Q${x} ${foot + 16} ${x + rx * 0.66} ${foot}C${x + rx * 0.84} ${foot - 4} ${x + rx * 0.96} ${y + height * 0.6} ${x + rx} ${y}`
  const rows = 5
  let weave = ''
  for (let row = 0; row < rows; row += 1) {
    const down = y + 16 + row * ((height - 2) / rows)
    const reach = rx * (1 - 0.05 * row)
    for (let column = 0; column < 11; column += 1) {
      const u = (column + (row % 2 ? 0.5 : 0)) / 5.5 - 1
      if (Math.abs(u) > 0.99) continue
      const px = x + Math.sin((u * Math.PI) / 2) * reach
      const py = down + ry * Math.cos((u * Math.PI) / 2)
      const width = 12 * Math.cos((u * Math.PI) / 2) + 3
      weave += ellipse(px, py - 4, width, 6.2, tone(0.58 - u * 0.24))
    }
  }
  return {
    back:
      groundShadow(x + 8, foot + 2, rx * 0.98, 15) +
      ellipse(x, y, rx, ry, tone(0.1)) +
      line(`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`, tone(0.55), 9),
    front:
      clip(
        `${body}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`,
        path(`${body}Z`, tone(0.2)) + weave + line(lower(x, y + 10, rx, ry), tone(0.16), 7),
      ) +
      line(lower(x, y, rx, ry), tone(0.36), 14) +
      line(lower(x, y - 2, rx, ry), tone(0.7), 9) +
      Array.from({ length: 15 }, (_, index) => {
        const angle = Math.PI * (0.04 + (0.92 * index) / 14)
        const [px, py] = [x + Math.cos(angle) * rx, y - 1 + Math.sin(angle) * ry]
        return line(`M${px - 3.5} ${py - 5}L${px + 3.5} ${py + 5}`, tone(0.34), 2.6)
      }).join(''),
  }
}

/** A wide flat plate. */
export function plate(tone, { x = 160, y = 224, rx = 122, ry = 34 }) {
  return (
    groundShadow(x + 6, y + 10, rx * 1.02, ry) +
    ellipse(x, y + 6, rx, ry, tone(0.24)) +
    ellipse(x, y, rx, ry, tone(0.78)) +
    ellipse(x, y + 1, rx * 0.9, ry * 0.84, tone(0.36)) +
    ellipse(x, y + 4, rx * 0.88, ry * 0.8, tone(0.56))
  )
}
