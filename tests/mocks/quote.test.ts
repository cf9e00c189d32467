import { describe, expect, it } from 'vitest'
import { call } from '@/api/call'
import { markQuoteAsSold, type WireQuote } from '@/api/contract/quote'
import { savita } from '@tests/provider'

/** The quote for the turmeric of Savita's active order. */
function turmericQuote() {
  const items = savita().orders.flatMap(({ orderItems }) => orderItems)
  const quote = savita().quotes[items.find(({ sku }) => sku === 'TRM-SNG-D')?._id ?? '']
  if (!quote) throw new Error('no quoted turmeric')
  return quote
}

function sell(change: Partial<{ quoteId: string; price: number; vendorId: string }> = {}) {
  const quote = turmericQuote()
  const { price, vendorId, vendorName } = quote.vendors[1] as Required<WireQuote['vendors'][0]>
  return call(markQuoteAsSold, {
    body: { quoteId: quote._id, price: price ?? 0, vendorId, vendorName, ...change },
  })
}

describe('the mocked provider', () => {
  it('refuses to sell an item twice', async () => {
    await sell()
    const before = structuredClone(savita())
    await expect(sell()).rejects.toMatchObject({ kind: 'refused', status: 409 })
    expect(savita()).toEqual(before)
  })

  it.each([
    ['at another price than the bid', { price: 151.251 }],
    ['to a vendor who made no bid', { vendorId: 'somebody' }],
  ])('refuses a sale %s', async (_what, change) => {
    const before = structuredClone(savita())
    await expect(sell(change)).rejects.toMatchObject({ kind: 'refused', status: 409 })
    expect(savita()).toEqual(before)
  })
})
