import { EXPORT_BLUE, exportBox } from './boxes.mjs'
import { tones } from './colours.mjs'
import { chilli } from './crops.mjs'
import { strays } from './heaps.mjs'
import { turmericFinger } from './roots.mjs'
import { kraftBag, sack } from './sacks.mjs'
import { filled, lying, mound, pile } from './scenes.mjs'
import { sea } from './settings.mjs'
import { ellipse, place } from './shapes.mjs'

/** International offers: spices in export packing. */
export const exportSpices = {
  'CRD-8MM-I': (rng) =>
    sea(
      place(kraftBag(tones.burlap, EXPORT_BLUE), 216, 158, 0, 0.98) +
        mound('cardamom', tones.cardamom, rng, { x: 130, width: 190, height: 92, scale: 1.15 }) +
        strays('cardamom', tones.cardamom, rng, [[248, 264, -24]], 1.15),
    ),
  'PEP-MLB-I': (rng) =>
    sea(
      filled(
        sack(tones.burlap, { stripe: EXPORT_BLUE, y: 160, height: 92, rx: 88 }),
        'pepper',
        tones.pepper,
        rng,
        { y: 160, width: 170, height: 78, depth: 17 },
      ) +
        strays(
          'pepper',
          tones.pepper,
          rng,
          [
            [54, 262, 0],
            [72, 270, 0],
            [262, 266, 0],
          ],
          1.25,
        ),
      1,
    ),
  'CHL-S334-I': (rng) => {
    const bag = sack(tones.burlap, { stripe: EXPORT_BLUE, y: 176, height: 78, rx: 92 })
    return sea(
      bag.back +
        ellipse(160, 176, 78, 30, tones.chilliBright(0.06)) +
        pile(
          rng,
          { y: 182, rows: [2, 3, 3, 4, 4], width: 116, rise: 17, tilt: 30, scale: 0.94 },
          (_, level) =>
            chilli(tones.chilliBright, { level, stem: false, length: 126, breadth: 14, bend: 38 }),
        ) +
        bag.front +
        lying([
          [
            chilli(tones.chilliBright, { stem: false, length: 84, breadth: 12, bend: 26 }),
            226,
            264,
            -6,
          ],
        ]),
    )
  },
  'CUM-UNJ-I': (rng) =>
    sea(
      place(kraftBag(tones.burlap, EXPORT_BLUE), 104, 158, 0, 0.98) +
        mound('cumin', tones.cumin, rng, { x: 188, width: 188, height: 92, scale: 1.5 }) +
        strays('cumin', tones.cumin, rng, [[66, 266, 14]], 1.4),
      1,
    ),
  'TRM-SLM-I': (rng) => {
    const bag = sack(tones.burlap, { stripe: EXPORT_BLUE, y: 168, height: 84, rx: 92 })
    return sea(
      bag.back +
        ellipse(160, 172, 74, 30, tones.turmericPolished(0.1)) +
        pile(rng, { y: 172, rows: [1, 2, 3, 3], width: 138, rise: 22, tilt: 44 }, () =>
          turmericFinger(tones.turmericPolished),
        ) +
        bag.front +
        mound('powder', tones.turmericCut, rng, {
          x: 76,
          y: 258,
          width: 76,
          height: 30,
          depth: 10,
        }) +
        lying([[turmericFinger(tones.turmericPolished, { short: true }), 244, 262, -8, 0.92]]),
    )
  },
  'CLV-KNK-I': (rng) =>
    sea(
      filled(exportBox(), 'clove', tones.clove, rng, {
        y: 172,
        width: 186,
        height: 84,
        depth: 8,
        scale: 1.6,
      }) +
        strays(
          'clove',
          tones.clove,
          rng,
          [
            [84, 268, -16],
            [240, 270, 160],
          ],
          1.6,
        ),
    ),
}
