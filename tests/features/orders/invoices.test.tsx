import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetEverything } from '@/session/session'
import { provider } from '@tests/provider'
import { savedFiles, savedNames, watchSavedFiles } from '@tests/saved-files'
import { visit } from '@tests/visit'
import { changeItems, orderNumber, orderUrl, productUrl } from './scenario'

beforeEach(watchSavedFiles)

async function openPurchase() {
  const view = await visit(orderUrl('104'), { as: 'savita' })
  const button = await screen.findByRole('button', { name: 'Download Purchase Invoice' })
  return { ...view, button }
}

describe('the purchase invoice', () => {
  test('is saved under the display id, once for two taps', async () => {
    provider.delay(30)
    const { button } = await openPurchase()
    fireEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    fireEvent.click(button)
    await waitFor(() => expect(savedNames()).toEqual(['SD2026-000104.pdf']))
    expect(await savedFiles()[0]?.file.text()).toContain('Order: SD2026-000104')
    expect(provider.requests('purchaseInvoice').map(({ path }) => path)).toEqual([
      `/purchase/order/generate/invoice/${orderNumber('104')._id}`,
    ])
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  })

  test('is saved after the person has left the screen', async () => {
    const release = provider.hold('purchaseInvoice')
    const { user, button } = await openPurchase()
    await user.click(button)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    release()
    await waitFor(() => expect(savedNames()).toHaveLength(1))
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
