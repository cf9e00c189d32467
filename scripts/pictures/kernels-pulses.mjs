import { kernel, oval } from './kernel.mjs'
import { ellipse, line, path, smooth } from './shapes.mjs'

const hilum = (x, y, rx, ry, fill) => ellipse(x, y, rx, ry, fill)

/** Pulses and soybean. */
export const pulses = {
  splitPulse: kernel(
    [14, 12],
    (tone, level, lit) =>
      ellipse(0, 0, 8.6, 7.6, tone(level - 0.3)) +
      ellipse(-0.6, -0.9 * lit, 7.8, 6.5, tone(level)) +
      ellipse(-1.6, -2.2 * lit, 4.2, 2.5, tone(level + 0.2)),
  ),
  lens: kernel(
    [14, 10],
    (tone, level, lit) =>
      ellipse(0, 0, 8.8, 6, tone(level - 0.3)) +
      ellipse(-0.5, -0.9 * lit, 8, 4.9, tone(level)) +
      ellipse(-1.8, -1.9 * lit, 4.4, 1.7, tone(level + 0.24)),
  ),
  chana: kernel(
    [17, 14],
    (tone, level, lit, rng) =>
      path(
        smooth([
          [-9, 0],
          [-6, -7],
          [1, -8],
          [7, -5],
          [11.5, -0.6],
          [7.5, 4],
          [1, 7.6],
          [-6, 6.6],
        ]),
        tone(level - 0.3),
      ) +
      path(
        smooth([
          [-8.4, -0.8],
          [-5.6, -6.6],
          [0.6, -7.4],
          [6, -4.8],
          [9, -1],
          [5.6, 2.6],
          [0, 5],
          [-6, 4.4],
        ]),
        tone(level),
      ) +
      ellipse(-2.6, -3.4 * lit, 3.6, 1.9, tone(level + 0.24)) +
      line(`M-3 ${rng.around(1.5) + 1}C0 3 4 2 7.6 -.4`, tone(level - 0.24), 1),
  ),
  kabuli: kernel(
    [20, 17],
    (tone, level, lit, rng) =>
      path(
        smooth([
          [-10, 0],
          [-7, -8],
          [0, -9.4],
          [7, -7],
          [12, -0.4],
          [8, 6],
          [1, 9],
          [-7, 7.4],
        ]),
        tone(level - 0.28),
      ) +
      path(
        smooth([
          [-9.4, -1],
          [-6.6, -7.6],
          [0, -8.8],
          [6, -6.4],
          [9.6, -1],
          [6.4, 3.8],
          [0, 6.2],
          [-7, 4.8],
        ]),
        tone(level),
      ) +
      ellipse(-3, -4.2 * lit, 3.8, 2.2, tone(level + 0.2)) +
      line(
        `M-5 ${2 + rng.around(1)}C-1 4.4 5 3.4 9.6 -.6M1 -6.4C2.4 -3.4 5 -1.6 8 -1.4`,
        tone(level - 0.22),
        1.1,
      ),
  ),
  moong: kernel(
    [14, 11],
    (tone, level, lit) =>
      oval(8, 5.9)(tone, level, lit) + line('M-2.6 1.6L2.2 1.8', '#F3F3DA', 1.9),
  ),
  urad: kernel(
    [14, 11],
    (tone, level, lit) => oval(8, 6)(tone, level, lit) + line('M-2.8 1.8L2.4 2', '#F4F1EC', 2),
  ),
  turWhole: kernel(
    [14, 12.5],
    (tone, level, lit) => oval(8, 6.8)(tone, level, lit) + hilum(4.6, 2.2, 2, 1.3, '#F8E7D0'),
  ),
  soybean: kernel(
    [15, 13.5],
    (tone, level, lit) => oval(8.6, 7.4)(tone, level, lit) + hilum(2.4, 2.6, 2.6, 1.1, '#7B5324'),
  ),
}
