import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { address, button, fill, goBack, reload } from '@tests/features/checkout/walk'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import {
  changeDelivery,
  changeItem,
  item,
  NOT_SAVED,
  openPayment,
  order,
  path,
  payments,
  pending,
  row,
} from './walk'

const ASKS_FIRST =
  'We do not know yet whether your transaction ID has arrived. Submit checks that first.'

const kept = () => sessionStorage.getItem(`sauda.draft.delivery.${item(0)._id}`)

/** The phone's Forward. */
async function goForward(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    window.history.forward()
    await arrived
  })
}

/** Everything is typed, Submit is not pressed yet. */
async function fillPayment(amount = '1850.50', id = 'UTR42') {
  const user = await openPayment()
  await fill(user, { amount, id })
  return user
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a payment', () => {
  test('sends every item as the provider holds it, with transaction ID and time in the request', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-05T06:30:00.000Z') })
    const user = await openPayment()
    changeItem(1, { grade: { moisture: '12%' }, SaleStatus: null } as object)
    changeDelivery({ address: '66f000000000000000000101', partner: 'Sahyadri Transport' } as object)
    const [turmeric, chilli] = structuredClone(order().orderItems)
    await fill(user, { amount: '₹ 1,850.50', id: '  Utr42x ', again: 'UTR42X' })
    await user.click(button('Submit'))
    await pending()
    expect(payments().map(({ body }) => body)).toEqual([
      {
        orderId: order()._id,
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

  test('is summed up: Verification Pending, and what happens now', async () => {
    const user = await fillPayment()
    changeDelivery({ estimatedDeliveryDate: '2026-09-11' })
    await user.click(button('Submit'))
    await pending()
    expect(row('Transaction ID')).toHaveTextContent(/UTR42$/)
    expect(row('Delivery charges')).toHaveTextContent(/₹1,850\.50$/)
    expect(screen.getByText('Verification').nextSibling).toHaveTextContent('5-6 hours')
    expect(screen.getByText('Delivery', { selector: 'p' }).nextSibling).toHaveTextContent(
      'Expected by 11 Sep 2026',
    )
    await waitFor(() => expect(address()).toBe(`${path()}?step=3`))
    expect(kept()).toBeNull()
  })

  test('leaves no step behind: Back leads to where the person came from, and forward meets no form', async () => {
    window.history.pushState(null, '', '/history')
    window.history.pushState(null, '', path())
    const user = await fillPayment()
    await user.click(button('Submit'))
    await pending()
    await waitFor(() => expect(address()).toBe(`${path()}?step=3`))
    await goForward()
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(`${path()}?step=3`))
    await goBack()
    await waitFor(() => expect(address()).toBe('/history'))
  })

  test('is shown again after a reload; Done leads to the product', async () => {
    const user = await fillPayment()
    await user.click(button('Submit'))
    await pending()
    await waitFor(() => expect(address()).toBe(`${path()}?step=3`))
    window.history.replaceState(null, '', path())
    const again = await reload()
    await pending()
    await again.click(button('Done'))
    await waitFor(() =>
      expect(address()).toBe(`/order/singleProductDetails/${order()._id}/${item(0)._id}`),
    )
  })

  test.each([
    [{ status: 'Payment Done' }, {}, 'Payment done'],
    [{ status: 'payment verification pending' }, {}, 'Verification Pending'],
    [{ transactionId: 'UTR1' }, {}, 'Verification Pending'],
    [{ status: 'payment done' }, { status: 'Delivered' }, 'Delivered'],
  ])('the provider’s word %j, item %j: %s', async (delivery, change, heading) => {
    provider.scenario('delivery-accepted')
    changeDelivery(delivery)
    changeItem(0, change)
    await visit(path(), { as: 'savita' })
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Proceed' })).not.toBeInTheDocument()
  })

  test('a word nobody listed is shown as it is, with the way to help', async () => {
    provider.scenario('delivery-accepted')
    changeDelivery({ transactionId: 'UTR1', status: 'Rejected by bank' })
    await visit(path(), { as: 'savita' })
    expect(await screen.findByText('Payment status: Rejected by bank')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Help & Support' })).toHaveAttribute(
      'href',
      expect.stringContaining('/help/support/contactUs?subject=Delivery%20of%20order%20SD'),
    )
  })
})

describe('one payment, whatever happens', () => {
  test('however often Submit is tapped, and Enter pressed', async () => {
    const user = await fillPayment()
    provider.delay(50)
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button('Submit'))
    await user.type(screen.getByLabelText('Enter amount'), '{Enter}')
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test.each(['drop-after', 'html', 'broken-json'] as const)(
    'the answer is lost although it was taken: %s',
    async (kind) => {
      const user = await fillPayment()
      provider.fault({ call: 'payDelivery', kind, applied: true, times: 1 })
      await user.click(button('Submit'))
      await pending()
      expect(payments()).toHaveLength(1)
      expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
    },
  )

  test('it never arrived: nothing is lost, and Submit asks before it sends again', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'payDelivery', kind: 'drop', times: 1 })
    await user.click(button('Submit'))
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    expect(button('Submit')).toHaveAccessibleDescription(ASKS_FIRST)
    expect(screen.getByText(NOT_SAVED)).toBeVisible()
    expect(screen.getByLabelText('Transaction ID')).toHaveValue('UTR42')
    provider.clearRequests()
    await user.click(button('Submit'))
    await pending()
    const calls = provider.requests().map(({ call }) => call)
    expect(calls.slice(0, 3)).toEqual(['orderById', 'orderById', 'payDelivery'])
    expect(payments()).toHaveLength(1)
  })

  test('while the provider cannot be asked, nothing is sent; the strip tries again', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'payDelivery', kind: 'drop-after', times: 1 })
    const release = provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    provider.fault({ call: 'orderById', kind: 'status', times: 2 })
    const reads = provider.requests('orderById').length
    act(release)
    await screen.findByText(ASKS_FIRST)
    await user.click(button('Submit'))
    await waitFor(() => expect(provider.requests('orderById')).toHaveLength(reads + 2))
    await waitFor(() => expect(button('Submit')).not.toHaveAttribute('aria-busy'))
    await user.click(button('Retry'))
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test('loaded anew while it is on its way', async () => {
    const user = await fillPayment()
    provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    await reload()
    await pending()
    expect(screen.getByText('UTR42')).toBeVisible()
    expect(payments()).toHaveLength(1)
  })

  test('loaded anew after it never arrived: what was typed stands there, nothing is sent by itself', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'payDelivery', kind: 'drop', times: 1 })
    await user.click(button('Submit'))
    await screen.findByText(ASKS_FIRST)
    const again = await reload()
    await screen.findByText(ASKS_FIRST)
    expect(screen.getByLabelText('Verify Transaction ID')).toHaveValue('UTR42')
    expect(payments()).toHaveLength(1)
    await again.click(button('Submit'))
    await pending()
    expect(payments()).toHaveLength(2)
  })

  test('left and opened again while it is on its way', async () => {
    const user = await fillPayment()
    const release = provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    await screen.findByRole('heading', { level: 1, name: /Cart/ })
    await goBack()
    await screen.findByRole('heading', { level: 1, name: 'Delivery Request' })
    act(release)
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test('taken, though the order does not tell so yet: no form asks for the money again', async () => {
    const user = await fillPayment()
    const before = structuredClone(order())
    const release = provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    provider.update(() => Object.assign(order(), before))
    act(release)
    await pending()
    expect(row('Transaction ID')).toHaveTextContent(/UTR42$/)
    expect(kept()).toContain('UTR42')
  })

  test('a definite no is logged only, and the button works again', async () => {
    const user = await fillPayment()
    const body = { message: 'Not today' }
    provider.fault({ call: 'payDelivery', kind: 'status', status: 422, body, times: 1 })
    await user.click(button('Submit'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    expect(screen.queryByText(/Not today/)).not.toBeInTheDocument()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Verify Transaction ID')).toHaveValue('UTR42')
    await user.click(button('Submit'))
    await pending()
    expect(payments()).toHaveLength(2)
  })
})

describe('only what was agreed to is paid', () => {
  test('charges that changed are shown, and nothing is sent for the old ones', async () => {
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

  test('paid on another device meanwhile: that payment stays', async () => {
    const user = await fillPayment()
    changeDelivery({ transactionId: 'THEIRS', status: 'Payment Verification Pending' })
    await user.click(button('Submit'))
    await pending()
    expect(row('Transaction ID')).toHaveTextContent(/THEIRS$/)
    expect(payments()).toHaveLength(0)
  })

  test.each([
    ['sold', () => changeItem(0, { isSold: true, soldStatus: 'sold' }), /This product is sold/],
    ['no longer accepted', () => changeDelivery({ isAccepted: false }), /^Waiting for acceptance$/],
  ])('%s meanwhile: nothing is sent', async (_, change, words) => {
    const user = await fillPayment()
    change()
    await user.click(button('Submit'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(payments()).toHaveLength(0)
  })

  test('without a look at the order nothing is sent', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'orderById', kind: 'status', times: 1 })
    await user.click(button('Submit'))
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    await waitFor(() => expect(button('Submit')).not.toHaveAttribute('aria-busy'))
    expect(payments()).toHaveLength(0)
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    await user.click(button('Retry'))
    await pending()
    expect(payments()).toHaveLength(1)
  })
})
