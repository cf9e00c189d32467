import { basket, bowl } from './bowls.mjs'
import { tones } from './colours.mjs'
import { boll, cob } from './crops.mjs'
import { grainHead, paddy, wheatEar } from './ears.mjs'
import { groundShadow, strays } from './heaps.mjs'
import { blade, flowers, leaf, pod } from './plants.mjs'
import { filled, lying, mound } from './scenes.mjs'
import { farm, paper } from './settings.mjs'
import { line, place } from './shapes.mjs'
import { cane, jaggeryBlock } from './sweets.mjs'

/** Domestic offers from the fields: cereals, oilseeds, cotton, cane. */
export const fields = {
  'WHT-LOK1-D': (rng) =>
    farm(
      paper.grain,
      place(wheatEar(tones.wheat, 7, 0.9), 204, 150, 8) +
        place(wheatEar(tones.wheat, 6, 0.86), 232, 164, 28) +
        filled(bowl(tones.wood, {}), 'wheat', tones.wheat, rng, {
          y: 178,
          width: 190,
          height: 80,
          depth: 20,
        }) +
        strays(
          'wheat',
          tones.wheat,
          rng,
          [
            [58, 258, 20],
            [86, 270, -24],
            [258, 262, -30],
          ],
          1.25,
        ),
    ),
  'RIC-KLM-D': (rng) =>
    farm(
      paper.grain,
      place(paddy(tones.wheat), 186, 150, 4, 0.84) +
        filled(basket(tones.bamboo, {}), 'rice', tones.rice, rng, {
          y: 174,
          width: 198,
          height: 78,
          depth: 20,
          scale: 1.5,
        }) +
        strays(
          'rice',
          tones.rice,
          rng,
          [
            [52, 262, 20],
            [262, 266, -24],
          ],
          1.4,
        ),
    ),
  'JWR-MLD-D': (rng) =>
    farm(
      paper.millet,
      place(grainHead(tones.jowarHead, rng, { rx: 36, ry: 54, grainSize: 8.4 }), 214, 116, 18) +
        place(blade(120, 44, 16), 196, 190, 30) +
        place(blade(96, -40, 14), 214, 190, 40) +
        mound('jowar', tones.jowar, rng, { x: 148, width: 206, scale: 1.75 }) +
        strays(
          'jowar',
          tones.jowar,
          rng,
          [
            [54, 264, 0],
            [252, 264, 0],
          ],
          1.6,
        ),
    ),
  'BJR-HYB-D': (rng) =>
    farm(
      paper.millet,
      place(grainHead(tones.bajraHead, rng, { rx: 18, ry: 62, grainSize: 6.4 }), 190, 116, 10) +
        place(grainHead(tones.bajraHead, rng, { rx: 18, ry: 58, grainSize: 6.4 }), 226, 138, 32) +
        mound('bajra', tones.bajra, rng, { x: 148, width: 206, scale: 1.9 }) +
        strays(
          'bajra',
          tones.bajra,
          rng,
          [
            [54, 264, 20],
            [254, 264, -40],
          ],
          1.7,
        ),
    ),
  'MZE-YLW-D': (rng) =>
    farm(
      paper.grain,
      groundShadow(160, 250, 116, 18) +
        place(cob(tones.maize), 116, 162, -22, 1.0) +
        place(cob(tones.maize), 208, 164, 18, 1.02) +
        mound('maize', tones.maize, rng, {
          x: 160,
          y: 250,
          width: 118,
          height: 30,
          depth: 12,
          scale: 1.3,
        }),
    ),
  'COT-S6-D': (rng) =>
    farm(
      paper.fibre,
      line('M160 250C150 200 120 180 96 168M162 240C176 200 206 180 222 160', tones.bark(0.36), 6) +
        lying([
          [leaf(92, 26), 176, 240, -160],
          [leaf(96, 26), 150, 244, -14],
        ]) +
        place(boll(rng), 222, 134, 20, 0.92) +
        place(boll(rng), 96, 142, -18, 0.96) +
        groundShadow(166, 254, 70, 12) +
        place(boll(rng), 160, 206, 0, 1.16),
    ),
  'JGR-KLP-D': () =>
    farm(
      paper.sweet,
      place(cane(236, 24), 176, 110, -62) +
        place(cane(220, 22), 222, 130, -48) +
        groundShadow(146, 250, 100, 22) +
        place(jaggeryBlock(150, 104), 134, 244) +
        groundShadow(236, 258, 46, 10) +
        place(jaggeryBlock(72, 46), 230, 252),
    ),
  'GNT-SHL-D': (rng) =>
    farm(
      paper.nut,
      filled(basket(tones.bamboo, { y: 184, height: 66 }), 'peanutShell', tones.peanutShell, rng, {
        y: 186,
        width: 200,
        height: 92,
        depth: 18,
        scale: 1.08,
      }) +
        strays('peanutShell', tones.peanutShell, rng, [[58, 258, 16]], 1.05) +
        strays(
          'peanutKernel',
          tones.peanutKernel,
          rng,
          [
            [244, 264, -20],
            [270, 256, 30],
          ],
          1.2,
        ),
    ),
  'SOY-YLW-D': (rng) =>
    farm(
      paper.oilseed,
      place(pod(104, 3, tones.husk, tones.soybean), 186, 146, -44, 1) +
        mound('soybean', tones.soybean, rng, { x: 150, width: 208, scale: 1.5 }) +
        groundShadow(240, 264, 46, 7) +
        place(pod(100, 3, tones.husk, tones.soybean), 192, 262, -8, 0.9),
    ),
  'MUS-BRT-D': (rng) =>
    farm(
      paper.oilseed,
      place(flowers(rng), 214, 150, 16, 1) +
        filled(bowl(tones.clay, { x: 150 }), 'mustard', tones.mustard, rng, {
          x: 150,
          y: 178,
          width: 190,
          height: 78,
          depth: 20,
          scale: 1.3,
        }) +
        strays(
          'mustard',
          tones.mustard,
          rng,
          [
            [54, 262, 0],
            [70, 268, 0],
            [62, 272, 0],
            [252, 264, 0],
          ],
          1.3,
        ),
    ),
}
