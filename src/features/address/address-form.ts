import * as z from 'zod/mini'
import type { Address } from '@/api/contract/address'
import {
  emptyPostal,
  type Postal,
  postalFields,
  postalShape,
  postalToSend,
} from '@/api/contract/postal'
import type { User } from '@/api/contract/user'
import type { AddressInput } from '@/api/hooks/address'
import { mobileDigits } from '@/domain/form-values'
import { draft } from '@/session/drafts'

export type AddressValues = Postal

/** The saved address; for a new one what the profile knows. */
export function addressDefaults(saved: Address | undefined, user: User): AddressValues {
  const { name, mobileNo, email } = saved ?? user
  const values = { ...emptyPostal }
  if (saved) for (const field of postalFields) values[field] = saved[field]
  return { ...values, name, mobileNo: mobileDigits(mobileNo), email }
}

/** All values are trimmed; `_id` only when editing. */
export function toRequest(values: AddressValues, saved: Address | undefined): AddressInput {
  return { ...postalToSend(values, saved), ...(saved && { _id: saved.id }) }
}

/** Bound to its entry of the history: a reload finds it again, opening the form anew starts afresh. */
export const addressDraft = draft(
  'address',
  z.object({ entry: z.string(), values: z.object(postalShape) }),
)
