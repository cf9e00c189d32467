import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { earlyAnswer } from '@tests/early-answer'
import { ids, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const url = `/api/purchase/order/user/${ids.savita}`

const newest = () => savita().orders[0]?.orderId ?? ''

afterEach(() => {
  delete window.early
})

/** As many as make a long answer. */
function someThousand(): string {
  provider.scenario('many-orders')
  savita().orders = savita().orders.slice(0, 2000)
  return JSON.stringify({ orders: savita().orders })
}

test('the newest stand while the rest is still on its way', async () => {
  const text = someThousand()
  const { deliver, end } = earlyAnswer(url)
  await visit('/order/history', { as: 'savita', wait: false })
  deliver(text.slice(0, 1_100_000))
  await screen.findByText(newest())
  expect(screen.queryByText('2,000 orders')).not.toBeInTheDocument()
  deliver(text.slice(1_100_000))
  end()
  expect(await screen.findByText('2,000 orders')).toBeVisible()
  expect(provider.requests('ordersOfUser')).toEqual([])
})

test('what breaks off after its beginning is no list: `Try again`, and then all of them', async () => {
  const text = someThousand()
  const { deliver, end } = earlyAnswer(url)
  expectConsoleError('ApiError')
  const { user } = await visit('/order/history', { as: 'savita', wait: false })
  deliver(text.slice(0, -1000))
  await screen.findByText(newest())
  end()
  await user.click(await screen.findByText('Try again'))
  expect(await screen.findByText('2,000 orders')).toBeVisible()
  expect(within(document.body).getAllByText(newest())).not.toHaveLength(0)
})
