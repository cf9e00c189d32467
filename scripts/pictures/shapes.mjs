/** SVG by string. Everything is drawn in a square of 320; the light comes from the upper left. */
export const SIDE = 320

const round = (value) => Math.round(value * 100) / 100
let clips = 0

function attributes(given) {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
}

export function ellipse(cx, cy, rx, ry, fill, more = {}) {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`
}

export function path(d, fill, more = {}) {
  return `<path${attributes({ d, fill, ...more })}/>`
}

/** A line without fill; round ends unless told otherwise. */
export function line(d, stroke, width, more = {}) {
  return path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more })
}

export function rect(x, y, width, height, fill, more = {}) {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}/>`
}

export function place(drawn, x, y, turn = 0, scale = 1) {
  const size = scale === 1 ? '' : ` scale(${round(scale)})`
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})${size}">${drawn}</g>`
}

/** A closed curve through all points (Catmull-Rom as Béziers). */
export function smooth(points) {
  const count = points.length
  const curves = points.map((from, index) => {
    const before = points[(index - 1 + count) % count]
    const to = points[(index + 1) % count]
    const after = points[(index + 2) % count]
    const control = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
    return `C${control.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`
  })
  return `M${round(points[0][0])} ${round(points[0][1])}${curves.join('')}Z`
}

/** Points around a circle or ellipse, each pushed in or out by `wobble(index)`. */
export function ring(rx, ry, count, wobble = () => 1, turn = 0) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + turn
    const reach = wobble(index)
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
}

export function clip(d, drawn) {
  clips += 1
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${drawn}</g>`
}

/**
 * A solid thing: its outline in shadow tone, the same outline pulled towards the light in base tone, again in light tone, and a glow.
 * `turn` is how far the thing will be turned afterwards, so that the light still comes from the upper left.
 */
export function solid(d, tone, { pull = 9, turn = 0, level = 0.5, inside = '', glow } = {}) {
  const angle = ((-turn - 128) * Math.PI) / 180
  const by = (reach) =>
    `translate(${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)})`
  const rim = path(d, tone(level - 0.36), {
    stroke: tone(level - 0.36),
    'stroke-width': 2.4,
    'stroke-linejoin': 'round',
  })
  return (
    rim +
    clip(
      d,
      path(d, tone(level - 0.27)) +
        path(d, tone(level), { transform: by(pull) }) +
        path(d, tone(level + 0.17), { transform: `${by(pull * 3.4)}` }) +
        inside +
        (glow
          ? ellipse(glow[0], glow[1], glow[2], glow[3], tone(level + 0.42), {
              transform: `rotate(${glow[4] ?? -turn - 38} ${glow[0]} ${glow[1]})`,
            })
          : ''),
    )
  )
}
