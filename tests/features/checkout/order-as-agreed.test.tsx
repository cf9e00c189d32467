import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { changeOffer } from '@tests/features/catalogue/offers'
import { button } from '@tests/page'
import { person, provider, savita } from '@tests/provider'
import { goBack, reload, signInElsewhere } from '@tests/travel'
import {
  ASKS_FIRST,
  fill,
  fillTransaction,
  isReady,
  NOT_SAVED,
  openFilled,
  openPayment,
  ordersPaidWith,
  orderUnderWay,
  placedHeading,
  posts,
  proceed,
  raiseWheatTo,
  submitOrder,
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
    expect(screen.getByRole('link', { name: 'See my orders' })).toBeVisible()
    await user.click(button('I have paid ₹21,260.78: send the order as agreed'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('offers help with the payment, with the transaction ID filled in', async () => {
    const user = await openFilled()
    await user.click(screen.getByRole('link', { name: 'Get help with this payment' }))
    expect(await screen.findByLabelText('Message')).toHaveValue(
      'I paid ₹21,260.78. Transaction ID: UTR42',
    )
    expect(screen.getByLabelText('Subject')).toHaveValue('Payment of ₹21,260.78')
    expect(window.location.href).not.toContain('UTR42')
  })
})

const ID_USED = 'This transaction ID is already used'

// CHK-11.
describe('a transaction ID that was used before', () => {
  test('sends nothing and says so, until another one is typed', async () => {
    const [old] = savita().orders
    if (old) Object.assign(old, { transactionId: 'utr42', purchasePaymentStatus: 'rejected' })
    provider.fault({ call: 'placeOrder', kind: 'drop' })
    const user = await submitOrder()
    expect(await screen.findByText(ID_USED)).toBeVisible()
    await isReady()
    expect(posts()).toHaveLength(0)
    expect(screen.queryByText('Verification Pending')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Transaction ID'), '0')
    expect(screen.queryByText(ID_USED)).not.toBeInTheDocument()
  })

  const grouped = '4123\u00a04567 8901'
  test.each<[string, (orders: ReturnType<typeof savita>['orders']) => void]>([
    [
      'by an order, grouped there',
      ([order]) => Object.assign(order ?? {}, { transactionId: grouped }),
    ],
    [
      'by an order that cannot be read',
      ([order]) => Object.assign(order ?? {}, { transactionId: grouped, orderItems: 'broken' }),
    ],
    [
      'by an order without an id',
      ([order]) => Object.assign(order ?? {}, { transactionId: grouped, _id: null }),
    ],
    [
      'by a delivery',
      ([order]) =>
        Object.assign(order?.orderItems[0] ?? {}, {
          deliveryRequest: { requested: true, transactionId: grouped },
        }),
    ],
  ])('%s, sends nothing', async (_, use) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    use(savita().orders)
    await submitOrder({ id: '412345678901' })
    expect(await screen.findByText(ID_USED)).toBeVisible()
    await isReady()
    expect(posts()).toHaveLength(0)
  })

  test('grouped in one field and plain in the other is one ID, sent as typed', async () => {
    await submitOrder({ id: ' 4123 4567 8901 ', again: '412345678901' })
    await placedHeading()
    expect(posts()[0]?.body).toMatchObject({ transactionId: '4123 4567 8901' })
  })
})

describe('nothing is sent', () => {
  test.each(['userDetails', 'addresses'] as const)('while %s cannot be read', async (call) => {
    const user = await openFilled()
    provider.fault({ call, kind: 'drop' })
    await user.click(button('Submit'))
    expect(await screen.findByText(NOT_SAVED, undefined, { timeout: 3000 })).toBeVisible()
    expect(posts()).toHaveLength(0)
    provider.clearFaults()
    await user.click(button('Retry'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
  })

  test('while the cart cannot be read', async () => {
    const user = await openFilled()
    provider.fault({ call: 'cart', kind: 'drop', times: 1 })
    await user.click(button('Submit'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    expect(posts()).toHaveLength(0)
    await user.click(button('Retry'))
    await placedHeading()
    expect(posts()).toHaveLength(1)
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

test('nothing of an order is left once somebody else has signed in in another tab', async () => {
  const { cart, addresses, user: buyer } = savita()
  Object.assign(person('meena'), { cart, addresses })
  Object.assign(person('meena').user, { bankDetails: buyer.bankDetails })
  const user = await openFilled()
  const release = provider.hold('cart')
  const asked = provider.requests('cart').length
  await user.click(button('Submit'))
  await waitFor(() => expect(provider.requests('cart').length).toBeGreaterThan(asked))
  await signInElsewhere('meena')
  await act(async () => release())
  await proceed(user)
  await user.click(button('Complete Transaction'))
  expect(await screen.findByLabelText('Transaction ID')).toHaveValue('')
  expect(posts()).toEqual([])
})
