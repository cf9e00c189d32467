import { expect, it } from 'vitest'
import { call } from '@/api/call'
import { addresses, deleteAddress, saveAddress } from '@/api/contract/address'
import { ids, provider, savita } from '@tests/provider'

const fields = {
  name: 'Meena Kushwaha',
  mobileNo: '9876543212',
  email: '',
  addressLine1: 'House 9, Kushwaha Tola',
  addressLine2: '',
  city: 'Barabanki',
  pincode: '225001',
}

const list = (userId: string) => call(addresses, { path: { userId } })

it('lists the addresses of one person only', async () => {
  expect((await list(ids.savita)).map(({ pincode }) => pincode)).toEqual(['422303', '422306'])
  expect(await list(ids.meena)).toEqual([])
  await expect(list('nobody')).rejects.toMatchObject({ status: 404 })
})

it('creates an address, answers with it, and selects it', async () => {
  const { address } = await call(saveAddress, { body: { ...fields, userId: ids.meena } })
  expect(await list(ids.meena)).toMatchObject([{ id: address, city: 'Barabanki' }])
  expect(provider.world.people[ids.meena]?.user.selectedAddress).toBe(address)
})

it('never gives the same id twice', async () => {
  const first = await call(saveAddress, { body: { ...fields, userId: ids.meena } })
  const second = await call(saveAddress, { body: { ...fields, userId: ids.meena } })
  expect(second.address).not.toBe(first.address)
})

it('edits in place, keeps what the form does not know, and selects it', async () => {
  const _id = savita().addresses[1]?._id ?? ''
  const body = { ...fields, _id, city: 'Yeola', userId: ids.savita }
  expect((await call(saveAddress, { body })).address).toBe(_id)
  expect(savita().addresses).toHaveLength(2)
  expect(savita().addresses[1]).toMatchObject({ city: 'Yeola', firmName: 'Jadhav Krushi Traders' })
  expect(savita().user.selectedAddress).toBe(_id)
})

it("does not edit someone else's address", async () => {
  const _id = savita().addresses[0]?._id ?? ''
  const body = { ...fields, _id, userId: ids.ramesh }
  await expect(call(saveAddress, { body })).rejects.toMatchObject({ status: 404 })
  expect(savita().addresses[0]?.city).toBe('Niphad, Nashik')
})

it('deletes an address once', async () => {
  const addressId = savita().addresses[1]?._id ?? ''
  await call(deleteAddress, { path: { addressId } })
  expect((await list(ids.savita)).map(({ pincode }) => pincode)).toEqual(['422303'])
  await expect(call(deleteAddress, { path: { addressId } })).rejects.toMatchObject({ status: 404 })
})

it('selects another one when the selected address goes', async () => {
  const [first, second] = savita().addresses ?? []
  await call(deleteAddress, { path: { addressId: first?._id ?? '' } })
  expect(savita().user.selectedAddress).toBe(second?._id)
})
