import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { deviceDraft } from './drafts'
import { userDraft } from './user-draft'

const schema = z.object({
  hasMoney: orElse(z.boolean(), false),
  rows: orElse(z.number(), 0),
  /** Some items count what was paid for them, which a line says. */
  hasAtCost: orElse(z.boolean(), false),
})

/** HOM-6: what Home reserves above its offers: the person's money, rows for what needs them. */
export type HomePlace = z.output<typeof schema>

/** Of the orders that this device read last, until log-out. */
export const homePlace = userDraft('home-place', schema, deviceDraft)
