import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import {
  address,
  ASKS_FIRST,
  button,
  fillTransaction,
  isReady,
  NOT_SAVED,
  placedHeading,
  posts,
  raiseWheatTo,
} from './walk'

describe('a definite no', () => {
  test.each([
    { kind: 'status', status: 422, body: { message: 'Out of stock' } },
    { kind: 'refuse', body: { message: 'Out of stock' } },
  ] as const)('is logged only: %j', async (fault) => {
    provider.fault({ call: 'placeOrder', times: 1, ...fault })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    expect(screen.queryByText(/Out of stock/)).not.toBeInTheDocument()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Enter amount')).toHaveValue('21260.78')
    expect(screen.getByLabelText('Verify Transaction ID')).toHaveValue('UTR42')
    await user.click(button('Submit'))
    await placedHeading()
    expect(posts()).toHaveLength(2)
    expect(provider.requests('ordersOfUser')).toHaveLength(0)
  })
})

describe('only what was agreed to is sent', () => {
  test('a price that changed after paying leads back to the new total', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    raiseWheatTo(27)
    await user.click(button('Submit'))
    expect(
      await screen.findByText(/The total was ₹21,260\.78 and is now ₹21,512\.03/),
    ).toBeVisible()
    expect(button('Proceed')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(posts()).toHaveLength(0)
    await fillTransaction(user, { amount: '21512.03' })
    await user.click(button('Submit'))
    await placedHeading()
    expect(posts()[0]?.body).toMatchObject({ totalAmount: 21512, additionalCharges: 107.03 })
  })

  test('without a look at the cart nothing is sent', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    provider.fault({ call: 'cart', kind: 'drop', times: 1 })
    await user.click(button('Submit'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    expect(posts()).toHaveLength(0)
    await user.click(button('Retry'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('an order whose dates cannot be told is not sent', async () => {
    provider.update((world) => {
      world.products = world.products.map((product) => ({ ...product, deliveryAfterDays: 1e15 }))
    })
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    await isReady()
    expect(posts()).toHaveLength(0)
    expect(error.mock.calls).toEqual([
      ['[sauda] an order could not be placed', { name: 'RangeError' }],
    ])
  })
})
