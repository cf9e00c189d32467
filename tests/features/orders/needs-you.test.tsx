import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { pass, skipTimersOf } from '@tests/wall-clock'
import { orderNumber } from './scenario'

const strip = () => screen.findByRole('complementary', { name: 'Needs your action' })
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
const asked = () => provider.requests('ordersOfUser').length

// The layout loads it a second after the first screen (SignedIn.tsx).
beforeEach(() => skipTimersOf(1000))
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

test('Home names the most urgent action and links to it', async () => {
  const { user } = await visit('/home', { as: 'savita' })
  const link = within(await strip()).getByRole('link')
  expect(link).toHaveTextContent('Turmeric Sangli: choose a quote')
  expect(within(link).getByRole('timer')).toHaveTextContent(/^1 day 6 h$/)
  expect(tab('History')).toHaveAccessibleDescription('2 need you')
  expect(tab('Quotes')).toHaveAccessibleDescription('1 needs you')
  expect(tab('Products')).not.toHaveAccessibleDescription()
  await user.click(link)
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/quoteDetails\//))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('leads to the form of a rejected payment', async () => {
  savita().orders = [orderNumber('097')]
  const { user } = await visit('/home', { as: 'savita' })
  const link = within(await strip()).getByRole('link')
  expect(link).toHaveTextContent('Grapes Nashik Thompson: reverify your payment')
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Verify TransactionId' })).toBeVisible()
  expect(await screen.findByText('SD2026-000097')).toBeVisible()
})

test('the list of offers counts in its tabs, without a strip', async () => {
  await visit('/product/list', { as: 'savita' })
  await waitFor(() => expect(tab('History')).toHaveAccessibleDescription('2 need you'))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('shows no strip and no numbers to a new person', async () => {
  await visit('/home', { as: 'meena' })
  await waitFor(() => expect(asked()).toBe(1))
  await waitFor(() => expect(provider.requests('ordersOfUser')[0]?.status).toBe(200))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(tab('History')).not.toHaveAccessibleDescription()
})

test('reads the orders only after the offers', async () => {
  const release = provider.hold('products')
  await visit('/home', { as: 'savita', wait: false })
  await screen.findByRole('link', { name: 'History' })
  await pass(500)
  expect(asked()).toBe(0)
  release()
  await strip()
  expect(asked()).toBe(1)
})

test('with Save-Data reads no orders, and uses those that History has read', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  })
  const { user } = await visit('/home', { as: 'savita' })
  await pass(500)
  expect(asked()).toBe(0)
  await user.click(tab('History'))
  await screen.findByText('Total Purchase')
  await user.click(tab('Home'))
  await strip()
  expect(asked()).toBe(1)
})
