import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeOffer } from '@tests/features/catalogue/offers'
import { button, link } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import {
  ASKS_FIRST,
  fill,
  fillTransaction,
  openFilled,
  openPayment,
  ordersPaidWith,
  orderUnderWay,
  placedHeading,
  posts,
  raiseWheatTo,
} from './walk'

// CHK-10.
describe('a cart that changed after the payee was shown', () => {
  test('stays chosen when the steps are gone back and forth', async () => {
    const user = await openPayment()
    raiseWheatTo(27)
    await reload('/checkout?step=2')
    await user.click(
      await screen.findByRole('button', {
        name: 'I have paid ₹21,260.78: send the order as agreed',
      }),
    )
    await fill(user, {})
    await goBack()
    await goBack()
    await screen.findByText('Submit sends the order as agreed: ₹21,260.78.')
    await user.click(button('Proceed'))
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await placedHeading()
    expect(posts()[0]?.body).toMatchObject({ totalAmount: 21260, transactionId: 'UTR42' })
  })

  test('can be sent as agreed when it was emptied', async () => {
    const user = await openFilled()
    savita().cart = []
    await user.click(button('Submit'))
    expect(await screen.findByText(/^Wheat.*: no longer in your cart$/)).toBeVisible()
    expect(link('See my orders')).toBeVisible()
    await user.click(button('I have paid ₹21,260.78: send the order as agreed'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('offers help with the payment, with the transaction ID filled in', async () => {
    const user = await openFilled()
    await user.click(link('Get help with this payment'))
    expect(await screen.findByLabelText('Message')).toHaveValue(
      'I paid ₹21,260.78. Transaction ID: UTR42',
    )
    expect(screen.getByLabelText('Subject')).toHaveValue('Payment of ₹21,260.78')
    expect(window.location.href).not.toContain('UTR42')
  })
})

// CHK-14.
test('an offer whose days became useless after the payment is sent as it was agreed', async () => {
  const user = await openFilled()
  changeOffer('WHT-LOK1-D', { deliveryAfterDays: 1e9 })
  await user.click(button('Submit'))
  await placedHeading()
  expect(posts().map(({ body }) => body)).toMatchObject([
    { orderItems: [{ sku: 'WHT-LOK1-D', deliveryAfterDays: 10 }, { sku: 'DAL-TUR-D' }] },
  ])
})

// CHK-12.
test('an earlier order that arrived unnoticed does not replace the one paid now', async () => {
  const cart = savita().cart.slice(0, 1)
  provider.fault({ call: 'placeOrder', kind: 'drop-after', times: 1 })
  const { release } = await orderUnderWay()
  provider.fault({ call: 'ordersOfUser', kind: 'status' })
  act(release)
  await screen.findByText(ASKS_FIRST)
  // The tab is closed. In the next one the orders cannot be read at first.
  sessionStorage.clear()
  window.history.replaceState(null, '', '/checkout')
  savita().cart = cart.map((line) => ({ ...line, productQuantity: 10 }))
  await fillTransaction(await reload(), { amount: '266.33', id: 'UTR77' })
  provider.clearFaults()
  const user = await reload()
  await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).toBeNull())
  expect(screen.getByLabelText('Transaction ID')).toHaveValue('UTR77')
  await user.click(button('Submit'))
  await placedHeading()
  expect(screen.getByText('UTR77')).toBeVisible()
  expect(ordersPaidWith('UTR77')).toHaveLength(1)
  expect(ordersPaidWith('UTR42')).toHaveLength(1)
})
