import { clove, garlic, onion, potato } from './bulbs.mjs'
import { bananas, coconut, coconutHalf, grapes } from './bunches.mjs'
import { mango, mangoCheek, pomegranate, pomegranateHalf, tomato } from './fruit.mjs'
import { groundShadow } from './heaps.mjs'
import { ginger } from './roots.mjs'
import { standing } from './scenes.mjs'
import { farm, paper } from './settings.mjs'
import { place } from './shapes.mjs'

/** Domestic fruit and vegetables. */
export const garden = {
  'ONI-NSK-D': () =>
    farm(
      paper.vegetable,
      standing([
        [onion({ turn: -8 }), 162, 138, -8, 0.98],
        [onion({ turn: -24 }), 98, 206, -24, 1.05],
        [onion({ turn: 16 }), 222, 208, 16, 1.08],
        [onion({ turn: 4 }), 160, 220, 4, 1.02],
      ]),
    ),
  'MNG-ALP-D': () =>
    farm(
      paper.fruit,
      standing([
        [mango({ turn: 14 }), 132, 158, 14, 1.16],
        [mango({ turn: 18, leafy: false }), 210, 200, 18, 1.14],
      ]) + standing([[mangoCheek(), 116, 226, -6, 1.2]], 34, 48),
    ),
  'GRP-TMP-D': (rng) =>
    farm(
      paper.fruit,
      groundShadow(168, 252, 60, 12, 0.2) + place(grapes({ rng, radius: 16.4 }), 160, 88, 0, 1),
    ),
  'TMT-NRG-D': () =>
    farm(
      paper.vegetable,
      standing(
        [
          [tomato({}), 160, 148, 0, 1.06],
          [tomato({ turn: -10 }), 98, 210, -10, 1.12],
          [tomato({ turn: 9 }), 224, 210, 9, 1.14],
          [tomato({ turn: -2 }), 160, 228, -2, 0.98],
        ],
        42,
      ),
    ),
  'POM-BHG-D': (rng) =>
    farm(
      paper.fruit,
      standing(
        [
          [pomegranate({ turn: 12 }), 206, 152, 12, 1.16],
          [pomegranate({ turn: -10 }), 108, 160, -10, 1.02],
        ],
        50,
      ) + standing([[pomegranateHalf(rng), 146, 212, -20, 1.04]], 50),
    ),
  'POT-AGR-D': (rng) =>
    farm(
      paper.vegetable,
      standing(
        [
          [potato({ rng, turn: 10 }), 118, 158, 10, 0.98],
          [potato({ rng, turn: -14 }), 208, 164, -14, 0.98],
        ],
        40,
      ) +
        standing(
          [
            [potato({ rng, turn: -6 }), 92, 218, -6, 0.98],
            [potato({ rng, turn: 14 }), 234, 220, 14, 0.92],
            [potato({ rng, turn: 2 }), 162, 222, 2, 1.06],
          ],
          40,
        ),
    ),
  'GRL-MDS-D': () =>
    farm(
      paper.vegetable,
      standing(
        [
          [garlic({ turn: -8 }), 166, 142, -8, 1.02],
          [garlic({ turn: -20 }), 100, 200, -20, 1.08],
          [garlic({ turn: 14 }), 218, 202, 14, 1.12],
        ],
        46,
      ) +
        standing(
          [
            [clove({ turn: 10 }), 144, 252, 10, 1],
            [clove({ turn: -30 }), 190, 258, -30, 0.86],
          ],
          16,
          30,
        ),
    ),
  'BNN-JLG-D': () =>
    farm(
      paper.fruit,
      groundShadow(170, 250, 104, 14, 0.2) + place(bananas({ count: 5 }), 134, 100, -10, 1.14),
    ),
  'GNG-STR-D': () =>
    farm(paper.vegetable, groundShadow(168, 232, 116, 16) + place(ginger(), 158, 186, -4, 1.16)),
  'COC-PLC-D': (rng) =>
    farm(
      paper.nut,
      standing(
        [
          [coconut({ rng, turn: -14 }), 108, 158, -14, 1.1],
          [coconut({ rng, turn: 20 }), 212, 152, 20, 1.2],
        ],
        52,
      ) + standing([[coconutHalf(), 150, 216, -6, 1.04]], 50),
    ),
}
