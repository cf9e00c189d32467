/** The provider's order lags behind what was just sent: nothing goes out that would undo it. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '@tests/features/checkout/walk'
import { fillPayment, pending, waiting } from '@tests/features/delivery/walk'
import { CHILLI, item, openReverify, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { confirmed, confirmSell, single } from '@tests/features/quotes/market'
import { button, strip } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const BEHIND =
  'Nothing was sent: the order does not show your last change yet. Please try again in a few minutes.'

const request = async () => {
  const { user } = await visit(`/request/delivery/${CHILLI}/${ORDER}`, { as: 'savita' })
  await user.click(button('Request Delivery'))
  return user
}

const sell = async () => {
  const { user } = await visit(single(TURMERIC), { as: 'savita' })
  await user.click(await confirmSell('Krishna Spices'))
}

/** Sends something, closes its screen, and reads the order from then on as it was before. */
async function lagBehind(send: () => Promise<unknown>) {
  const before = structuredClone(savita().orders)
  await send()
  cleanup()
  const { orders } = savita()
  savita().orders = before
  return { catchUp: () => void (savita().orders = orders) }
}

const isBehind = () => waitFor(() => expect(strip()).toHaveTextContent(BEHIND))

test('a delivery request waits for the sale of another item', async () => {
  const { catchUp } = await lagBehind(async () => {
    await sell()
    await confirmed()
  })
  const user = await request()
  await isBehind()
  expect(provider.requests('requestDelivery')).toEqual([])

  catchUp()
  await user.click(button('Retry'))
  await waiting()
  expect(item(TURMERIC).isSold).toBe(true)
  expect(provider.requests('requestDelivery')).toHaveLength(1)
  expect(strip()).not.toHaveTextContent(BEHIND)
})

test('a sale waits for the delivery payment of its item', async () => {
  const user = await fillPayment()
  await lagBehind(async () => {
    await user.click(button('Submit'))
    await pending()
    await waitFor(() => expect(window.location.search).toBe('?step=3'))
  })
  await sell()
  await isBehind()
  expect(provider.requests('markQuoteAsSold')).toEqual([])
})

test('another transaction ID waits until the order shows the one before', async () => {
  const verify = async (id: string) => {
    const { user } = await openReverify()
    await fill(user, { amount: '7055', id })
    await user.click(button('Submit'))
  }
  await lagBehind(async () => {
    await verify('UTR43')
    await screen.findByText(/^Your transaction ID has been submitted/)
  })
  await verify('UTR44')
  await isBehind()
  expect(provider.requests('reverifyPayment')).toHaveLength(1)
})
