import type { Rule } from './use-ordered-form'

interface Place {
  addressLine1: string
  city: string
  pincode: string
}

/** ADR-6: the last rules of an address, in their order. The second line is not validated. */
export const placeRules = [
  ['addressLine1', ({ addressLine1 }) => addressLine1.trim() !== '', 'line1Required'],
  ['city', ({ city }) => city.trim() !== '', 'cityRequired'],
  ['pincode', ({ pincode }) => pincode.trim().length >= 6, 'pincodeInvalid'],
] as const satisfies readonly Rule<Place>[]

/** Fields and messages that `AddressFields` puts into words itself. */
export type PlaceField = keyof Place
export type PlaceMistake = (typeof placeRules)[number][2]
