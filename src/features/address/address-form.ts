import * as z from 'zod/mini'
import type { Address } from '@/api/contract/address'
import { type Postal, postalShape, postalToSend } from '@/api/contract/postal'
import type { User } from '@/api/contract/user'
import type { AddressInput } from '@/api/hooks/address'
import { mobileDigits } from '@/domain/mobile'
import { draft } from '@/session/drafts'
import { placeRules } from '@/ui/address-rules'
import { firstFailing, type Rule } from '@/ui/use-ordered-form'

const shape = z.object(postalShape)

export type AddressValues = Postal

const filled = (value: string) => value.trim() !== ''

/** ADR-6: address line 2 and email are not validated. */
const personRules = [
  ['name', ({ name }) => filled(name), 'nameRequired'],
  ['mobileNo', ({ mobileNo }) => filled(mobileNo), 'mobileRequired'],
  ['mobileNo', ({ mobileNo }) => /^\d{10}$/.test(mobileNo), 'mobileDigits'],
] as const satisfies readonly Rule<AddressValues>[]

/** Those whose words are not `AddressFields`' own. */
export type PersonMistake = (typeof personRules)[number][2]

export const addressSchema = firstFailing<AddressValues>(shape, [...personRules, ...placeRules])

/** The fields that can be wrong, in order. */
export const addressOrder = ['name', 'mobileNo', 'addressLine1', 'city', 'pincode'] as const

/** The saved address; for a new one what the profile knows. */
export function addressDefaults(saved: Address | undefined, user: User): AddressValues {
  const { name, mobileNo, email } = saved ?? user
  return {
    name,
    mobileNo: mobileDigits(mobileNo),
    email,
    addressLine1: saved?.addressLine1 ?? '',
    addressLine2: saved?.addressLine2 ?? '',
    city: saved?.city ?? '',
    pincode: saved?.pincode ?? '',
  }
}

/** All values are trimmed; `_id` only when editing. */
export function toRequest(values: AddressValues, saved: Address | undefined): AddressInput {
  return { ...postalToSend(values, saved), ...(saved && { _id: saved.id }) }
}

/** Bound to its entry of the history: a reload finds it again, opening the form anew starts afresh. */
export const addressDraft = draft('address', z.object({ entry: z.string(), values: shape }))
