/** Jaggery and the cane it comes from. */
import { tones } from './colours.mjs'
import { ellipse, line, path, place, rect } from './shapes.mjs'

/** A moulded block of jaggery on the ground at the origin: `width` at the foot. */
export function jaggeryBlock(width, height, tone = tones.jaggery) {
  const [half, top] = [width / 2, (width / 2) * 0.72]
  return (
    path(
      `M${-half} 0C${-half * 0.96} ${-height * 0.6} ${-top} ${-height} ${-top} ${-height}H${top}C${top} ${-height} ${half * 0.96} ${-height * 0.6} ${half} 0A${half} ${half * 0.26} 0 0 1 ${-half} 0Z`,
      tone(0.3),
    ) +
    path(
      `M${-half} 0C${-half * 0.96} ${-height * 0.6} ${-top} ${-height} ${-top} ${-height}H${top * 0.5}C${half * 0.5} ${-height * 0.6} ${half * 0.5} 0 ${half * 0.4} ${half * 0.24}C${-half * 0.2} ${half * 0.3} ${-half * 0.9} ${half * 0.2} ${-half} 0Z`,
      tone(0.46),
    ) +
    path(
      `M${-half} 0C${-half * 0.96} ${-height * 0.6} ${-top} ${-height} ${-top} ${-height}H${-top * 0.5}C${-half * 0.6} ${-height * 0.5} ${-half * 0.62} 0 ${-half * 0.58} ${half * 0.2}C${-half * 0.8} ${half * 0.16} ${-half * 0.96} ${half * 0.1} ${-half} 0Z`,
      tone(0.62),
    ) +
    ellipse(0, -height, top, top * 0.27, tone(0.76)) +
    ellipse(-4, -height - 1, top * 0.84, top * 0.19, tone(0.86)) +
    line(
      `M${-half * 0.7} ${-height * 0.42}l14 5M${-half * 0.2} ${-height * 0.2}l18 4M${half * 0.3} ${-height * 0.56}l16 2M${-half * 0.36} ${-height * 0.72}l12 3M${half * 0.1} ${half * 0.1}l16 -2`,
      tone(0.24),
      2.4,
    )
  )
}

/** A cube seen from above and in front, its lower corner at the origin. */
export function cube(size, tone = tones.jaggery, level = 0.5) {
  const [w, h] = [size * 0.87, size * 0.5]
  return (
    path(`M0 0L${-w} ${-h}V${-h - size}L0 ${-size}Z`, tone(level + 0.02)) +
    path(`M0 0L${w} ${-h}V${-h - size}L0 ${-size}Z`, tone(level - 0.22)) +
    path(
      `M0 ${-size}L${-w} ${-h - size}L0 ${-h * 2 - size}L${w} ${-h - size}Z`,
      tone(level + 0.28),
    ) +
    line(
      `M${-w * 0.7} ${-h - size * 0.3}l${w * 0.3} 3M${w * 0.3} ${-h * 0.6 - size * 0.5}l${w * 0.24} -5`,
      tone(level - 0.26),
      1.8,
    )
  )
}

/** A length of sugar cane along x, cut at its right end. */
export function cane(length, thick = 24) {
  const tone = tones.husk
  let drawn =
    rect(-length / 2, -thick / 2, length, thick, tone(0.44)) +
    rect(-length / 2, -thick / 2, length, thick * 0.34, tone(0.68)) +
    rect(-length / 2, thick * 0.22, length, thick * 0.28, tone(0.24))
  for (let x = -length / 2 + 26; x < length / 2 - 10; x += 44) {
    drawn +=
      rect(x - 4, -thick / 2 - 1.5, 8, thick + 3, '#8A4B57', { rx: 3 }) +
      rect(x - 4, -thick / 2 - 1.5, 3, thick + 3, '#B98088', { rx: 2 })
  }
  return (
    drawn +
    place(
      ellipse(0, 0, thick * 0.3, thick / 2, '#C9B25A') +
        ellipse(0, 0, thick * 0.22, thick * 0.4, '#F7EFC4'),
      length / 2,
      0,
    )
  )
}
