import { screen, waitFor, act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '@tests/features/checkout/walk'
import { changeItem, CHILLI, ORDER, orderNumber, TURMERIC } from '@tests/features/orders/scenario'
import { address, button, link, fact } from '@tests/page'
import { provider, atNoon } from '@tests/provider'
import { goBack, goForward, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import {
  changeDelivery,
  openPayment,
  path,
  draft,
  fillPayment,
  NOT_SAVED,
  payments,
  pending,
} from './walk'

const upi = () => screen.getByRole('radio', { name: 'UPI' })
const bankTransfer = () => screen.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })

describe('step 1, accepted', () => {
  test('shows charges, date and address; Proceed opens step 2, and Back or the arrow leave it', async () => {
    provider.scenario('delivery-accepted')
    changeDelivery({ estimatedDeliveryDate: '2026-09-11T06:30:00.000Z' })
    const { user } = await visit(path, { as: 'savita' })
    expect(screen.getByText('11 Sep 2026')).toBeVisible()
    expect(screen.getByText('₹1,850.50')).toBeVisible()
    expect(screen.getByText('Gat No. 214, Jadhav Vasti')).toBeVisible()
    await user.click(button('Proceed'))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
    expect(address()).toBe(`${path}?step=2`)
    await goBack()
    await user.click(await screen.findByRole('button', { name: 'Proceed' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
    expect(address()).toBe(path)
  })

  test.each([
    [undefined, 'The charges are not known yet.'],
    [0, 'There are no charges to pay.'],
  ])('blocks Proceed for charges of %s: %s', async (charges, words) => {
    provider.scenario('delivery-accepted')
    changeDelivery({ charges: charges ?? null })
    const { user } = await visit(`${path}?step=2`, { as: 'savita' })
    expect(await screen.findByRole('button', { name: 'Proceed' })).toHaveAccessibleDescription(
      words,
    )
    await user.click(button('Proceed'))
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(path))
  })
})

describe('step 2, the payment', () => {
  test('is by bank transfer of exactly the charges, or by UPI', async () => {
    const user = await openPayment()
    expect(bankTransfer()).toBeChecked()
    const warning = screen.getByText('Transfer exactly this amount.')
    const account = screen.getByText('000111222333')
    expect(warning.compareDocumentPosition(account)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(
      screen.getByText('If the amount does not match, the order will be rejected and cancelled.'),
    ).toBeVisible()
    await user.click(upi())
    expect(link('Open UPI app')).toHaveAttribute(
      'href',
      'upi://pay?pa=sauda.demo@upi&pn=Sauda%20Demo%20Trading&am=1850.50&cu=INR',
    )
    expect(screen.getByText(/RuPay credit card/)).toBeVisible()
    expect(screen.getByText('3. Come back')).toBeVisible()
    await user.click(button('Copy UPI ID'))
    expect(await screen.findByText('Paid? Continue here')).toBeVisible()
  })
})

describe('a payment', () => {
  test('sends all items as the provider has them, with transaction ID and time in the request', async () => {
    atNoon()
    const user = await openPayment()
    changeItem(CHILLI, { grade: { moisture: '12%' }, SaleStatus: null } as object)
    changeDelivery({ address: '66f000000000000000000101', partner: 'Sahyadri Transport' } as object)
    const [turmeric, chilli] = structuredClone(orderNumber('104').orderItems)
    await fill(user, { amount: '₹ 1,850.50', id: '  Utr42x ', again: 'UTR42X' })
    await user.click(button('Submit'))
    await pending()
    expect(payments().map(({ body }) => body)).toEqual([
      {
        orderId: ORDER,
        orderItems: [
          {
            ...turmeric,
            deliveryRequest: {
              ...turmeric?.deliveryRequest,
              transactionId: 'Utr42x',
              paidAt: '2026-09-05T06:30:00.000Z',
            },
          },
          chilli,
        ],
      },
    ])
  })

  test('shows its summary and what happens next, also after a reload; Back leaves the delivery', async () => {
    window.history.pushState(null, '', '/history')
    window.history.pushState(null, '', path)
    const user = await fillPayment()
    changeDelivery({ estimatedDeliveryDate: '2026-09-11' })
    await user.click(button('Submit'))
    await pending()
    expect(fact('Transaction ID')).toBe('UTR42')
    expect(fact('Delivery charges')).toBe('₹1,850.50')
    expect(screen.getByText('Verification').nextSibling).toHaveTextContent(
      /^Takes up to 5-6 hours, by about \d+ [ap]m (today|tomorrow)$/,
    )
    expect(screen.getByText('Delivery', { selector: 'p' }).nextSibling).toHaveTextContent(
      'Expected by 11 Sep 2026',
    )
    await waitFor(() => expect(address()).toBe(`${path}?step=3`))
    expect(draft()).not.toContain('UTR')
    // Its steps are gone from the history.
    await goForward()
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(`${path}?step=3`))
    await goBack()
    await waitFor(() => expect(address()).toBe('/history'))

    const again = await reload(path)
    await pending()
    await again.click(button('Done'))
    await waitFor(() => expect(address()).toBe(`/order/singleProductDetails/${ORDER}/${TURMERIC}`))
  })

  test.each([
    [{ status: 'Payment Done' }, {}, 'Payment done'],
    [{ transactionId: 'UTR1' }, {}, 'Verification Pending'],
    [{ status: 'payment done' }, { status: 'Delivered' }, 'Delivered'],
  ])('shows the delivery %j of the item %j as “%s”', async (delivery, change, heading) => {
    provider.scenario('delivery-accepted')
    changeDelivery(delivery)
    changeItem(TURMERIC, change)
    await visit(path, { as: 'savita' })
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Proceed' })).not.toBeInTheDocument()
  })

  test.each([
    ['Rejected by bank', 'Payment status: Rejected by bank'],
    [' Payment  rejected', 'Payment rejected'],
  ])(
    'with the status “%s” is shown as “%s”, links to help and is asked for again',
    async (status, shown) => {
      provider.scenario('delivery-accepted')
      changeDelivery({ transactionId: 'UTR1', paidAt: '2026-09-04T06:30:00.000Z', status })
      const { user } = await visit(path, { as: 'savita' })
      expect(await screen.findByText(shown)).toBeVisible()
      expect(fact('Transaction ID')).toBe('UTR1')
      expect(screen.queryByRole('heading', { name: 'Verification Pending' })).toBeNull()
      expect(link('Help & Support')).toHaveAttribute(
        'href',
        expect.stringContaining('/help/support/contactUs?subject=Delivery%20of%20order%20SD'),
      )
      await user.click(button('Proceed'))
      await fill(user, { amount: '1850.50', id: 'UTR2' })
      await user.click(button('Submit'))
      await pending()
      expect(fact('Transaction ID')).toBe('UTR2')
    },
  )

  test('that is sent again while the order does not show it yet is not shown as rejected', async () => {
    provider.scenario('delivery-accepted')
    changeDelivery({ transactionId: 'UTR1', paidAt: '2026-09-04T06:30:00Z', status: 'rejected' })
    const before = structuredClone(orderNumber('104'))
    const { user } = await visit(`${path}?step=2`, { as: 'savita' })
    await fill(user, { amount: '1850.50', id: 'UTR1' })
    const release = provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    provider.update(() => Object.assign(orderNumber('104'), before))
    act(release)
    await pending()
    expect(screen.queryByText('Payment rejected')).not.toBeInTheDocument()
  })
})

describe('a payment that meets a change', () => {
  test('shows changed charges, and sends nothing for the old ones', async () => {
    const user = await fillPayment()
    changeDelivery({ charges: 2000 })
    await user.click(button('Submit'))
    expect(
      await screen.findByText(/The charges were ₹1,850\.50 and are now ₹2,000\.00/),
    ).toBeVisible()
    expect(payments()).toHaveLength(0)
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Payment' })).toHaveFocus()
    await user.click(button('Submit'))
    expect(await screen.findByText('Please enter the correct amount')).toBeVisible()
    await fill(user, { amount: '2000', id: 'UTR42' })
    await user.click(button('Submit'))
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test('keeps the payment made on another device meanwhile', async () => {
    const user = await fillPayment()
    changeDelivery({ transactionId: 'THEIRS', status: 'Payment Verification Pending' })
    await user.click(button('Submit'))
    await pending()
    expect(fact('Transaction ID')).toBe('THEIRS')
    expect(payments()).toHaveLength(0)
  })

  test.each([
    [
      'sold',
      () => changeItem(TURMERIC, { isSold: true, soldStatus: 'sold' }),
      /This product is sold/,
    ],
    ['no longer accepted', () => changeDelivery({ isAccepted: false }), /^Waiting for acceptance$/],
  ])('is not sent for an item that is %s meanwhile', async (_, change, words) => {
    const user = await fillPayment()
    change()
    await user.click(button('Submit'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(payments()).toHaveLength(0)
  })
})
