import { expect, it } from 'vitest'
import { listActs } from '@/mocks/acts'
import { packState, unpackState } from '@/mocks/state'
import { ids, provider, savita } from '@tests/provider'

const order = (index: number) => savita().orders[index]
const turmeric = () => order(1)?.orderItems[0]
const bids = () => savita().quotes[turmeric()?._id ?? '']?.vendors.map(({ price }) => price)
const delivery = () => turmeric()?.deliveryRequest

// prettier-ignore
it.each([
  ['verifyPayment', {}, 'default', () => order(0)?.purchasePaymentStatus, 'payment done'],
  ['rejectPayment', { reason: 'Late' }, 'default', () => order(0)?.rejectionReason, 'Late'],
  ['activate', {}, 'default', () => order(0)?.status, 'active'],
  ['addBid', { vendor: 'Krishna', price: 99.5 }, 'no-quotes', bids, [99.5]],
  ['withdrawBid', { vendor: 'Krishna Spices' }, 'default', bids, [149.5, 139.75, 156.125]],
  ['closeDeal', {}, 'default', () => Date.parse(turmeric()?.dealEndDate ?? '') <= Date.now(), true],
  ['acceptDelivery', { charges: 940 }, 'delivery-requested', () => delivery()?.charges, 940],
  ['rejectDelivery', {}, 'delivery-accepted', () => delivery()?.status, 'Payment Rejected'],
  ['verifyDelivery', {}, 'stores-as-sent', () => delivery()?.status, 'payment done'],
  ['payOut', {}, 'every-order', () => order(4)?.orderItems[1]?.salePaymentStatus, 'payment done'],
  ['answerQuery', {}, 'default', () => savita().queries[1]?.status, 'resolved'],
  ['addReward', { quantity: 5 }, 'new-user', () => savita().rewards.length, 1],
] as const)('%s is done and undone', (name, fields, scenario, read, done) => {
  provider.reset(scenario)
  const before = structuredClone(provider.world)
  provider.act(name, fields)
  expect(read()).toEqual(done)
  provider.undo()
  expect(provider.world).toEqual(before)
})

it.each(['default', 'every-order', 'hostile', 'odd-words'] as const)(
  'goes back to a state of %s, and to its time',
  async (name) => {
    provider.reset(name)
    provider.clock(86_400_000)
    provider.fault({ call: 'cart', kind: 'drop' })
    const state = provider.snapshot()
    provider.reset()
    provider.load(await unpackState(await packState(state)))
    const again = provider.snapshot()
    expect(again).toEqual({ ...state, now: again.now })
    expect(Date.parse(again.now) - Date.parse(state.now)).toBeLessThan(60_000)
  },
)

const withOrder = (change: object) => {
  const state = provider.snapshot()
  Object.assign(state.world.people[ids.savita]?.orders[1]?.orderItems[0] ?? {}, change)
  return state
}

it.each<[string, () => void, RegExp]>([
  ['an act', () => provider.act('nope' as never), /^name: the act must be one of verifyPayment, /],
  ['an id', () => provider.act('activate', { id: 'x' }), /^id: activate fits 66d0+118/],
  ['a price', () => provider.act('addBid', { price: 0 }), /^price: a bid is above 0/],
  ['a time', () => provider.clock(1e16), /^The clock is set by .* less than a hundred years/],
  [
    'what the contract cannot read',
    () => provider.load(withOrder({ _id: '' })),
    /^world\.people\.66a0+1\.orders\.1\.orderItems\.0\._id: the contract cannot read it/,
  ],
])('names %s that is wrong', (_, work, message) => {
  expect(work).toThrow(message)
})

it('answers a query whose id is a number, chosen from the list', () => {
  provider.reset('odd-words')
  const [last] =
    listActs(provider.world)
      .find(({ name }) => name === 'answerQuery')
      ?.to.slice(-1) ?? []
  provider.act('answerQuery', { id: last?.id ?? '' })
  const queries = Object.values(provider.world.people).flatMap(({ queries: all }) => all)
  expect(queries.find(({ qno }) => String(qno) === last?.id)?.status).toBe('resolved')
})

it('changes nothing for a scenario that does not exist', () => {
  provider.clock(86_400_000)
  provider.fault({ call: 'cart', kind: 'drop' })
  const before = structuredClone(provider.state)
  expect(() => provider.reset('nope' as never)).toThrow('the scenario must be one of')
  expect(provider.state).toEqual(before)
})
