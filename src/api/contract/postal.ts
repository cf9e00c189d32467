import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { emailToSend, isFilled } from '@/domain/text'
import { optionalText, text } from './readers'

/** Name, contact and address, as the forms hold them. */
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

/** As a form is stored: a field that another release did not have, or had otherwise, is empty. */
export const storedText = orElse(z.string(), '')
export const storedPostalShape = Object.fromEntries(
  postalFields.map((field) => [field, storedText]),
) as Record<keyof Postal, typeof storedText>

export const emptyPostal = Object.fromEntries(postalFields.map((field) => [field, ''])) as Postal

/** The same as call 8 answers. */
export const readPostalShape = {
  name: text(),
  mobileNo: text(),
  email: optionalText(),
  addressLine1: text(),
  addressLine2: optionalText(),
  city: text(),
  pincode: text(),
} satisfies Record<keyof Postal, z.ZodMiniType>

/** The same as calls 3 and 9 send it. */
export const sentPostalShape = { ...postalShape, email: z.optional(z.string()) }

/** What orders and requests for delivery send of an address. */
export const addressShape = { ...sentPostalShape, firmName: z.string() }

type SentPostal = Omit<Postal, 'email'> & { email?: string }

/** As it is sent: nothing else of `values`. `saved`: what it replaces. */
export function postalToSend(values: Postal, saved?: { email: string }): SentPostal {
  const entries = postalFields.map((field) => [field, values[field]])
  const { email, ...rest } = Object.fromEntries(entries) as Postal
  return { ...rest, ...emailToSend(email, saved?.email) }
}

type AddressParts = Readonly<Postal & { firmName: string }>

/** All that is sent of an address, for `addressShape`. */
export const addressParts = (address: AddressParts) => ({
  ...postalToSend(address),
  firmName: address.firmName,
})

/** All of an address, as people read it. */
export function addressTexts(address: AddressParts): string[] {
  const { name, ...rest } = address
  const others = postalFields.flatMap((field) => (field === 'name' ? [] : rest[field]))
  return [name, address.firmName, ...others].filter(isFilled)
}
