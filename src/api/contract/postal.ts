import * as z from 'zod/mini'

/** Who gets something, and where: what calls 3 and 9 send, and what the forms for it hold as it is typed. */
export const postalShape = {
  name: z.string(),
  mobileNo: z.string(),
  email: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  pincode: z.string(),
}

export type Postal = Record<keyof typeof postalShape, string>

export const postalFields = Object.keys(postalShape) as readonly (keyof Postal)[]

/** As it is sent: every value trimmed, and nothing else of `values`. */
export function trimmedPostal(values: Postal): Postal {
  const entries = postalFields.map((field) => [field, values[field].trim()])
  return Object.fromEntries(entries) as Postal
}
