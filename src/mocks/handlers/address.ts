import { addresses, deleteAddress, saveAddress, type WireAddress } from '@/api/contract/address'
import { answer, succeeded } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { nextId, personOf } from '@/mocks/world'

export const addressAnswers = {
  addresses: answer(addresses, ({ params, world }) => personOf(world, params.userId).addresses),

  saveAddress: answer(saveAddress, ({ body, world }) => {
    const { userId, _id, ...fields } = body
    const person = personOf(world, userId)
    const known = person.addresses.find((address) => address._id === _id)
    if (_id !== undefined && !known) refuse(404, 'Address not found')
    const saved: WireAddress = { ...known, ...fields, _id: _id ?? nextId(world) }
    person.addresses = known
      ? person.addresses.map((address) => (address === known ? saved : address))
      : [...person.addresses, saved]
    person.user = { ...person.user, selectedAddress: saved._id }
    return { ...succeeded('Address saved'), address: saved }
  }),

  deleteAddress: answer(deleteAddress, ({ params, world }) => {
    const isMeant = (address: WireAddress) => address._id === params.addressId
    const person = Object.values(world.people).find(({ addresses }) => addresses.some(isMeant))
    if (!person) refuse(404, 'Address not found')
    person.addresses = person.addresses.filter((address) => !isMeant(address))
    if (person.user.selectedAddress === params.addressId)
      person.user = { ...person.user, selectedAddress: person.addresses[0]?._id ?? null }
    return succeeded('Address deleted')
  }),
}
