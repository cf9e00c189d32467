import { describe, expect, test } from 'vitest'
import { download } from '@/api/call'
import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { ids, provider, savita } from '@tests/provider'

function order(status: string) {
  const found = provider.world.people[ids.savita]?.orders.find((one) => one.status === status)
  if (!found) throw new Error(`no order is ${status}`)
  return found
}

const invoice = () => download(purchaseInvoice, { path: { orderId: order('active')._id } })

describe('an invoice', () => {
  test('is a PDF with what was ordered', async () => {
    const file = await invoice()
    expect(file.type).toBe('application/pdf')
    const text = await file.text()
    expect(text).toMatch(/^%PDF-1\.\d/)
    expect(text).toContain('SD2026-000104')
    expect(text).toContain('Total: Rs. 20904.00')
  })

  test('of an order in odd words is one, too', async () => {
    provider.scenario('odd-words')
    for (const { _id } of savita().orders) {
      const file = await download(purchaseInvoice, { path: { orderId: _id } })
      expect(await file.text()).toMatch(/^%PDF-/)
    }
    expect(savita().orders).toHaveLength(4)
  })

  test('of a sale names the sale', async () => {
    const closed = order('closed')
    const path = { orderId: closed._id, itemId: closed.orderItems[0]?._id ?? '' }
    const text = await (await download(salesInvoice, { path })).text()
    expect(text).toMatch(/^%PDF-/)
    expect(text).toContain('Sold to: Godavari Agro Foods')
    expect(text).toContain('Total: Rs. 12375.00')
  })

  test('of what is not sold is refused', async () => {
    const path = { orderId: order('active')._id, itemId: order('active').orderItems[0]?._id ?? '' }
    await expect(download(salesInvoice, { path })).rejects.toMatchObject({ status: 409 })
  })
})

describe('whatever is no PDF is a failure', () => {
  test.each([
    ['html', 'contract', 200],
    ['broken-json', 'contract', 200],
    ['empty', 'contract', 200],
    ['refuse', 'contract', 200],
    ['status', 'unavailable', 500],
    ['drop', 'unavailable', undefined],
  ] as const)('%s: %s', async (kind, expected, status) => {
    provider.fault({ call: 'purchaseInvoice', kind })
    await expect(invoice()).rejects.toMatchObject({
      name: 'ApiError',
      call: 'purchaseInvoice',
      kind: expected,
      status,
    })
  })
})
