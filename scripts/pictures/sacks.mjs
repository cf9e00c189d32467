/** Sacks and bags. An open one gives what stands behind its produce and what stands before it: `back + produce + front`. */
import { globe } from './boxes.mjs'
import { tones } from './colours.mjs'
import { groundShadow } from './heaps.mjs'
import { clip, ellipse, line, path, rect } from './shapes.mjs'

export function lower(x, y, rx, ry) {
  return `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`
}

/** An open sack with a rolled rim. `stripe` colours its band; `mark` is drawn on its belly. */
export function sack(
  tone,
  { x = 160, y = 148, rx = 84, ry = 20, height = 108, stripe, mark = '' },
) {
  const foot = y + height
  const body = `M${x - rx} ${y}C${x - rx * 1.16} ${y + height * 0.4} ${x - rx * 1.18} ${foot - 26} ${x - rx * 0.98} ${foot - 8}C${x - rx * 0.6} ${foot + 12} ${x + rx * 0.6} ${foot + 12} ${x + rx * 0.98} ${foot - 8}C${x + rx * 1.18} ${foot - 26} ${x + rx * 1.16} ${y + height * 0.4} ${x + rx} ${y}Z`
  const weave = [0.3, 0.44, 0.58, 0.72, 0.86]
    .map((down) => line(lower(x, y + height * (down - 0.03), rx * 1.14, ry * 0.9), tone(0.43), 2))
    .join('')
  const band = stripe
    ? [0.62, 0.78]
        .map((down) => line(lower(x, y + height * (down - 0.06), rx * 1.15, ry * 0.95), stripe, 9))
        .join('')
    : ''
  const creases = line(
    `M${x - rx * 0.5} ${y + 26}C${x - rx * 0.62} ${y + 48} ${x - rx * 0.56} ${y + 66} ${x - rx * 0.66} ${y + 84}M${x + rx * 0.34} ${y + 30}C${x + rx * 0.46} ${y + 50} ${x + rx * 0.4} ${y + 62} ${x + rx * 0.48} ${y + 76}`,
    tone(0.3),
    3,
  )
  return {
    back:
      groundShadow(x + 8, foot - 2, rx * 1.3, 17) +
      ellipse(x, y, rx, ry, tone(0.12)) +
      line(`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`, tone(0.62), 11),
    front:
      clip(
        body.replace(/Z$/, `A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`),
        path(body, tone(0.3)) +
          path(body, tone(0.5), { transform: `translate(-15 -4)` }) +
          path(body, tone(0.66), { transform: `translate(-${rx * 1.36} -6)` }) +
          weave +
          band +
          creases +
          mark +
          line(lower(x, y + 9, rx, ry), tone(0.24), 9),
      ) +
      line(lower(x, y, rx, ry), tone(0.4), 15) +
      line(lower(x, y - 2, rx, ry), tone(0.66), 10) +
      line(
        `M${x - rx * 0.9} ${y + 5}A${rx} ${ry} 0 0 0 ${x - rx * 0.1} ${y + ry - 4}`,
        tone(0.88),
        3.5,
      ),
  }
}

/** A sack tied at the neck, around the origin on y = 68. */
export function tiedSack(tone, stripe) {
  const d = 'M-22 -62C-50 -56 -72 -22 -74 16C-76 54 -62 70 0 70S76 54 74 16C72 -22 50 -56 22 -62Z'
  const arc = (y) => `M-78 ${y}Q0 ${y + 26} 78 ${y}`
  return (
    clip(
      d,
      path(d, tone(0.24)) +
        path(d, tone(0.42), { transform: 'translate(-14 -6)' }) +
        path(d, tone(0.56), { transform: 'translate(-88 -8)' }) +
        line([-34, -14, 6, 26, 46].map(arc).join(''), tone(0.36), 2) +
        (stripe ? line(arc(14), stripe, 9) : '') +
        line('M-8 -56Q-22 -30 -18 -6M8 -56Q20 -34 26 -12', tone(0.24), 3),
    ) +
    path(
      'M-20 -60C-26 -76 -34 -84 -38 -94C-20 -88 -10 -96 0 -90C12 -98 22 -88 38 -96C32 -84 26 -74 20 -60Z',
      tone(0.5),
    ) +
    path(
      'M-20 -60C-26 -76 -34 -84 -38 -94C-20 -88 -12 -94 -4 -90C-8 -80 -8 -70 -6 -60Z',
      tone(0.66),
    ) +
    line('M-22 -60Q0 -52 22 -60', tones.bark(0.34), 7)
  )
}

/** A closed export bag with a blue label, standing around the origin on y = 92. */
export function kraftBag(tone, blue) {
  const d = 'M-56 -70C-60 -20 -66 40 -58 84Q-30 94 0 94T58 84C66 40 60 -20 56 -70Q0 -60 -56 -70Z'
  return (
    groundShadow(8, 90, 70, 13) +
    clip(
      d,
      path(d, tone(0.34)) +
        path(d, tone(0.54), { transform: 'translate(-14 -4)' }) +
        path(d, tone(0.68), { transform: 'translate(-84 -4)' }) +
        rect(-70, 44, 140, 12, blue) +
        rect(-70, 62, 140, 5, blue),
    ) +
    path('M-58 -86H58L56 -68Q0 -58 -56 -68Z', tone(0.44)) +
    path('M-58 -86H10L8 -64Q-30 -62 -56 -68Z', tone(0.74)) +
    line('M-54 -74Q0 -64 54 -74', '#FFFFFF', 2, { 'stroke-dasharray': '5 6' }) +
    ellipse(-2, -8, 32, 32, '#F7F4EA') +
    globe(-2, -8, 19, blue)
  )
}

/** A net bag of bulbs: fill it between back and front. */
export function meshBag(net, blue) {
  const d =
    'M136 74C92 92 56 140 50 190C46 236 76 260 160 260S274 236 270 190C264 140 228 92 184 74Z'
  let mesh = ''
  for (let at = -8; at <= 8; at += 1) {
    mesh += `M${160 + at * 7} 70Q${160 + at * 34} 160 ${160 + at * 30 + 60} 270M${160 + at * 7} 70Q${160 + at * 34} 160 ${160 + at * 30 - 60} 270`
  }
  return {
    back: groundShadow(168, 256, 112, 14) + path(d, '#5A1730'),
    within: (drawn) => clip(d, drawn),
    front:
      clip(d, line(mesh, net, 2)) +
      line(
        'M136 74C92 92 56 140 50 190C46 236 76 260 160 260S274 236 270 190C264 140 228 92 184 74',
        net,
        4,
      ) +
      path('M136 76L130 50Q160 60 190 50L184 76Q160 84 136 76Z', net) +
      line('M134 70Q160 80 186 70', blue, 9) +
      rect(176, 82, 44, 30, '#F7F4EA', { rx: 4, transform: 'rotate(14 180 82)' }) +
      rect(182, 90, 32, 7, blue, { transform: 'rotate(14 180 82)' }),
  }
}
