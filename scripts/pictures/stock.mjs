/** The pictures of the stock offers: jute sacks and crates in a warehouse. */
import { crate } from './boxes.mjs'
import { onion, potato } from './bulbs.mjs'
import { tones } from './colours.mjs'
import { chilli, cob } from './crops.mjs'
import { paddy, wheatEar } from './ears.mjs'
import { lemon, lemonHalf } from './fruit.mjs'
import { groundShadow, strays } from './heaps.mjs'
import { cherries, leaf, pod } from './plants.mjs'
import { sack, tiedSack } from './sacks.mjs'
import { filled, lying, pile, standing } from './scenes.mjs'
import { store } from './settings.mjs'
import { ellipse, place } from './shapes.mjs'
import { cube } from './sweets.mjs'

/** An open sack before a tied one; `side` is where the tied one stands. */
function sacks(kind, tone, rng, { side = 1, stripe, scale, bright } = {}) {
  const x = 160 - side * 34
  return (
    groundShadow(160 + side * 66, 244, 74, 13) +
    place(tiedSack(tones.jute, stripe), 160 + side * 60, 178, 0, 0.92) +
    filled(sack(tones.jute, { x, y: 166, rx: 78, ry: 19, height: 86, stripe }), kind, tone, rng, {
      x,
      y: 166,
      width: 150,
      height: 74,
      depth: 16,
      scale,
      bright,
    })
  )
}

export const stock = {
  'WHT-SHR-S': (rng) =>
    store(
      place(wheatEar(tones.sharbati, 6, 0.84), 196, 136, 8) +
        place(wheatEar(tones.sharbati, 5, 0.8), 220, 148, 26) +
        filled(
          sack(tones.jute, { y: 160, height: 92, rx: 88, stripe: '#7C9A3D' }),
          'wheat',
          tones.sharbati,
          rng,
          { y: 160, width: 170, height: 78, depth: 17 },
        ) +
        strays(
          'wheat',
          tones.sharbati,
          rng,
          [
            [50, 266, 14],
            [264, 268, -20],
          ],
          1.25,
        ),
    ),
  'SGR-S30-S': (rng) =>
    store(sacks('sugar', tones.sugar, rng, { scale: 1.15, bright: 0.1, stripe: '#5B93BD' })),
  'CHK-KBL-S': (rng) =>
    store(
      sacks('kabuli', tones.kabuli, rng, { side: -1, scale: 1.15 }) +
        strays(
          'kabuli',
          tones.kabuli,
          rng,
          [
            [62, 264, 10],
            [270, 268, 60],
          ],
          1.1,
        ),
    ),
  'CHL-BYD-S': (rng) => {
    const bag = sack(tones.jute, { y: 178, height: 74, rx: 96 })
    return store(
      bag.back +
        ellipse(160, 176, 82, 30, tones.byadgi(0.06)) +
        pile(rng, { y: 182, rows: [1, 2, 3, 3], width: 112, rise: 25, tilt: 32 }, (_, level) =>
          chilli(tones.byadgi, {
            level: level + 0.06,
            length: 126,
            breadth: 15,
            bend: 30,
            wrinkled: true,
          }),
        ) +
        bag.front,
    )
  },
  'ONI-RBI-S': () => {
    const box = crate(tones.wood, { y: 178, height: 76, width: 222 })
    const one = (turn) => onion({ turn, tone: tones.onionPink })
    return store(
      box.back +
        lying([
          [one(-12), 116, 128, -12, 0.86],
          [one(10), 192, 126, 10, 0.9],
          [one(-20), 82, 164, -20, 0.88],
          [one(6), 152, 162, 6, 0.94],
          [one(24), 226, 164, 24, 0.9],
        ]) +
        box.front,
    )
  },
  'RIC-SON-S': (rng) =>
    store(
      place(paddy(tones.wheat), 110, 134, 12, 0.7) +
        sacks('rice', tones.rice, rng, { side: -1, scale: 1.3, stripe: '#4E9A55' }),
    ),
  'POT-CHP-S': (rng) => {
    const box = crate(tones.wood, { y: 180, height: 74, width: 222, slats: 2 })
    const one = (turn) => potato({ rng, turn, tone: tones.potatoPale })
    return store(
      box.back +
        lying([
          [one(8), 122, 136, 8, 0.84],
          [one(-10), 198, 138, -10, 0.84],
          [one(-16), 92, 168, -16, 0.84],
          [one(4), 160, 164, 4, 0.92],
          [one(16), 228, 170, 16, 0.84],
        ]) +
        box.front,
    )
  },
  'TUR-WHL-S': (rng) =>
    store(
      sacks('turWhole', tones.turWhole, rng, { stripe: '#B5482F' }) +
        place(pod(96, 4, tones.husk, tones.turWhole), 196, 262, -8, 0.9),
    ),
  'COF-ROB-S': (rng) =>
    store(
      filled(sack(tones.jute, { y: 160, height: 92, rx: 88 }), 'coffee', tones.robusta, rng, {
        y: 160,
        width: 170,
        height: 78,
        depth: 17,
        scale: 1.2,
      }) +
        groundShadow(190, 264, 60, 8) +
        place(cherries(), 140, 260, -8, 0.84),
    ),
  'MZE-SEM-S': (rng) =>
    store(
      sacks('maize', tones.maize, rng, { stripe: '#D98B1F' }) +
        groundShadow(216, 264, 60, 9) +
        place(cob(tones.maize, { husk: false }), 214, 246, 98, 0.6),
    ),
  'JGR-CUB-S': () => {
    const box = crate(tones.wood, { y: 182, height: 72, width: 210 })
    const places = [
      [126, 146],
      [194, 146],
      [160, 132],
      [92, 178],
      [228, 178],
      [160, 172],
      [126, 190],
      [194, 190],
    ]
    return store(
      box.back +
        lying(places.map(([x, y], at) => [cube(40, tones.jaggery, 0.48 + (at % 3) * 0.04), x, y])) +
        box.front +
        standing([[cube(28), 262, 264]], 0, 24),
    )
  },
  'LEM-KGZ-S': () => {
    const box = crate(tones.wood, { y: 182, height: 72, width: 216, slats: 2 })
    return store(
      box.back +
        lying([
          [leaf(60, 17), 206, 120, -40],
          [lemon({ turn: -14 }), 120, 138, -14, 0.86],
          [lemon({ turn: 12 }), 196, 140, 12, 0.88],
          [lemon({ turn: 20 }), 90, 172, 20, 0.86],
          [lemon({ turn: -6 }), 160, 168, -6, 0.92],
          [lemon({ turn: -22 }), 228, 172, -22, 0.86],
        ]) +
        box.front +
        standing([[lemonHalf(), 232, 240, 0, 0.66]], 44, 46),
    )
  },
}
