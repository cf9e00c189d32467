import { describe, expect, it } from 'vitest'
import { call } from '@/api/call'
import { orderById, ordersOfUser } from '@/api/contract/order'
import { markQuoteAsSold, quoteById, type WireQuote } from '@/api/contract/quote'
import { ids, provider, savita } from '@tests/provider'

/** The order of 80 kg of turmeric and 50 kg of chilli, and the turmeric's quote. */
function turmeric() {
  const order = savita().orders.find(({ status }) => status === 'active')
  const item = order?.orderItems.find(({ sku }) => sku === 'TRM-SNG-D')
  const quote = savita().quotes[item?._id ?? '']
  if (!order || !item || !quote) throw new Error('no quoted turmeric')
  return { order, item, quote }
}

const read = () =>
  call(quoteById, { query: { orderId: turmeric().order._id, productId: turmeric().item._id } })

function sell(change: Partial<{ quoteId: string; price: number; vendorId: string }> = {}) {
  const { quote } = turmeric()
  const { price, vendorId, vendorName } = quote.vendors[1] as Required<WireQuote['vendors'][0]>
  return call(markQuoteAsSold, {
    body: { quoteId: quote._id, price: price ?? 0, vendorId, vendorName, ...change },
  })
}

describe('a quote', () => {
  it('is asked for by order and item', async () => {
    const { quote } = await read()
    expect(quote?.bids.map(({ vendorName, price }) => [vendorName, price])).toEqual([
      ['Godavari Agro Foods', 149_500_000],
      ['Krishna Spices', 151_250_000],
      ['Malwa Exports', 139_750_000],
      ['Shri Balaji Trading Co.', 156_125_000],
    ])
  })

  it('is none where nobody has quoted', async () => {
    const { order, item } = turmeric()
    savita().quotes = {}
    const query = { orderId: order._id, productId: item._id }
    expect(await call(quoteById, { query })).toEqual({ quote: null })
  })

  it.each([
    [{ orderId: 'gone', productId: 'gone' }, 'not-found'],
    [{ orderId: turmeric().order._id, productId: 'gone' }, 'not-found'],
  ])('of %j is not found', async (query, kind) => {
    await expect(call(quoteById, { query })).rejects.toMatchObject({ kind })
  })
})

describe('the orders with the quotes filter', () => {
  const quoted = () =>
    call(ordersOfUser, { path: { userId: ids.savita }, query: { quotes: 'true' } })

  it('are those with a quote for one of their items', async () => {
    const { orders } = await quoted()
    expect(
      orders.map(({ items }) => items.map(({ sku, quotesCount }) => [sku, quotesCount])),
    ).toEqual([
      [
        ['TRM-SNG-D', 4],
        ['CHL-GTR-D', 2],
      ],
    ])
  })

  it('are none where nothing is quoted', async () => {
    savita().quotes = {}
    expect((await quoted()).orders).toEqual([])
  })
})

describe('a sale', () => {
  it('marks the item as sold to that vendor at that price, and leaves the others alone', async () => {
    const { updatedQuote } = await sell()
    expect(updatedQuote).toMatchObject({ id: turmeric().quote._id })
    const order = await call(orderById, { path: { orderId: turmeric().order._id } })
    const [sold, other] = order.items
    expect(sold).toMatchObject({
      isSold: true,
      saleStatus: 'Sold',
      soldPrice: 151_250_000,
      soldTo: 'Krishna Spices',
      salePaymentStatus: 'pending',
    })
    expect(sold?.sellOrderId).toMatch(/^SL\d{4}-\d{6}$/)
    expect(Date.parse(sold?.soldAt ?? '')).not.toBeNaN()
    expect(other).toMatchObject({ isSold: false, soldTo: '' })
    expect(order.isSold).toBe(false)
  })

  it('of the last item sells the order', async () => {
    const { order } = turmeric()
    savita().orders = savita().orders.map((one) =>
      one === order ? { ...one, orderItems: one.orderItems.slice(0, 1) } : one,
    )
    await sell()
    const read = await call(orderById, { path: { orderId: order._id } })
    expect(read).toMatchObject({ isSold: true, soldStatus: 'sold' })
  })

  it('of what is sold already is refused, also to the same vendor', async () => {
    await sell()
    const before = structuredClone(savita())
    await expect(sell()).rejects.toMatchObject({ kind: 'refused', status: 409 })
    expect(savita()).toEqual(before)
  })

  it.each([
    ['at another price than the bid', { price: 151.251 }],
    ['to a vendor who made no bid', { vendorId: 'somebody' }],
  ])('%s is refused', async (_what, change) => {
    const before = structuredClone(savita())
    await expect(sell(change)).rejects.toMatchObject({ kind: 'refused', status: 409 })
    expect(savita()).toEqual(before)
  })

  it('by a quote nobody knows is not found', async () => {
    await expect(sell({ quoteId: 'gone' })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('the scenarios with quotes', () => {
  it.each([
    ['many-bids', 1, 500],
    ['many-quotes', 2000, 2],
  ] as const)('%s holds %s quoted orders with up to %s bids', (name, orders, most) => {
    provider.scenario(name)
    const quotes = Object.values(savita().quotes)
    const quoted = savita().orders.filter(({ orderItems }) =>
      orderItems.some(({ _id }) => savita().quotes[_id]),
    )
    expect(quoted).toHaveLength(orders)
    expect(Math.max(...quotes.map(({ vendors }) => vendors.length))).toBe(most)
    expect(new Set(quotes.map(({ _id }) => _id)).size).toBe(quotes.length)
  })

  it('no-quotes has active orders and no quote', () => {
    provider.scenario('no-quotes')
    expect(savita().orders.some(({ status }) => status === 'active')).toBe(true)
    expect(savita().quotes).toEqual({})
  })
})
