import { ball, drop, kernel } from './kernel.mjs'
import { ellipse, line, path, ring } from './shapes.mjs'

const wheatBody = drop(11, 6)

/** Cereals, and what is poured like them. */
export const cereals = {
  wheat: kernel(
    [17, 11],
    (tone, level, lit) =>
      wheatBody(tone, level, lit) + line('M-8 .6C-3 1.6 3 1.6 8 .6', tone(level - 0.38), 1.3),
  ),
  rice: kernel([17, 8], drop(11.5, 3.6)),
  basmati: kernel([21, 8], drop(15, 3.3)),
  jowar: kernel(
    [12, 11],
    ball(6.6, (tone, level) => ellipse(2.2, 2.6, 1.3, 1.1, tone(level - 0.42))),
  ),
  bajra: kernel([11, 9], drop(6.6, 5)),
  maize: kernel([16, 13], (tone, level, lit) => {
    const d = 'M-8 0C-8 -4 -3 -7.5 3 -7C8 -6.6 10 -4 10 0C10 4 8 6.6 3 7C-3 7.5 -8 4 -8 0Z'
    return (
      path(d, tone(level - 0.3)) +
      path(d, tone(level), { transform: `translate(-.4 ${-1.1 * lit}) scale(.93 .84)` }) +
      path('M-8.4 0C-8.4 -2 -6 -4 -3.6 -4L-3.6 4C-6 4 -8.4 2 -8.4 0Z', '#FFF1CF') +
      ellipse(3, -3 * lit, 4, 1.8, tone(level + 0.26))
    )
  }),
  sugar: kernel([9, 8], (tone, level, lit, rng) => {
    const corners = ring(5.2, 4.8, 4, () => 1 + rng.around(0.2))
    return (
      path(`M${corners.map((point) => point.join(' ')).join('L')}Z`, tone(level - 0.2)) +
      path(
        `M${corners
          .slice(1, 4)
          .map((point) => point.join(' '))
          .join('L')}Z`,
        tone(level + 0.24),
      )
    )
  }),
  powder: kernel(
    [8, 7],
    (tone, level, lit) =>
      ellipse(0, 0, 5, 4.4, tone(level)) + ellipse(-1, -1 * lit, 2.6, 1.8, tone(level + 0.12)),
  ),
}
