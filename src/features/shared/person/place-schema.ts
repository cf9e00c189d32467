import { type Messages, rule, trimmedText } from '@/ui/form-rule'

export const placeShape = {
  addressLine1: trimmedText,
  addressLine2: trimmedText,
  city: trimmedText,
  pincode: trimmedText,
}

type Place = Record<keyof typeof placeShape, string>

/** ADR-6: the last rules of an address. The second line is not checked. */
export const placeRules = (t: Messages<'line1Required' | 'cityRequired' | 'pincodeInvalid'>) => [
  rule<Place>('addressLine1', ({ addressLine1 }) => addressLine1 !== '', t('line1Required')),
  rule<Place>('city', ({ city }) => city !== '', t('cityRequired')),
  rule<Place>('pincode', ({ pincode }) => pincode.length >= 6, t('pincodeInvalid')),
]
