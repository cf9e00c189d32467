import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FARM } from '@tests/features/checkout/walk'
import {
  changeItem,
  changeOrder,
  CHILLI,
  item,
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
  test('shows item and address, the first address line cut at 36 characters', async () => {
    const [farm] = savita().addresses
    if (farm) farm.addressLine1 = 'Gat No. 214, Jadhav Vasti, behind the old well'
    await visit(path, { as: 'savita' })
    expect(screen.getByRole('heading', { name: 'Turmeric Sangli' })).toBeVisible()
    expect(screen.getByText('80 kg')).toBeVisible()
    expect(screen.getByText('Gat No. 214, Jadhav Vasti, behind th...')).toBeVisible()
    expect(screen.queryByText(/The deal ended/)).not.toBeInTheDocument()
    expect(
      screen
        .getAllByRole('listitem')
        .slice(-3)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'AcceptanceThe charges and the delivery date appear here.',
      'PaymentYou pay the delivery charges.',
      'DeliveryThe goods come to your address.',
    ])
  })

  test('sends all items as the provider has them, with a new request in the chosen one', async () => {
    atNoon()
    changeItem(CHILLI, { grade: { moisture: '12%' }, SaleStatus: null, quotesCount: 4 } as object)
    const { user } = await visit(path, { as: 'savita' })
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
              address: { _id: '66f000000000000000000101', ...FARM },
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
  test.each([{ status: 'Cancelled' }, { purchasePaymentStatus: 'rejected' }])(
    'is not offered for a rejected or cancelled order: %j',
    async (change) => {
      changeOrder('104', change)
      await visit(path, { as: 'savita' })
      expect(
        screen.getByText('This order was rejected or cancelled. Its goods will not be delivered.'),
      ).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Request Delivery' })).not.toBeInTheDocument()
      expect(link('See the order')).toBeVisible()
    },
  )

  test('is not offered for a sold item', async () => {
    changeItem(TURMERIC, { isSold: true, soldStatus: 'sold' })
    await visit(path, { as: 'savita' })
    expect(screen.getByText(/This product is sold/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Request Delivery' })).not.toBeInTheDocument()
    expect(link('See the sale')).toHaveAttribute(
      'href',
      `/order/singleorderDetails/${ORDER}?saleOnly=true`,
    )
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
    ],
    [
      'rejected',
      () => changeOrder('104', { purchasePaymentStatus: 'rejected' }),
      /This order was rejected or cancelled/,
    ],
  ])('is not sent for an item that is %s meanwhile', async (_, change, words) => {
    const { user } = await open()
    change()
    await user.click(request())
    expect(await screen.findByText(words)).toBeVisible()
    expect(requests()).toHaveLength(0)
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
  })
})

describe('the address of a request', () => {
  // "Optional fields that are empty are left out (agentId, bankDetails, email where optional)"
  test('is sent without an email when it has none', async () => {
    const [farm] = savita().addresses
    if (farm) farm.email = ''
    const { user } = await visit(path, { as: 'savita' })
    await user.click(request())
    await waiting()
    expect(item(TURMERIC).deliveryRequest?.address).toMatchObject({ city: 'Niphad, Nashik' })
    expect(item(TURMERIC).deliveryRequest?.address).not.toHaveProperty('email')
  })

  test('must exist: the button says why it is blocked', async () => {
    savita().addresses = []
    const { user } = await visit(path, { as: 'savita' })
    expect(request()).toHaveAccessibleDescription('Add an address to request delivery.')
    await user.click(request())
    expect(requests()).toHaveLength(0)
    await user.click(button('Add Your Address Details'))
    expect(await screen.findByRole('dialog', { name: 'Choose a Billing Address' })).toBeVisible()
  })
})
