import { screen, waitFor, act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { button, address, link, onComputer, strip } from '@tests/page'
import { atNoon, provider, savita } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import {
  openTransaction,
  placedHeading,
  posts,
  ASKS_FIRST,
  FARM,
  fill,
  orderUnderWay,
  proceed,
  submitOrder,
} from './walk'

const first = () => screen.getByLabelText('Transaction ID')
const second = () => screen.getByLabelText('Verify Transaction ID')

test('says where a receipt has the ID, and how to paste by hand when the browser refuses', async () => {
  const user = await openTransaction()
  expect(first()).toHaveAccessibleDescription(
    'UTR / transaction ID as your bank or UPI app shows it',
  )
  await user.click(button('Where do I find it?'))
  expect(await screen.findByText(/^In your UPI app, open this payment/)).toBeVisible()
  expect(screen.getByText(/^In your bank's app, message or receipt/)).toBeVisible()
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'))
  await user.click(button('Paste Transaction ID'))
  await waitFor(() =>
    expect(first()).toHaveAccessibleDescription(/Press and hold in the field, then choose Paste/),
  )
  expect(first()).toHaveFocus()
  expect(first()).toHaveValue('')
})

// FRM-3: "masked, also while typing, until the person reveals them"
test('both IDs are masked while typed, until one button shows both', async () => {
  const areMasked = () => [first(), second()].map((input) => input.classList.contains('masked'))
  const user = await openTransaction()
  await user.type(first(), 'UTR42')
  await user.type(second(), 'UTR42')
  expect(areMasked()).toEqual([true, true])
  await user.click(button('Show Transaction ID'))
  expect(second()).toHaveFocus()
  expect(areMasked()).toEqual([false, false])
  await user.click(button('Hide Transaction ID'))
  expect(areMasked()).toEqual([true, true])
})

describe('a placed order', () => {
  test('is sent with exactly the specified fields; its summary survives a reload, Back goes home and clears the draft', async () => {
    atNoon()
    const cart = savita().cart
    await submitOrder({ id: '  Utr42x ', again: 'UTR42X' })
    await placedHeading()
    expect(posts().map(({ body }) => body)).toEqual([
      {
        userId: '66a000000000000000000001',
        ...FARM,
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
            ...cart[0]?.productId,
            productQuantity: 500,
            dealStartDate: '2026-09-10T06:30:00.000Z',
            dealEndDate: '2026-09-13T06:30:00.000Z',
            deliveryStartDate: '2026-09-15T06:30:00.000Z',
          },
          {
            ...cart[1]?.productId,
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
    const figures = { 'Payment method': 'Bank Transfer', Amount: '₹21,260.78' }
    for (const [label, value] of Object.entries({ ...figures, 'Transaction ID': 'Utr42x' })) {
      expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(
        new RegExp(`${value}$`),
      )
    }
    expect(screen.getByRole('list', { name: 'Items' })).toHaveTextContent('Wheat Lokwan₹13,250.00')
    expect(screen.getByText(/^by about \d+ [ap]m (today|tomorrow)$/)).toBeVisible()
    expect(screen.getByText('Verification').nextSibling).toHaveTextContent(/^5-6 hours$/)
    expect(screen.getByText('Activation').nextSibling).toHaveTextContent(
      /^6-7 hours after payment confirmation, by about \d+ [ap]m (today|tomorrow)$/,
    )
    expect(await screen.findByRole('link', { name: 'Cart, empty' })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout?step=4'))
    expect(link('Purchase More')).toHaveAttribute('href', '/home')

    await reload()
    await placedHeading()
    expect(screen.getByText('Utr42x')).toBeVisible()
    await goBack()
    await waitFor(() => expect(address()).toBe('/home'))
    await waitFor(() => expect(sessionStorage.getItem('sauda.draft.outcome.order')).toBeNull())
    expect(localStorage.getItem('sauda.draft.device.payment.checkout')).not.toMatch(/Utr42x|WHT/)
    expect(posts()).toHaveLength(1)
  })

  // API-42: "Optional fields that are empty are left out".
  test('sends the firm of the chosen address, and no agent or email where there is none', async () => {
    savita().user.agentId = null
    for (const address of savita().addresses) address.email = null
    localStorage.setItem('selectedAddress', '66f000000000000000000102')
    await submitOrder()
    await placedHeading()
    expect(posts()[0]?.body).toMatchObject({ firmName: 'Jadhav Krushi Traders', pincode: '422306' })
    for (const name of ['agentId', 'email']) expect(posts()[0]?.body).not.toHaveProperty(name)
  })

  test('makes way for the next order, also after a reload elsewhere', async () => {
    await submitOrder()
    await placedHeading()
    await waitFor(() =>
      expect(sessionStorage.getItem('sauda.draft.outcome.order')).toContain('"seen":true'),
    )
    provider.scenario('full-cart')
    const again = await reload('/checkout')
    expect(await screen.findByText('₹72,589.44')).toBeVisible()
    await proceed(again)
    await again.click(button('Complete Transaction'))
    await screen.findByRole('button', { name: 'Submit' })
    await fill(again, { amount: '72589.44', id: 'UTR43' })
    await again.click(button('Submit'))
    await placedHeading()
    expect(posts()).toHaveLength(2)
  })
})

// CHK-11, CHK-12.
describe('an order without an answer', () => {
  test('is told of at every step once its outcome is unknown, and Retry there sends nothing', async () => {
    provider.fault({ call: 'placeOrder', kind: 'drop' })
    const user = await submitOrder()
    await screen.findByText(ASKS_FIRST)
    for (const step of ['Complete Transaction', 'Proceed']) {
      await goBack()
      await screen.findByRole('button', { name: step })
      expect(strip()).toHaveTextContent(ASKS_FIRST)
      const asked = provider.requests('ordersOfUser').length
      await user.click(button('Retry'))
      await waitFor(() => expect(provider.requests('ordersOfUser')).toHaveLength(asked + 1))
      await waitFor(() => expect(strip()).toHaveTextContent(ASKS_FIRST))
    }
    expect(posts()).toHaveLength(1)
  })
})

// NTF-1.
test('notifications are offered once an order is placed, not before', async () => {
  onComputer()
  vi.stubGlobal('Notification', Object.assign(class {}, { permission: 'default' }))
  const { release } = await orderUnderWay()
  const offer = { name: 'Notify me on this device' }
  expect(screen.queryByRole('button', offer)).toBeNull()
  act(release)
  await placedHeading()
  expect(await screen.findByRole('button', offer)).toBeVisible()
})
