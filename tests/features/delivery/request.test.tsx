import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FARM } from '@tests/features/checkout/walk'
import {
  changeItem,
  changeOrder,
  CHILLI,
  ORDER,
  orderNumber,
  TURMERIC,
} from '@tests/features/orders/scenario'
import { button, link } from '@tests/page'
import { atNoon, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { NOT_SAVED, open, path, requests, waiting } from './walk'

const request = () => button('Request Delivery')

describe('step 1, the request', () => {
  test('shows item, address and what follows; sends all items as the provider has them, with a new request in the chosen one', async () => {
    atNoon()
    const addressLine1 = 'Gat No. 214, Jadhav Vasti, behind the old well'
    Object.assign(savita().addresses[0] ?? {}, { addressLine1 })
    changeItem(CHILLI, { grade: { moisture: '12%' }, SaleStatus: null, quotesCount: 4 } as object)
    const { user } = await visit(path, { as: 'savita' })
    expect(screen.getByRole('heading', { name: 'Turmeric Sangli' })).toBeVisible()
    expect(screen.getByText('80 kg')).toBeVisible()
    // The address line is cut at 36 characters.
    expect(screen.getByText('Gat No. 214, Jadhav Vasti, behind th...')).toBeVisible()
    expect(screen.queryByText(/The deal ended/)).not.toBeInTheDocument()
    const steps = screen.getAllByRole('listitem').slice(-3)
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'AcceptanceThe charges and the delivery date appear here.',
      'PaymentYou pay the delivery charges.',
      'DeliveryThe goods come to your address.',
    ])
    const [turmeric, chilli] = structuredClone(orderNumber('104').orderItems)
    await user.click(request())
    await waiting()
    // The button, which had the focus, is gone.
    expect(screen.getByRole('heading', { level: 1, name: 'Delivery Request' })).toHaveFocus()
    expect(requests().map(({ body }) => body)).toEqual([
      {
        orderId: ORDER,
        orderItems: [
          {
            ...turmeric,
            deliveryRequest: {
              requested: true,
              requestedAt: '2026-09-05T06:30:00.000Z',
              address: { _id: '66f000000000000000000101', ...FARM, addressLine1 },
            },
          },
          chilli,
        ],
      },
    ])
  })

  test('warns after the deal’s end, and can still be sent', async () => {
    const { user } = await open('deals-over')
    expect(
      screen.getByText(/The deal ended on .*may be sold to the highest quoted vendor/),
    ).toBeVisible()
    await user.click(request())
    await waiting()
    expect(requests()).toHaveLength(1)
  })

  // DLV-2.
  test('is not offered for a cancelled order', async () => {
    changeOrder('104', { status: 'Cancelled' })
    await visit(path, { as: 'savita' })
    expect(
      screen.getByText('This order was rejected or cancelled. Its goods will not be delivered.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Request Delivery' })).not.toBeInTheDocument()
    expect(link('See the order')).toBeVisible()
  })
})

test('a sent request stays on screen when Check again fails', async () => {
  const { user } = await open('delivery-requested')
  await waiting()
  provider.fault({ call: 'orderById', kind: 'status', status: 503, times: 1 })
  await user.click(button('Check again'))
  expect(await screen.findByText('We cannot connect right now.')).toBeVisible()
  await waitFor(() => expect(button('Check again')).not.toHaveAttribute('aria-busy'))
  await waiting()
})

describe('a request that meets a change', () => {
  test('keeps the request made on another device meanwhile', async () => {
    const { user } = await open()
    const theirs = { requested: true, requestedAt: '2026-09-01T06:30:00.000Z', isAccepted: false }
    changeItem(TURMERIC, { deliveryRequest: theirs })
    await user.click(request())
    await waiting()
    expect(screen.getByText('Requested on 1 Sep 2026')).toBeVisible()
    expect(requests()).toHaveLength(0)
  })

  test.each([
    [
      'sold',
      () => changeItem(TURMERIC, { isSold: true, soldStatus: 'sold' }),
      /This product is sold/,
      'See the sale',
      `/order/singleorderDetails/${ORDER}?saleOnly=true`,
    ],
    [
      'rejected',
      () => changeOrder('104', { purchasePaymentStatus: 'rejected' }),
      /This order was rejected or cancelled/,
      'See the order',
      `/order/singleorderDetails/${ORDER}?saleOnly=false`,
    ],
  ])('is not sent for an item that is %s meanwhile', async (_, change, words, name, href) => {
    const { user } = await open()
    change()
    await user.click(request())
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Request Delivery' })).not.toBeInTheDocument()
    expect(link(name)).toHaveAttribute('href', href)
    expect(requests()).toHaveLength(0)
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
  })
})

test('a request needs an address: the button says why it is blocked', async () => {
  savita().addresses = []
  const { user } = await visit(path, { as: 'savita' })
  expect(request()).toHaveAccessibleDescription('Add an address to request delivery.')
  await user.click(request())
  expect(requests()).toHaveLength(0)
  await user.click(button('Add Your Address Details'))
  expect(await screen.findByRole('dialog', { name: 'Choose a Billing Address' })).toBeVisible()
})
