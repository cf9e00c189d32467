import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { button } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { single } from '@tests/features/quotes/market'

/** NAV-17: the BroadcastChannel of another window. */
function otherWindow() {
  const channel = new BroadcastChannel('sauda.stale')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  onTestFinished(() => channel.close())
  return { heard, tell: (keys: unknown) => channel.postMessage(keys) }
}

test('a sale sends the keys of its quote, its order and all orders to other windows', async () => {
  const { user } = await visit(single(TURMERIC), { as: 'savita' })
  const other = otherWindow()
  const [confirm] = await screen.findAllByRole('button', { name: 'Confirm Sell' })
  await user.click(confirm as HTMLElement)
  await waitFor(() =>
    expect(other.heard).toEqual([
      [
        ['order', ids.savita, ORDER],
        ['orders', ids.savita],
        ['quote', ids.savita, ORDER, TURMERIC],
      ],
    ]),
  )
})

test('a change of the cart sends keys and no data to other windows', async () => {
  const { user } = await visit('/setQuantity/WHT-LOK1-D', { as: 'savita' })
  const other = otherWindow()
  await user.click(button('Update Cart'))
  await waitFor(() => expect(other.heard).toEqual([[['cart']]]))
  expect(provider.requests('addToCart').length).toBeGreaterThan(0)
})

test('a screen shows where the browser refuses the channel', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function refuse() {
      throw new DOMException('denied', 'SecurityError')
    }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await visit('/history', { as: 'savita' })
  expect(screen.getByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
  expect(BroadcastChannel).toHaveBeenCalled()
})
