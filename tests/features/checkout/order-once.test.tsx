import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { provider } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import {
  address,
  ASKS_FIRST,
  button,
  fillTransaction,
  isReady,
  NOT_SAVED,
  ordersPaidWith,
  orderUnderWay,
  placedHeading,
  posts,
} from './walk'

afterEach(() => {
  vi.useRealTimers()
})

describe('one order, whatever happens', () => {
  test('however often Submit is tapped, and Enter pressed', async () => {
    provider.delay(50)
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    const submit = button('Submit')
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(submit)
    await user.type(screen.getByLabelText('Enter amount'), '{Enter}')
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('the screen left and opened again while it is on its way', async () => {
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

  test('the cart is read, and empty already, while the answer is on its way', async () => {
    const { release } = await orderUnderWay()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await screen.findByRole('link', { name: 'Cart, empty' })
    expect(button('Submit')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Your Cart Is Empty')).not.toBeInTheDocument()
    act(release)
    await placedHeading()
  })

  test('its answer comes while the person is elsewhere: the summary stands at the next checkout', async () => {
    const { user, release } = await orderUnderWay()
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    act(release)
    await screen.findByRole('link', { name: 'Cart, empty' })
    await goBack()
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout?step=4'))
  })

  test('the answer is lost although the order was taken', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop-after', times: 1 })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    expect(posts()).toHaveLength(1)
  })

  test.each(['html', 'broken-json'] as const)('the answer is unreadable: %s', async (kind) => {
    provider.fault({ call: 'placeOrder', kind, applied: true, times: 1 })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('the order never arrived: nothing is lost, and Submit asks before it sends again', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop', times: 1 })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    expect(screen.getByLabelText('Transaction ID')).toHaveValue('UTR42')
    provider.clearRequests()
    await user.click(button('Submit'))
    await placedHeading()
    const calls = provider.requests().map(({ call }) => call)
    expect(calls.filter((call) => call === 'ordersOfUser' || call === 'placeOrder')).toEqual([
      'ordersOfUser',
      'placeOrder',
    ])
    expect(ordersPaidWith('UTR42')).toHaveLength(1)
  })

  test('while the provider cannot be asked, nothing is sent; the strip tries again', async () => {
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

  test('loaded anew while the order is on its way', async () => {
    provider.hold('placeOrder')
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await waitFor(() => expect(posts()).toHaveLength(1))
    await reload()
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    expect(posts()).toHaveLength(1)
  })

  test('loaded anew after an order that never arrived: what was typed stands there, nothing is sent by itself', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop', times: 1 })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
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

  test('an ID typed anew does not send a second order when the first has arrived', async () => {
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
