import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { provider, savita } from '@tests/provider'
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
    // The provider's orders are read right before each sending.
    expect(provider.requests('ordersOfUser')).toHaveLength(2)
  })
})

describe('only what was agreed to is sent', () => {
  test('a price that changed after paying: the order goes out as agreed', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    raiseWheatTo(27)
    await user.click(button('Submit'))
    // CHK-10.
    expect(
      await screen.findByText('Your cart has changed since you agreed to pay ₹21,260.78.'),
    ).toBeVisible()
    expect(screen.getByText(/^Wheat.*: ₹26\.50 is now ₹27\.00 per kg$/)).toBeVisible()
    expect(address()).toBe('/checkout?step=3')
    expect(screen.getByLabelText('Transaction ID')).toHaveValue('UTR42')
    expect(posts()).toHaveLength(0)
    await user.click(button('I have paid ₹21,260.78: send the order as agreed'))
    await placedHeading()
    expect(posts().map(({ body }) => body)).toMatchObject([
      {
        totalAmount: 21260,
        additionalCharges: 105.78,
        transactionId: 'UTR42',
        orderItems: [
          { sku: 'WHT-LOK1-D', productQuantity: 500, purchasePrice: 26.5 },
          { sku: 'DAL-TUR-D', productQuantity: 75, purchasePrice: 105.4 },
        ],
      },
    ])
  })

  test('a price that changed before paying leads back to the new total', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    raiseWheatTo(27)
    await user.click(button('Submit'))
    await user.click(
      await screen.findByRole('button', { name: 'I have not paid yet: review again' }),
    )
    expect(
      await screen.findByText(/The total was ₹21,260\.78 and is now ₹21,512\.03/),
    ).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(posts()).toHaveLength(0)
    await fillTransaction(user, { amount: '21512.03' })
    await user.click(button('Submit'))
    await placedHeading()
    expect(posts()[0]?.body).toMatchObject({ totalAmount: 21512, additionalCharges: 107.03 })
  })

  test('a cart emptied after paying: what was typed stays, and the order goes out as agreed', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    savita().cart = []
    await user.click(button('Submit'))
    expect(await screen.findByText(/^Wheat.*: no longer in your cart$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See my orders' })).toBeVisible()
    await user.click(button('I have paid ₹21,260.78: send the order as agreed'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('help with the payment is one tap away, with the transaction ID filled in', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(screen.getByRole('link', { name: 'Get help with this payment' }))
    expect(await screen.findByLabelText('Message')).toHaveValue(
      'I paid ₹21,260.78. Transaction ID: UTR42',
    )
    expect(screen.getByLabelText('Subject')).toHaveValue('Payment of ₹21,260.78')
    expect(window.location.href).not.toContain('UTR42')
  })
})

describe('a transaction ID that an order of this person has already', () => {
  test('is said to be used, before anything is sent; its order is no success', async () => {
    const [old] = savita().orders
    if (old) Object.assign(old, { transactionId: 'utr42', purchasePaymentStatus: 'rejected' })
    provider.fault({ call: 'placeOrder', kind: 'drop' })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    expect(await screen.findByText('This transaction ID is already used')).toBeVisible()
    await isReady()
    expect(posts()).toHaveLength(0)
    expect(screen.queryByText('Verification Pending')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Transaction ID'), '0')
    expect(screen.queryByText('This transaction ID is already used')).not.toBeInTheDocument()
  })
})

describe('nothing is sent', () => {
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
      ['[sauda] a submission failed', { what: 'order', name: 'RangeError' }],
    ])
  })
})
