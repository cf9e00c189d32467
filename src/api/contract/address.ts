import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { readPostalShape, sentPostalShape } from './postal'
import { done, id, optionalText, requiredIdOrObject } from './readers'
import { bareOrWrapped, list } from './structures'

export const AddressSchema = z.pipe(
  z.object({
    _id: id(),
    firmName: optionalText(),
    ...readPostalShape,
  }),
  z.transform(({ _id, ...rest }) => ({ id: _id, ...rest })),
)
export type Address = z.output<typeof AddressSchema>
export type WireAddress = z.input<typeof AddressSchema>

export const addresses = endpoint({
  call: 8,
  name: 'addresses',
  method: 'GET',
  path: '/user/address/:userId',
  response: bareOrWrapped(list(AddressSchema, 'addresses'), 'addresses', 'address'),
})

/** Call 9: creates, or edits when `_id` is given. */
export const saveAddress = endpoint({
  call: 9,
  name: 'saveAddress',
  method: 'POST',
  path: '/user/address',
  request: z.strictObject({
    _id: z.optional(z.string()),
    ...sentPostalShape,
    userId: z.string(),
  }),
  response: z.object({ address: requiredIdOrObject() }),
})
export type SaveAddressRequest = z.input<NonNullable<typeof saveAddress.request>>

export const deleteAddress = endpoint({
  call: 10,
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/user/address/:addressId',
  response: done(),
})
