import { screen, waitFor, act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetEverything } from '@/session/session'
import { atNoon, provider } from '@tests/provider'
import { savedFiles, savedNames, watchSavedFiles } from '@tests/saved-files'
import { visit } from '@tests/visit'
import { orderUrl, productUrl, changeItems, orderNumber } from './scenario'

beforeEach(watchSavedFiles)

describe('Add to calendar', () => {
  async function file(path: string) {
    const { user } = await visit(path, { as: 'savita' })
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
    await waitFor(() => expect(savedFiles()).toHaveLength(1))
    const calendar = savedFiles()[0]?.file
    expect(calendar?.type).toBe('text/calendar;charset=utf-8')
    expect(savedNames()[0]).toMatch(/^(?:Deal ends|Delivery)- [\w ]+\.ics$/)
    return calendar?.text()
  }

  test('saves the end of an order’s first deal', async () => {
    atNoon()
    const text = await file(orderUrl('104'))
    expect(text).toContain('SUMMARY:Deal ends: Turmeric Sangli\r\n')
    expect(text).toContain('DTSTART:20260906T130000Z\r\n')
    // Product and time, and nothing else of the order.
    expect(text).not.toMatch(/SD2026|Savita|DEMOUTR|₹/)
  })

  // What comes next of an order: tests/domain/time-left.test.ts.
  test('saves the day of a paid delivery', async () => {
    atNoon('every-order')
    const text = await file(orderUrl('313'))
    expect(text).toContain('SUMMARY:Delivery: ')
    expect(text).toMatch(/DTSTART;VALUE=DATE:202609\d\d\r\n/)
  })
})

async function openPurchase() {
  const view = await visit(orderUrl('104'), { as: 'savita' })
  const button = await screen.findByRole('button', { name: 'Download Purchase Invoice' })
  return { ...view, button }
}

describe('the purchase invoice', () => {
  test('is saved once for two taps, under the display id, also after the person has left the screen', async () => {
    const release = provider.hold('purchaseInvoice')
    const { user, button } = await openPurchase()
    fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    fireEvent.click(button)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    release()
    await waitFor(() => expect(savedNames()).toEqual(['SD2026-000104.pdf']))
    expect(await savedFiles()[0]?.file.text()).toContain('Order: SD2026-000104')
    expect(provider.requests('purchaseInvoice').map(({ path }) => path)).toEqual([
      `/purchase/order/generate/invoice/${orderNumber('104')._id}`,
    ])
  })

  test('is not saved after a log-out', async () => {
    const release = provider.hold('purchaseInvoice')
    const { user, button } = await openPurchase()
    await user.click(button)
    act(() => forgetEverything())
    release()
    await waitFor(() => expect(provider.requests('purchaseInvoice')[0]?.status).toBe(200))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(savedNames()).toEqual([])
  })

  test('is shared by the next tap without a second request when the first share failed', async () => {
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('a fresh tap is needed', 'NotAllowedError'))
      .mockResolvedValue(undefined)
    vi.spyOn(window, 'open').mockReturnValue(null)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android 13; wv) Chrome')
    Object.assign(navigator, { share, canShare: () => true })
    const { user, button } = await openPurchase()
    await user.click(button)
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    await user.click(button)
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    expect(share.mock.calls[1]?.[0].files?.[0]?.name).toBe('SD2026-000104.pdf')
    expect(provider.requests('purchaseInvoice')).toHaveLength(1)
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })
})

test('the sales invoice is saved, named after the order when the sale has no id', async () => {
  changeItems('061', { sellOrderId: null })
  const { user } = await visit(productUrl('061'), { as: 'savita' })
  await user.click(await screen.findByRole('button', { name: 'Sales Invoice' }))
  await waitFor(() => expect(savedNames()).toEqual(['SD2026-000061 sale.pdf']))
})
