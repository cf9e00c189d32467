import { ball, drop, kernel, oval } from './kernel.mjs'
import { ellipse, line, path } from './shapes.mjs'

/** Spices, seeds and nuts. */
export const spices = {
  mustard: kernel([10, 9], ball(5.2)),
  sesame: kernel([13, 8.5], drop(8, 4.2)),
  pepper: kernel(
    [15, 14.5],
    ball(8, (tone, level, rng) => {
      const y = rng.around(1.4)
      return line(
        `M-5 ${y + 1}C-2 ${y - 1} 1 ${y + 3} 5 ${y}M-1 -5C1 -3 0 -1 2 1M-3 5C-1 4 2 5 4 4`,
        tone(level - 0.26),
        1.3,
      )
    }),
  ),
  coriander: kernel(
    [15, 13],
    (tone, level, lit) =>
      ellipse(0, 0, 8, 7.2, tone(level - 0.32)) +
      ellipse(-0.6, -0.8, 7.1, 6.1, tone(level)) +
      line(
        'M-5.4 -3C-1.6 -5 3.4 -5 6.4 -2.6M-7.4 .2C-2.6 -1.6 4 -1.6 7.4 .6M-6 3.6C-2 2.4 3 2.4 6 3.8',
        tone(level - 0.25),
        1.2,
      ) +
      ellipse(-2.2, -2.6 * lit, 2.6, 1.2, tone(level + 0.28)) +
      line('M7.4 0L10 -.6', tone(level - 0.36), 1.6),
  ),
  cumin: kernel([20, 9], (tone, level, lit) => {
    const d = 'M-13 1C-8 -4.6 6 -5.6 13 -1.6C8 4.6 -5 5.6 -13 1Z'
    return (
      path(d, tone(level - 0.34)) +
      path(d, tone(level), { transform: `translate(-.3 ${-0.8 * lit}) scale(.94 .78)` }) +
      line('M-9.6 .4C-4 -2.6 5 -3 10 -1.4M-9 1.8C-3 1.4 4 .8 9.6 -.4', tone(level - 0.26), 1) +
      line('M-12.6 1L-16 2', tone(level - 0.26), 1.2)
    )
  }),
  clove: kernel(
    [19, 12],
    (tone, level, lit) =>
      path('M-15 -1.4C-8 -2.8 0 -3 5 -3L5 3C0 3 -8 2.6 -15 1.2Z', tone(level - 0.2)) +
      path('M-14 -1C-8 -2.4 0 -2.6 5 -2.6L5 0L-14 .2Z', tone(level + 0.08), {
        transform: `scale(1 ${lit})`,
      }) +
      path('M3 -3L9.6 -6.6L8 -2.4L12 -3.4L9.6 0L12 3.4L8 2.4L9.6 6.6L3 3Z', tone(level - 0.3)) +
      ellipse(9, 0, 4.8, 4.6, tone(level + 0.14)) +
      ellipse(8.4, -1.3 * lit, 2.5, 1.9, tone(level + 0.4)),
  ),
  cardamom: kernel([29, 16], (tone, level, lit) => {
    const d = 'M-18 0C-11 -9 8 -10 17 -1.6L20 0L17 1.6C8 10 -11 9 -18 0Z'
    return (
      path(d, tone(level - 0.3)) +
      path(d, tone(level), { transform: `translate(-.6 ${-1.2 * lit}) scale(.94 .84)` }) +
      line(
        'M-14 -.6C-6 -5.4 6 -5.6 15 -1.4M-14 .6C-6 1 6 1.2 16 .4M-13 2C-6 5 4 5.4 13 2.6',
        tone(level - 0.22),
        1.3,
      ) +
      ellipse(-2, -4 * lit, 8, 1.4, tone(level + 0.24)) +
      line('M-17 0L-22 -1', tone(level - 0.1), 2)
    )
  }),
  coffee: kernel(
    [18, 14],
    (tone, level, lit) =>
      ellipse(0, 0, 11, 7.6, tone(level - 0.3)) +
      ellipse(-0.4, -0.9 * lit, 10.2, 6.4, tone(level)) +
      ellipse(-2, -3.4 * lit, 6, 1.7, tone(level + 0.24)) +
      line('M-9.6 .8C-4 -2.2 3 3.4 9.8 -.4', tone(level - 0.42), 2),
  ),
  cashew: kernel([29, 20], (tone, level, lit) => {
    const d =
      'M-17 4C-18 -6 -9 -13 2 -12C12 -11 19 -4 18 4C17.4 9 11 11 8 7C5 3 1 1 -3 2.6C-7 4 -7 9 -11 9.6C-14.4 10 -16.6 8 -17 4Z'
    return (
      path(d, tone(level - 0.3)) +
      path(d, tone(level), { transform: `translate(-.8 ${lit > 0 ? -1.2 : 0.6}) scale(.94 .88)` }) +
      line('M-12 -1.6C-9 -7 -1 -9.4 7 -6.4', tone(level + 0.26), 2.8)
    )
  }),
  peanutShell: kernel([33, 19], (tone, level, lit) => {
    const d =
      'M-21 0C-21 -8 -14 -10.4 -8 -9C-3.4 -8 -1.4 -6.4 3 -7.6C10 -9.4 21 -9.4 21.4 .4C21.6 9 11 10.4 4 8C0 6.6 -3 7 -7.4 8.6C-14 11 -21 8 -21 0Z'
    return (
      path(d, tone(level - 0.3)) +
      path(d, tone(level), { transform: `translate(-.7 ${-1.5 * lit}) scale(.95 .84)` }) +
      line(
        'M-17 -2C-10 -4.4 -4 -2 2 -3.4C9 -5 15 -4.6 18 -1.6M-16 3C-10 2.4 -4 3.6 2 2C9 .4 14 2.4 17 3',
        tone(level - 0.24),
        1.3,
      ) +
      line('M-12 -6L-11 5.6M-4 -5L-3.6 5M6 -6.6L6.4 5.6M13 -6L13.4 5.6', tone(level - 0.2), 1.2) +
      ellipse(-12, -4.4 * lit, 4, 1.6, tone(level + 0.24)) +
      ellipse(11, -4.6 * lit, 4.6, 1.6, tone(level + 0.24))
    )
  }),
  peanutKernel: kernel([18, 13.5], oval(10.6, 7.2)),
}
