/** Crates, cartons and trays: `back + produce + front`. */
import { tones } from './colours.mjs'
import { groundShadow } from './heaps.mjs'
import { ellipse, line, path, rect } from './shapes.mjs'

/** A slatted wooden crate seen from the front, its far edge showing above. */
export function crate(tone, { x = 160, y = 168, width = 216, height = 84, slats = 3 }) {
  const left = x - width / 2
  const gap = 7
  const slat = (height - gap * (slats - 1)) / slats
  const boards = Array.from({ length: slats }, (_, index) => {
    const top = y + index * (slat + gap)
    return (
      rect(left, top, width, slat, tone(0.52), { rx: 3 }) +
      rect(left, top, width, 4, tone(0.76), { rx: 2 }) +
      rect(left, top + slat - 5, width, 5, tone(0.34), { rx: 2 }) +
      line(
        `M${left + 34} ${top + slat * 0.5}h${width * 0.26}M${left + width * 0.56} ${top + slat * 0.42}h${width * 0.24}`,
        tone(0.42),
        2,
      )
    )
  }).join('')
  const post = (px, level) =>
    rect(px, y - 8, 20, height + 14, tone(level), { rx: 3 }) +
    rect(px, y - 8, 6, height + 14, tone(level + 0.16), { rx: 3 }) +
    Array.from({ length: slats }, (_, index) =>
      ellipse(px + 11, y + index * (slat + gap) + slat / 2, 2.4, 2.4, tone(0.08)),
    ).join('')
  return {
    back:
      groundShadow(x + 10, y + height + 5, width * 0.55, 12, 0.2) +
      path(
        `M${left + 14} ${y - 20}H${left + width - 14}L${left + width} ${y + 10}V${y + height - 4}H${left}V${y + 10}Z`,
        tone(0.06),
      ) +
      rect(left + 12, y - 24, width - 24, 10, tone(0.42), { rx: 3 }),
    front: boards + post(left - 2, 0.56) + post(left + width - 18, 0.42),
  }
}

/** An open export carton with its flaps folded out. `mark` is drawn on its face (x and y are the face's middle). */
export function carton(tone, { x = 160, y = 164, width = 190, height = 90, mark = '', band }) {
  const left = x - width / 2
  const right = x + width / 2
  return {
    back:
      groundShadow(x + 12, y + height + 2, width * 0.58, 13, 0.2) +
      path(`M${left + 16} ${y - 26}H${right - 16}L${right} ${y}H${left}Z`, tone(0.04)) +
      path(`M${left + 16} ${y - 26}H${right - 16}L${right - 8} ${y - 40}H${left + 8}Z`, tone(0.44)),
    front:
      rect(left, y, width, height, tone(0.52), { rx: 2 }) +
      rect(right - 34, y, 34, height, tone(0.42)) +
      (band ? rect(left, y + height - 26, width, 14, band) : '') +
      path(
        `M${left} ${y}L${left + 16} ${y - 26}L${left - 20} ${y - 12}L${left - 30} ${y + 8}Z`,
        tone(0.7),
      ) +
      path(
        `M${right} ${y}L${right - 16} ${y - 26}L${right + 20} ${y - 12}L${right + 30} ${y + 8}Z`,
        tone(0.36),
      ) +
      path(`M${left} ${y}H${right}L${right + 6} ${y + 20}H${left - 6}Z`, tone(0.66)) +
      path(`M${left - 6} ${y + 20}H${right + 6}V${y + 23}H${left - 6}Z`, tone(0.32)) +
      mark,
  }
}

/** A low fruit tray for export, white-edged, with a blue band. */
export function tray(tone, blue) {
  return {
    back:
      groundShadow(172, 254, 128, 13) +
      path('M62 158H258L276 190H44Z', tone(0.12)) +
      rect(60, 148, 200, 14, tone(0.46), { rx: 3 }),
    front:
      path('M40 196H280L272 252H48Z', tone(0.54)) +
      path('M236 196H280L272 252H230Z', tone(0.42)) +
      path('M43 216H277L274 236H46Z', blue) +
      rect(36, 188, 248, 13, tone(0.76), { rx: 4 }) +
      rect(36, 198, 248, 3, tone(0.34)) +
      ellipse(108, 226, 7, 7, '#FFFFFF') +
      rect(122, 222, 62, 7, '#FFFFFF', { rx: 3 }),
  }
}

/** The exporter's stamp: a globe over a wave. */
export function globe(x, y, size, colour) {
  const width = size * 0.13
  return (
    line(
      `M${x - size} ${y}A${size} ${size} 0 1 1 ${x + size} ${y}A${size} ${size} 0 1 1 ${x - size} ${y}M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}`,
      colour,
      width,
    ) +
    line(
      `M${x} ${y - size}C${x - size * 0.8} ${y - size * 0.4} ${x - size * 0.8} ${y + size * 0.4} ${x} ${y + size}C${x + size * 0.8} ${y + size * 0.4} ${x + size * 0.8} ${y - size * 0.4} ${x} ${y - size}`,
      colour,
      width,
    )
  )
}

/** The blue of all export packing. */
export const EXPORT_BLUE = '#2F78B2'

/** A wide carton with the exporter's stamp. */
export function exportBox() {
  return carton(tones.carton, {
    y: 170,
    height: 84,
    width: 196,
    band: EXPORT_BLUE,
    mark: globe(122, 210, 15, EXPORT_BLUE),
  })
}
