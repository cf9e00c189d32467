import { bowl, plate } from './bowls.mjs'
import { tones } from './colours.mjs'
import { chilli } from './crops.mjs'
import { groundShadow, strays } from './heaps.mjs'
import { herb, pod } from './plants.mjs'
import { turmericFinger } from './roots.mjs'
import { sack } from './sacks.mjs'
import { filled, mound, pile } from './scenes.mjs'
import { farm, paper } from './settings.mjs'
import { place } from './shapes.mjs'

/** Domestic pulses and spices. */
export const pulsesAndSpices = {
  'DAL-TUR-D': (rng) =>
    farm(
      paper.pulse,
      filled(bowl(tones.brass, {}), 'splitPulse', tones.turDal, rng, {
        y: 178,
        width: 190,
        height: 82,
        depth: 20,
      }) +
        strays(
          'splitPulse',
          tones.turDal,
          rng,
          [
            [60, 256, 20],
            [84, 268, -30],
            [256, 262, 10],
          ],
          1.25,
        ),
    ),
  'CHN-DSI-D': (rng) =>
    farm(
      paper.pulse,
      filled(sack(tones.jute, { y: 172, height: 78, rx: 92 }), 'chana', tones.chana, rng, {
        y: 172,
        width: 178,
        height: 86,
        depth: 18,
      }) +
        strays(
          'chana',
          tones.chana,
          rng,
          [
            [48, 262, 10],
            [68, 270, 60],
            [268, 264, -20],
          ],
          1.25,
        ),
    ),
  'MUN-GRN-D': (rng) =>
    farm(
      paper.pulse,
      place(pod(116, 6, tones.leaf, tones.moong), 176, 150, -52, 1) +
        place(pod(112, 6, tones.leaf, tones.moong), 190, 176, -30, 0.92) +
        mound('moong', tones.moong, rng, { x: 148, width: 206, scale: 1.6 }) +
        strays(
          'moong',
          tones.moong,
          rng,
          [
            [54, 266, 20],
            [256, 264, -30],
          ],
          1.5,
        ),
    ),
  'URD-BLK-D': (rng) =>
    farm(
      paper.pulse,
      filled(bowl(tones.steel, {}), 'urad', tones.urad, rng, {
        y: 178,
        width: 190,
        height: 80,
        depth: 20,
      }) +
        strays(
          'urad',
          tones.urad,
          rng,
          [
            [58, 258, 20],
            [250, 266, 70],
            [270, 258, -30],
          ],
          1.25,
        ),
    ),
  'MSR-RED-D': (rng) =>
    farm(
      paper.pulse,
      plate(tones.brass, { y: 232 }) +
        mound('lens', tones.masoor, rng, { y: 224, width: 196, height: 104, depth: 22 }),
    ),
  'CHL-GTR-D': (rng) =>
    farm(
      paper.spice,
      groundShadow(164, 244, 124, 22) +
        pile(rng, { y: 238, rows: [1, 2, 3, 3, 3], width: 118, rise: 24, tilt: 34 }, (_, level) =>
          chilli(tones.chilli, { level, length: 124, breadth: 15, bend: 34 }),
        ),
    ),
  'TRM-SNG-D': (rng) =>
    farm(
      paper.spice,
      groundShadow(150, 248, 116, 18) +
        pile(
          rng,
          { x: 136, y: 236, rows: [1, 2, 3, 3, 3], width: 158, rise: 24, tilt: 36, scale: 0.98 },
          () => turmericFinger(tones.turmeric),
        ) +
        filled(
          bowl(tones.brass, { x: 226, y: 212, rx: 48, ry: 13, height: 38 }),
          'powder',
          tones.turmericCut,
          rng,
          { x: 226, y: 212, width: 90, height: 36, depth: 10 },
        ),
    ),
  'COR-RJK-D': (rng) =>
    farm(
      paper.spice,
      place(herb(rng), 208, 150, 14, 1) +
        mound('coriander', tones.coriander, rng, { x: 148, width: 206, scale: 1.7 }) +
        strays(
          'coriander',
          tones.coriander,
          rng,
          [
            [54, 266, 20],
            [252, 266, -30],
          ],
          1.5,
        ),
    ),
}
