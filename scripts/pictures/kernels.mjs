import { cereals } from './kernels-cereals.mjs'
import { pulses } from './kernels-pulses.mjs'
import { spices } from './kernels-spices.mjs'

/** Every grain a heap can be made of. */
export const kernels = { ...cereals, ...pulses, ...spices }
