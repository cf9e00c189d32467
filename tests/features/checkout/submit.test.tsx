import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import {
  address,
  button,
  fillTransaction,
  goBack,
  ordersPaidWith,
  placedHeading,
  raiseWheatTo,
  reload,
} from './walk'

const NOT_SAVED = /Your last change is not saved yet\./
const ASKS_FIRST = 'We do not know yet whether your order has arrived. Submit checks that first.'

const posts = () => provider.requests('placeOrder')

async function isReady(): Promise<void> {
  await waitFor(() => expect(button('Submit')).not.toHaveAttribute('aria-busy'))
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a placed order', () => {
  test('is sent exactly as the provider asks for it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-05T06:30:00.000Z') })
    provider.reset()
    const cart = provider.world.people[ids.savita]?.cart
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user, { id: '  Utr42x ', again: 'UTR42X' })
    await user.click(button('Submit'))
    await placedHeading()
    expect(posts().map(({ body }) => body)).toEqual([
      {
        userId: '66a000000000000000000001',
        name: 'Savita Jadhav',
        mobileNo: '9876543210',
        email: 'savita.jadhav@example.com',
        firmName: '',
        addressLine1: 'Gat No. 214, Jadhav Vasti',
        addressLine2: 'Near Khandoba Mandir, Pimpalgaon Road',
        pincode: '422303',
        city: 'Niphad, Nashik',
        bankDetails: {
          userName: 'Savita Ramdas Jadhav',
          bankName: 'Sahyadri Gramin Bank',
          accNo: '000123450001',
          ifscCode: 'DEMO0002201',
          branchName: 'Niphad',
        },
        agentId: '66a000000000000000000009',
        orderItems: [
          {
            ...cart?.[0]?.productId,
            productQuantity: 500,
            dealStartDate: '2026-09-10T06:30:00.000Z',
            dealEndDate: '2026-09-13T06:30:00.000Z',
            deliveryStartDate: '2026-09-15T06:30:00.000Z',
          },
          {
            ...cart?.[1]?.productId,
            productQuantity: 75,
            dealStartDate: '2026-09-15T06:30:00.000Z',
            dealEndDate: '2026-09-20T06:30:00.000Z',
            deliveryStartDate: '2026-09-23T06:30:00.000Z',
          },
        ],
        totalAmount: 21260,
        additionalCharges: 105.78,
        transactionId: 'Utr42x',
      },
    ])
  })

  test('sends the firm of the chosen address, and no agent where there is none', async () => {
    const savita = provider.world.people[ids.savita]
    if (savita) savita.user = { ...savita.user, agentId: null }
    localStorage.setItem('selectedAddress', '66f000000000000000000102')
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await placedHeading()
    expect(posts()[0]?.body).toMatchObject({ firmName: 'Jadhav Krushi Traders', pincode: '422306' })
    expect(posts()[0]?.body).not.toHaveProperty('agentId')
  })

  test('is summed up, and the cart is empty', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await placedHeading()
    const figures = { 'Payment method': 'Bank Transfer', Amount: '₹21,260.78' }
    for (const [label, value] of Object.entries({ ...figures, 'Transaction ID': 'UTR42' })) {
      expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(
        new RegExp(`${value}$`),
      )
    }
    expect(screen.getByRole('list', { name: 'Items' })).toHaveTextContent('Wheat Lokwan₹13,250.00')
    expect(screen.getByText('Verification').nextSibling).toHaveTextContent('5-6 hours')
    expect(screen.getByText('Activation').nextSibling).toHaveTextContent('6-7 hours')
    expect(await screen.findByRole('link', { name: 'Cart, empty' })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout?step=4'))
    await user.click(screen.getByRole('link', { name: 'Purchase More' }))
    expect(address()).toBe('/home')
  })

  test('names UPI where that was chosen', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await user.click(await screen.findByRole('button', { name: 'Proceed' }))
    await user.click(await screen.findByRole('radio', { name: 'UPI' }))
    await goBack()
    await fillTransaction(user)
    await user.click(button('Submit'))
    await placedHeading()
    expect(screen.getByText('UPI')).toBeVisible()
    expect(screen.queryByText('Bank Transfer')).not.toBeInTheDocument()
  })

  test('is shown again after a reload; Back goes home and leaves nothing behind', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await placedHeading()
    await waitFor(() => expect(address()).toBe('/checkout?step=4'))
    await reload()
    await placedHeading()
    expect(screen.getByText('UTR42')).toBeVisible()
    await goBack()
    await waitFor(() => expect(address()).toBe('/home'))
    await waitFor(() => expect(sessionStorage.getItem('sauda.draft.placing')).toBeNull())
    expect(sessionStorage.getItem('sauda.draft.checkout')).toBeNull()
    expect(posts()).toHaveLength(1)
  })

  test('makes way for the next one, also after the page was loaded anew elsewhere', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await placedHeading()
    await waitFor(() =>
      expect(sessionStorage.getItem('sauda.draft.placing')).toContain('"seen":true'),
    )
    provider.scenario('full-cart')
    window.history.replaceState(null, '', '/checkout')
    const again = await reload()
    expect(await screen.findByText('₹72,589.44')).toBeVisible()
    await fillTransaction(again, { amount: '72589.44', id: 'UTR43' })
    await again.click(button('Submit'))
    await placedHeading()
    expect(posts()).toHaveLength(2)
  })
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
    const release = provider.hold('placeOrder')
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await waitFor(() => expect(posts()).toHaveLength(1))
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
    const release = provider.hold('placeOrder')
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await waitFor(() => expect(posts()).toHaveLength(1))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await screen.findByRole('link', { name: 'Cart, empty' })
    expect(button('Submit')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Your Cart Is Empty')).not.toBeInTheDocument()
    act(release)
    await placedHeading()
  })

  test('its answer comes while the person is elsewhere: the summary stands at the next checkout', async () => {
    const release = provider.hold('placeOrder')
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await waitFor(() => expect(posts()).toHaveLength(1))
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
    expect(button('Submit')).toHaveAccessibleDescription(ASKS_FIRST)
    expect(screen.getByText(NOT_SAVED)).toBeVisible()
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
    provider.fault({ call: 'ordersOfUser', kind: 'status', times: 2 })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
    await screen.findByText(ASKS_FIRST)
    await user.click(button('Submit'))
    await waitFor(() => expect(provider.requests('ordersOfUser')).toHaveLength(2))
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
    expect(posts()).toHaveLength(1)
    await again.click(button('Submit'))
    await placedHeading()
    expect(ordersPaidWith('UTR42')).toHaveLength(1)
  })

  test('an ID typed anew does not send a second order when the first has arrived', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop-after', times: 1 })
    provider.fault({ call: 'ordersOfUser', kind: 'drop', times: 1 })
    const { user } = await visit('/checkout', { as: 'savita' })
    await fillTransaction(user)
    await user.click(button('Submit'))
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
