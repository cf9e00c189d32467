/** Ways of showing produce that many offers share. Things stand around x = 160 on y = 246 or a little nearer. */
import { groundShadow, heap } from './heaps.mjs'
import { place } from './shapes.mjs'

/** A heap on the bare ground. */
export function mound(kind, tone, rng, more = {}) {
  const shape = { x: 160, y: 232, width: 226, height: 112, depth: 24, ...more }
  return (
    groundShadow(shape.x + 4, shape.y + 11, shape.width * 0.53, shape.depth + 2) +
    heap(kind, tone, rng, shape)
  )
}

/** A heap in an open container. */
export function filled(
  holder,
  kind,
  tone,
  rng,
  { x = 160, y, width, height, depth = 16, ...more },
) {
  return holder.back + heap(kind, tone, rng, { x, y, width, height, depth, ...more }) + holder.front
}

/** Single things with their shadows: [drawn, x, y, turn, scale], far ones first. `foot` is where each touches the ground below its middle. */
export function standing(things, foot = 44, reach = 50) {
  return things
    .map(
      ([drawn, x, y, turn = 0, scale = 1]) =>
        groundShadow(x + 6, y + foot * scale, reach * scale, 10 * scale, 0.2) +
        place(drawn, x, y, turn, scale),
    )
    .join('')
}

/** Things without shadows: those that lie on others. */
export function lying(things) {
  return things.map(([drawn, x, y, turn, scale]) => place(drawn, x, y, turn, scale)).join('')
}

/**
 * A loose pile of long things: `draw(turn, level)` gives one along x. Rows from the back, wider towards the front.
 * `tilt` is how far they turn from lying flat.
 */
export function pile(
  rng,
  { x = 160, y = 240, rows = [2, 3, 4], width = 200, rise = 22, tilt = 28, scale = 1 },
  draw,
) {
  const most = Math.max(...rows)
  return rows
    .map((count, row) => {
      const reach = (width * count) / most
      return Array.from({ length: count }, (_, at) => {
        const u = count === 1 ? 0 : at / (count - 1) - 0.5
        const turn = rng.around(tilt) + (rng.next() < 0.5 ? 0 : 180)
        const level = 0.5 - u * 0.1 + (rows.length - row) * 0.02 + rng.around(0.05)
        return place(
          draw(turn, level),
          x + u * reach * 0.72 + rng.around(6),
          y - (rows.length - 1 - row) * rise + rng.around(4),
          turn,
          scale,
        )
      }).join('')
    })
    .join('')
}
