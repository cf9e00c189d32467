import { EXPORT_BLUE, carton, exportBox, globe, tray } from './boxes.mjs'
import { onion } from './bulbs.mjs'
import { bananas, grapes } from './bunches.mjs'
import { tones } from './colours.mjs'
import { paddy } from './ears.mjs'
import { mango } from './fruit.mjs'
import { groundShadow, strays } from './heaps.mjs'
import { cherries } from './plants.mjs'
import { kraftBag, meshBag, sack } from './sacks.mjs'
import { filled, lying, mound } from './scenes.mjs'
import { sea } from './settings.mjs'
import { place } from './shapes.mjs'

/** International offers: crops, nuts and fruit in export packing, on a quay with a ship. */
export const exportCrops = {
  'RIC-1121-I': (rng) =>
    sea(
      place(paddy(tones.wheat), 176, 138, 8, 0.84) +
        filled(
          sack(tones.burlap, { stripe: EXPORT_BLUE, y: 156, height: 96, rx: 86 }),
          'basmati',
          tones.sella,
          rng,
          { y: 156, width: 166, height: 78, depth: 17, scale: 1.4 },
        ) +
        strays(
          'basmati',
          tones.sella,
          rng,
          [
            [52, 266, 12],
            [262, 268, -20],
          ],
          1.3,
        ),
    ),
  'CSH-W320-I': (rng) =>
    sea(
      filled(exportBox(), 'cashew', tones.cashew, rng, {
        y: 172,
        width: 186,
        height: 84,
        depth: 8,
        scale: 1.15,
      }) +
        strays(
          'cashew',
          tones.cashew,
          rng,
          [
            [72, 264, -14],
            [236, 268, 20],
          ],
          1.15,
        ),
      1,
    ),
  'SES-HUL-I': (rng) =>
    sea(
      place(kraftBag(tones.burlap, EXPORT_BLUE), 216, 158, 0, 0.98) +
        mound('sesame', tones.sesame, rng, { x: 130, width: 188, height: 94, scale: 1.45 }) +
        strays(
          'sesame',
          tones.sesame,
          rng,
          [
            [250, 264, 20],
            [266, 258, -30],
            [242, 272, 70],
          ],
          1.25,
        ),
    ),
  'GNT-JVA-I': (rng) =>
    sea(
      filled(
        sack(tones.burlap, { stripe: EXPORT_BLUE, y: 160, height: 92, rx: 88 }),
        'peanutKernel',
        tones.peanutKernel,
        rng,
        { y: 160, width: 170, height: 80, depth: 17 },
      ) +
        strays('peanutShell', tones.peanutShell, rng, [[74, 264, -14]], 1.05) +
        strays('peanutKernel', tones.peanutKernel, rng, [[252, 268, 20]], 1.2),
    ),
  'COF-PLA-I': (rng) =>
    sea(
      place(cherries(), 178, 172, -46, 0.9) +
        mound('coffee', tones.coffee, rng, { x: 148, width: 206, scale: 1.45 }) +
        strays(
          'coffee',
          tones.coffee,
          rng,
          [
            [256, 264, 20],
            [228, 272, -30],
          ],
          1.3,
        ),
      1,
    ),
  'MNG-ALP-I': () => {
    const punnet = tray(tones.carton, EXPORT_BLUE)
    return sea(
      punnet.back +
        lying([
          [mango({ turn: -24, leafy: false }), 104, 158, -24, 0.86],
          [mango({ turn: 6 }), 160, 144, 6, 0.88],
          [mango({ turn: 24, leafy: false }), 222, 160, 24, 0.86],
          [mango({ turn: -8, leafy: false }), 130, 182, -8, 0.9],
          [mango({ turn: 14, leafy: false }), 196, 184, 14, 0.9],
        ]) +
        punnet.front,
    )
  },
  'GRP-EXP-I': (rng) => {
    const punnet = tray(tones.carton, EXPORT_BLUE)
    const bunch = (more) =>
      grapes({ rng, rows: [3, 4, 4, 4, 3], radius: 16, stalk: false, ...more })
    return sea(
      punnet.back +
        lying([
          [bunch({ leafy: false }), 98, 108, 10, 0.96],
          [bunch({ leafy: false }), 222, 108, -10, 0.96],
          [bunch({}), 160, 96, 0, 1.04],
        ]) +
        punnet.front,
      1,
    )
  },
  'BNN-CAV-I': () => {
    const shipped = carton(tones.carton, {
      x: 190,
      y: 140,
      height: 106,
      width: 146,
      band: EXPORT_BLUE,
      mark: globe(214, 192, 17, EXPORT_BLUE),
    })
    return sea(
      shipped.back +
        shipped.front +
        groundShadow(130, 254, 96, 12) +
        place(bananas({ count: 5, tone: tones.bananaGreen }), 108, 116, -8, 1.02),
    )
  },
  'ONI-45M-I': () => {
    const net = meshBag('#C2452D', EXPORT_BLUE)
    return sea(
      net.back +
        net.within(
          lying([
            [onion({ turn: -10 }), 124, 122, -10, 0.84],
            [onion({ turn: 14 }), 196, 124, 14, 0.84],
            [onion({ turn: -30 }), 92, 176, -30, 0.9],
            [onion({ turn: 30 }), 230, 178, 30, 0.9],
            [onion({ turn: 4 }), 160, 168, 4, 0.94],
            [onion({ turn: -14 }), 118, 220, -14, 0.88],
            [onion({ turn: 14 }), 204, 222, 14, 0.88],
          ]),
        ) +
        net.front,
    )
  },
}
