import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { address, button } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import {
  ASKS_FIRST,
  isReady,
  NOT_SAVED,
  openFilled,
  ordersPaidWith,
  orderUnderWay,
  placedHeading,
  posts,
  submitOrder,
} from './walk'

afterEach(() => {
  vi.useRealTimers()
})

// CHK-11, CHK-12.
describe('one order is sent', () => {
  test('for five taps on Submit and Enter', async () => {
    provider.delay(50)
    const user = await openFilled()
    const submit = button('Submit')
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(submit)
    await user.type(screen.getByLabelText('Enter amount'), '{Enter}')
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('when the screen is left and opened again meanwhile', async () => {
    const { user, release } = await orderUnderWay()
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    await screen.findByRole('heading', { level: 1 })
    await goBack()
    expect(await screen.findByRole('button', { name: 'Submit' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    fireEvent.click(button('Submit'))
    act(release)
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('when the cart is refetched, and empty, before the answer', async () => {
    const { release } = await orderUnderWay()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await screen.findByRole('link', { name: 'Cart, empty' })
    expect(button('Submit')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Your Cart Is Empty')).not.toBeInTheDocument()
    act(release)
    await placedHeading()
  })

  test('whose summary shows at the next checkout, when the answer came elsewhere', async () => {
    const { user, release } = await orderUnderWay()
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    act(release)
    await screen.findByRole('link', { name: 'Cart, empty' })
    await goBack()
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout?step=4'))
  })

  test.each([
    ['lost', { kind: 'drop-after' }],
    ['unreadable', { kind: 'html', applied: true }],
  ] as const)('when the answer is %s', async (_, fault) => {
    provider.fault({ call: 'placeOrder', ...fault, times: 1 })
    await submitOrder()
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    expect(posts()).toHaveLength(1)
  })

  test('when the first never arrived: Submit looks before it sends again', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop', times: 1 })
    const user = await submitOrder()
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    expect(screen.getByLabelText('Transaction ID')).toHaveValue('UTR42')
    provider.clearRequests()
    await user.click(button('Submit'))
    await placedHeading()
    const calls = provider.requests().map(({ call }) => call)
    const sending = calls.filter((call) => call === 'ordersOfUser' || call === 'placeOrder')
    // The summary reads the orders after that.
    expect(sending.slice(0, 2)).toEqual(['ordersOfUser', 'placeOrder'])
    expect(posts()).toHaveLength(1)
    expect(ordersPaidWith('UTR42')).toHaveLength(1)
  })

  test('when the orders cannot be read: nothing is sent until Retry', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop-after', times: 1 })
    const { user, release } = await orderUnderWay()
    provider.fault({ call: 'ordersOfUser', kind: 'status', times: 2 })
    act(release)
    await screen.findByText(ASKS_FIRST)
    await user.click(button('Submit'))
    await waitFor(() => expect(provider.requests('ordersOfUser')).toHaveLength(3))
    await isReady()
    await user.click(button('Retry'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
  })

  test('when the page is reloaded before the answer', async () => {
    provider.hold('placeOrder')
    await submitOrder()
    await waitFor(() => expect(posts()).toHaveLength(1))
    await reload()
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    expect(posts()).toHaveLength(1)
  })

  test('when the page is reloaded after one that never arrived: only Submit sends again', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop', times: 1 })
    await submitOrder()
    await screen.findByText(ASKS_FIRST)
    const asked = provider.requests('ordersOfUser').length
    const again = await reload()
    await waitFor(() => expect(provider.requests('ordersOfUser').length).toBeGreaterThan(asked))
    await screen.findByText(ASKS_FIRST)
    await isReady()
    expect(posts()).toHaveLength(1)
    await again.click(button('Submit'))
    await placedHeading()
    expect(ordersPaidWith('UTR42')).toHaveLength(1)
  })

  test('when another ID is typed although the first order has arrived', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop-after', times: 1 })
    const { user, release } = await orderUnderWay()
    provider.fault({ call: 'ordersOfUser', kind: 'drop', times: 1 })
    act(release)
    await screen.findByText(ASKS_FIRST)
    for (const label of ['Transaction ID', 'Verify Transaction ID']) {
      await user.type(screen.getByLabelText(label), '0')
    }
    await user.click(button('Submit'))
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    expect(posts()).toHaveLength(1)
  })
})
