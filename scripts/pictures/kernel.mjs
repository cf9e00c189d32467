/**
 * What all grains, seeds, beans and pods share. Each is drawn at the origin, lying along x and about 20 long; heaps place it.
 * `level` is how much light it gets (0 to 1); `lit` is 1 or -1: the side (along its own y) that faces the light.
 *
 * @typedef {(tone: Tone, level: number, lit: number, rng: Rng) => string} Draw
 * @typedef {{ along: number, across: number, draw: Draw }} Kernel
 */
import { ellipse, path } from './shapes.mjs'

/**
 * @param {[number, number]} size How far apart they lie in a heap, along and across.
 * @param {Draw} draw
 * @returns {Kernel}
 */
export function kernel([along, across], draw) {
  return { along, across, draw }
}

export function oval(rx, ry) {
  return (tone, level, lit) =>
    ellipse(0, 0, rx, ry, tone(level - 0.3)) +
    ellipse(-0.3, -ry * 0.14 * lit, rx * 0.94, ry * 0.82, tone(level)) +
    ellipse(-rx * 0.2, -ry * 0.36 * lit, rx * 0.5, ry * 0.3, tone(level + 0.22))
}

/** A ball, lit from the upper left however it is turned. */
export function ball(radius, detail = () => '') {
  return (tone, level, lit, rng) =>
    ellipse(0, 0, radius, radius * 0.97, tone(level - 0.3)) +
    ellipse(-radius * 0.1, -radius * 0.12, radius * 0.86, radius * 0.83, tone(level)) +
    ellipse(-radius * 0.34, -radius * 0.38, radius * 0.3, radius * 0.24, tone(level + 0.27)) +
    detail(tone, level, rng)
}

export function drop(length, breadth) {
  const d = `M${-length} 0C${-length * 0.5} ${-breadth} ${length * 0.4} ${-breadth * 1.1} ${length} 0C${length * 0.4} ${breadth * 1.1} ${-length * 0.5} ${breadth} ${-length} 0Z`
  return (tone, level, lit) =>
    path(d, tone(level - 0.32)) +
    path(d, tone(level), {
      transform: `translate(-0.4 ${-breadth * 0.16 * lit}) scale(.93 .78)`,
    }) +
    ellipse(-length * 0.1, -breadth * 0.34 * lit, length * 0.5, breadth * 0.2, tone(level + 0.22))
}
