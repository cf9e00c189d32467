import { describe, expect, it } from 'vitest'
import { unitPrice } from '@/domain/money'
import {
  createSelling,
  type ItemSale,
  type OfferedBid,
  type SellingGateway,
  type SellingMemory,
} from '@/features/quotes/selling'

class Dropped extends Error {}
class Refused extends Error {}

const krishna: OfferedBid = {
  vendorId: 'v2',
  vendorName: 'Krishna Spices',
  price: unitPrice(151_250),
}
const malwa: OfferedBid = { vendorId: 'v3', vendorName: 'Malwa Exports', price: unitPrice(139_750) }
const nameless: OfferedBid = { vendorId: 'v4', vendorName: '', price: unitPrice(140_000) }

const unsold: ItemSale = { isSold: false, soldTo: '' }

type SendFate = 'ok' | 'refused' | 'lost' | 'taken-but-lost'
type ReadFate = 'ok' | 'lost'

/** A provider that sells once, whose next answers are laid out in advance, and the tab's storage. */
function box(sends: SendFate[] = [], reads: ReadFate[] = []) {
  const events: string[] = []
  let item: ItemSale = unsold
  let memory: SellingMemory | undefined

  const gateway: SellingGateway = {
    load: () => memory,
    save: (next) => {
      memory = next
      events.push(`remember ${next ? `${next.outcome} ${next.bid.vendorId}` : 'nothing'}`)
    },
    async readItem() {
      events.push('read')
      await Promise.resolve()
      if (reads.shift() === 'lost') throw new Dropped()
      return item
    },
    isOutcomeUnknown: (error) => error instanceof Dropped,
    onFailure: () => undefined,
  }

  async function send(bid: OfferedBid) {
    events.push(`send ${bid.vendorId} ${bid.price}`)
    await Promise.resolve()
    const fate = sends.shift() ?? 'ok'
    if (fate === 'refused' || item.isSold) throw new Refused()
    if (fate !== 'lost') item = { isSold: true, soldTo: bid.vendorName, soldPrice: bid.price }
    if (fate !== 'ok') throw new Dropped()
  }

  return {
    gateway,
    send,
    events,
    memory: () => memory,
    sellTo: (sale: ItemSale) => {
      item = sale
    },
    sent: () => events.filter((event) => event.startsWith('send')),
  }
}

describe('a sale', () => {
  it('is remembered before it is sent, and until it was seen', async () => {
    const { gateway, send, events, memory } = box()
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(events).toEqual(['remember open v2', 'send v2 151250', 'remember sold v2'])
    expect(selling.state()).toEqual({ kind: 'sold', bid: krishna, seen: false })
    expect(memory()).toEqual({ outcome: 'sold', bid: krishna, seen: false })
    selling.settle()
    expect(memory()).toBeDefined()
    selling.see()
    expect(selling.state()).toEqual({ kind: 'sold', bid: krishna, seen: true })
    selling.settle()
    expect(selling.state()).toEqual({ kind: 'free' })
    expect(memory()).toBeUndefined()
  })

  it('is sent once, however often and wherever it is tapped', async () => {
    const { gateway, send, sent } = box()
    const selling = createSelling(gateway)
    const first = selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'selling', bid: krishna })
    await Promise.all([first, selling.confirm(krishna, send), selling.confirm(malwa, send)])
    await selling.confirm(malwa, send)
    expect(sent()).toEqual(['send v2 151250'])
  })

  it('that is refused gives the buttons back, after a look at the order', async () => {
    const { gateway, send, events, memory } = box(['refused'])
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'not-sold' })
    expect(events.slice(2)).toEqual(['remember nothing', 'read', 'remember nothing'])
    expect(memory()).toBeUndefined()
    await selling.confirm(malwa, send)
    expect(selling.state()).toEqual({ kind: 'sold', bid: malwa, seen: false })
  })

  it('that is refused stays refused when the order cannot be read', async () => {
    const { gateway, send, memory } = box(['refused'], ['lost'])
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'not-sold' })
    expect(memory()).toBeUndefined()
    selling.dismiss()
    expect(selling.state()).toEqual({ kind: 'free' })
  })

  it('that is refused because another tab sold to that vendor is a sale', async () => {
    const { gateway, send, sellTo } = box()
    sellTo({ isSold: true, soldTo: 'Krishna Spices', soldPrice: krishna.price })
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'sold', bid: krishna, seen: false })
  })

  it('that is refused because another tab sold to somebody else leaves it to the order', async () => {
    const { gateway, send, sellTo } = box()
    sellTo({ isSold: true, soldTo: 'Malwa Exports', soldPrice: malwa.price })
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'free' })
  })
})

describe('an answer that is lost', () => {
  it('after the sale is a sale, without a second request', async () => {
    const { gateway, send, sent } = box(['taken-but-lost'])
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'sold', bid: krishna, seen: false })
    expect(sent()).toHaveLength(1)
  })

  it('without a sale gives the buttons back', async () => {
    const { gateway, send, memory } = box(['lost'])
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'not-sold' })
    expect(memory()).toBeUndefined()
  })

  it('and an order that cannot be read leave it open; the next tap only asks', async () => {
    const { gateway, send, sent, memory } = box(['lost'], ['lost', 'lost'])
    const selling = createSelling(gateway)
    await selling.confirm(krishna, send)
    expect(selling.state()).toEqual({ kind: 'unknown', bid: krishna })
    expect(memory()).toEqual({ outcome: 'open', bid: krishna })
    await selling.confirm(malwa, send)
    expect(selling.state()).toEqual({ kind: 'unknown', bid: krishna })
    await selling.confirm(malwa, send)
    expect(selling.state()).toEqual({ kind: 'not-sold' })
    expect(sent()).toEqual(['send v2 151250'])
    await selling.confirm(malwa, send)
    expect(sent()).toEqual(['send v2 151250', 'send v3 139750'])
  })
})

describe('whose sale it is', () => {
  it.each<[string, OfferedBid, ItemSale, string]>([
    ['by name', krishna, { isSold: true, soldTo: ' krishna spices ' }, 'sold'],
    ['another name', krishna, { isSold: true, soldTo: 'Malwa', soldPrice: krishna.price }, 'free'],
    [
      'no name, the same price',
      krishna,
      { isSold: true, soldTo: '', soldPrice: krishna.price },
      'sold',
    ],
    [
      'no name, another price',
      krishna,
      { isSold: true, soldTo: '', soldPrice: malwa.price },
      'free',
    ],
    ['no name, no price', krishna, { isSold: true, soldTo: '' }, 'free'],
    [
      'a bid without a name, by price',
      nameless,
      { isSold: true, soldTo: 'X', soldPrice: nameless.price },
      'sold',
    ],
    [
      'the right name, but not sold',
      krishna,
      { isSold: false, soldTo: 'Krishna Spices' },
      'not-sold',
    ],
  ])('%s', async (_what, bid, item, kind) => {
    const { gateway, send, sellTo } = box(['lost'])
    const selling = createSelling({
      ...gateway,
      readItem: () => {
        sellTo(item)
        return gateway.readItem()
      },
    })
    await selling.confirm(bid, send)
    expect(selling.state().kind).toBe(kind)
  })
})

describe('after a reload', () => {
  it('the order is asked, and nothing is sold by itself', async () => {
    const { gateway, sent, sellTo } = box()
    gateway.save({ outcome: 'open', bid: krishna })
    const selling = createSelling(gateway)
    expect(selling.state()).toEqual({ kind: 'unknown', bid: krishna })
    sellTo({ isSold: true, soldTo: 'Krishna Spices' })
    await selling.resume()
    expect(selling.state()).toEqual({ kind: 'sold', bid: krishna, seen: false })
    expect(sent()).toEqual([])
  })

  it('a sale is a sale, whatever the order says yet', async () => {
    const { gateway, send, sent, events } = box()
    gateway.save({ outcome: 'sold', bid: krishna, seen: true })
    const selling = createSelling(gateway)
    await selling.resume()
    await selling.confirm(malwa, send)
    expect(selling.state()).toEqual({ kind: 'sold', bid: krishna, seen: true })
    expect(sent()).toEqual([])
    expect(events).not.toContain('read')
  })
})
