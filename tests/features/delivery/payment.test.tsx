import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '@tests/features/checkout/walk'
import { changeItem, CHILLI, ORDER, orderNumber, TURMERIC } from '@tests/features/orders/scenario'
import { address, button, link, fact, storedIn } from '@tests/page'
import { provider, atNoon } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import {
  changeDelivery,
  openPayment,
  path,
  fillPayment,
  NOT_SAVED,
  payments,
  pending,
} from './walk'

describe('step 1, accepted', () => {
  test('shows charges, date and address; Proceed opens the payment of exactly the charges, the arrow leaves it', async () => {
    provider.scenario('delivery-accepted')
    changeDelivery({ estimatedDeliveryDate: '2026-09-11T06:30:00.000Z' })
    const { user } = await visit(path, { as: 'savita' })
    expect(screen.getByText('11 Sep 2026')).toBeVisible()
    expect(screen.getByText('₹1,850.50')).toBeVisible()
    expect(screen.getByText('Gat No. 214, Jadhav Vasti')).toBeVisible()
    await user.click(button('Proceed'))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
    expect(address()).toBe(`${path}?step=2`)
    const warning = screen.getByText('Transfer exactly this amount.')
    const account = screen.getByText('000111222333')
    expect(warning.compareDocumentPosition(account)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(
      screen.getByText('If the amount does not match, the order will be rejected and cancelled.'),
    ).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'UPI' }))
    expect(link('Open UPI app')).toHaveAttribute(
      'href',
      'upi://pay?pa=sauda.demo@upi&pn=Sauda%20Demo%20Trading&am=1850.50&cu=INR',
    )
    await user.click(button('Back'))
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

describe('a payment', () => {
  test('sends all items as the provider has them, with transaction ID and time in the request; its summary survives a reload, Back leaves', async () => {
    atNoon()
    window.history.pushState(null, '', '/history')
    window.history.pushState(null, '', path)
    const user = await openPayment()
    changeItem(CHILLI, { grade: { moisture: '12%' }, SaleStatus: null } as object)
    changeDelivery({
      address: '66f000000000000000000101',
      partner: 'Sahyadri Transport',
      estimatedDeliveryDate: '2026-09-11',
    } as object)
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
    expect(fact('Transaction ID')).toBe('Utr42x')
    expect(fact('Delivery charges')).toBe('₹1,850.50')
    expect(screen.getByText('Verification').nextSibling).toHaveTextContent(
      /^Takes up to 5-6 hours, by about \d+ [ap]m (today|tomorrow)$/,
    )
    expect(screen.getByText('Delivery', { selector: 'p' }).nextSibling).toHaveTextContent(
      'Expected by 11 Sep 2026',
    )
    await waitFor(() => expect(address()).toBe(`${path}?step=3`))
    expect(storedIn(localStorage)).not.toContain('Utr')
    await goBack()
    await waitFor(() => expect(address()).toBe('/history'))

    const again = await reload(path)
    await pending()
    await again.click(button('Done'))
    await waitFor(() => expect(address()).toBe(`/order/singleProductDetails/${ORDER}/${TURMERIC}`))
  })

  // What else a delivery may be: tests/domain/delivery.test.ts, e2e/delivery-request.spec.ts.
  test('that is over shows that the item is delivered', async () => {
    provider.scenario('delivery-accepted')
    changeDelivery({ status: 'payment done' })
    changeItem(TURMERIC, { status: 'Delivered' })
    await visit(path, { as: 'savita' })
    expect(await screen.findByRole('heading', { name: 'Delivered' })).toBeVisible()
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
      const answer = provider.hold('payDelivery')
      await user.click(button('Submit'))
      await waitFor(() => expect(payments()).toHaveLength(1))
      const show = provider.hold('orderById')
      act(answer)
      await pending()
      // Nothing of the payment before, while the order is read again.
      expect(fact('Transaction ID')).toBe('UTR2')
      expect(screen.queryByText('Paid on')).toBeNull()
      act(show)
      expect(await screen.findByText('Paid on')).toBeVisible()
      expect(fact('Transaction ID')).toBe('UTR2')
    },
  )
})

// More of what can become of it meanwhile: e2e/payment-outcomes.spec.ts.
describe('a payment that meets a change', () => {
  test('shows changed charges, and sends nothing for the old ones', async () => {
    const user = await fillPayment()
    changeDelivery({ charges: 2000 })
    await user.click(button('Submit'))
    expect(
      await screen.findByText(/The charges were ₹1,850\.50 and are now ₹2,000\.00/),
    ).toBeVisible()
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Payment' })).toHaveFocus()
    await user.click(button('Submit'))
    expect(await screen.findByText('Please enter the correct amount')).toBeVisible()
    expect(payments()).toHaveLength(0)
  })

  test('is not sent for a request that is no longer accepted meanwhile', async () => {
    const user = await fillPayment()
    changeDelivery({ isAccepted: false })
    await user.click(button('Submit'))
    expect(await screen.findByText(/^Waiting for acceptance$/)).toBeVisible()
    expect(payments()).toHaveLength(0)
  })
})
