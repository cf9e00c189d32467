import { kernels } from './kernels.mjs'
import { ellipse, path, place } from './shapes.mjs'

const SHADOW = '#3B2A14'

/** The soft shadow a thing throws on the ground, away from the light. */
export function groundShadow(x, y, rx, ry, strength = 0.17) {
  return (
    ellipse(x + rx * 0.07, y, rx, ry, SHADOW, { opacity: strength * 0.6 }) +
    ellipse(x + rx * 0.05, y - ry * 0.06, rx * 0.9, ry * 0.78, SHADOW, { opacity: strength })
  )
}

function footprint(kind, scale) {
  const { along, across } = kernels[kind]
  return [along * scale, across * scale]
}

/** One grain turned and lit as it lies. */
function grain(kind, tone, rng, { x, y, turn, level, scale = 1 }) {
  const lit =
    Math.cos((turn * Math.PI) / 180) + 0.5 * Math.sin((turn * Math.PI) / 180) >= 0 ? 1 : -1
  const round = ['jowar', 'mustard', 'pepper'].includes(kind)
  return place(kernels[kind].draw(tone, level, lit, rng), x, y, round ? 0 : turn, scale)
}

/**
 * A heap of grains: rows from the far side to the near one, lighter towards the upper left.
 * `width` and `height` are the mound's; `depth` is how far its near edge bulges towards us; `peak` above 1 is steeper.
 */
export function heap(
  kind,
  tone,
  rng,
  { x, y, width, height, depth = 26, peak = 0.85, scale = 1.25, spread = 180, bright = 0 },
) {
  const [along, across] = footprint(kind, scale)
  const half = width / 2
  const top = (u) => y - height * Math.cos((u * Math.PI) / 2) ** peak
  const bottom = (u) => y + depth * Math.sqrt(Math.max(0, 1 - u * u))
  const core = 0.94
  const edge = Array.from({ length: 25 }, (_, index) => index / 12 - 1)
  const outline = [
    ...edge.map((u) => [x + u * half * core, Math.min(top(u) + across * 0.75, y)]),
    ...edge.toReversed().map((u) => [x + u * half * core, bottom(u) - across * 0.3]),
  ]
  const grains = []
  let odd = false
  for (let row = y - height; row < y + depth; row += across * 0.72) {
    odd = !odd
    for (let column = x - half - along; column < x + half + along; column += along * 0.86) {
      const place = {
        x: column + (odd ? along * 0.43 : 0) + rng.around(along * 0.2),
        y: row + rng.around(across * 0.22),
      }
      const u = (place.x - x) / half
      if (Math.abs(u) > 0.99) continue
      if (place.y < top(u) + across * 0.1 || place.y > bottom(u) - across * 0.12) continue
      const up = (y + depth - place.y) / (height + depth)
      const level = 0.4 - u * 0.17 + up * 0.2 + rng.around(0.09) + bright
      grains.push({
        ...place,
        turn: rng.around(spread),
        level,
        scale: scale * rng.between(0.92, 1.08),
      })
    }
  }
  return (
    path(
      `M${outline.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`,
      tone(0.06),
    ) +
    grains
      .toSorted((a, b) => a.y - b.y)
      .map((one) => grain(kind, tone, rng, one))
      .join('')
  )
}

/** A few grains that rolled away; `places` are [x, y, turn]. */
export function strays(kind, tone, rng, places, scale = 1) {
  const [along, across] = footprint(kind, scale)
  return places
    .map(
      ([x, y, turn]) =>
        ellipse(x + 2.5, y + across * 0.36, along * 0.54, across * 0.3, SHADOW, { opacity: 0.2 }) +
        grain(kind, tone, rng, { x, y, turn, level: 0.56, scale }),
    )
    .join('')
}
