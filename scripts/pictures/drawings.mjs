import { fields } from './domestic-fields.mjs'
import { garden } from './domestic-garden.mjs'
import { pulsesAndSpices } from './domestic-pulses.mjs'
import { exportCrops } from './export-crops.mjs'
import { exportSpices } from './export-spices.mjs'
import { stock } from './stock.mjs'

/** What draws each offer's picture, by sku. */
export const drawings = {
  ...fields,
  ...pulsesAndSpices,
  ...garden,
  ...exportCrops,
  ...exportSpices,
  ...stock,
}
