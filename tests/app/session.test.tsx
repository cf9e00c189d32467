import { act, screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { patterns } from '@/paths'
import { expectConsoleError } from '@tests/console'
import { address, field, fill } from '@tests/page'
import { provider } from '@tests/provider'
import { signInElsewhere } from '@tests/travel'
import { visit } from '@tests/visit'

const publicPaths = [
  '/login',
  '/register',
  '/forgot/password',
  '/forgot/password/otp/9876543210',
  '/reset/password/u1',
  '/user/guide',
  '/help/support',
  '/no/such/page',
]

const privatePaths = Object.values(patterns)
  .filter((pattern) => pattern !== '/' && !publicPaths.some((path) => matchPath(pattern, path)))
  .map((pattern) => pattern.replaceAll(':', ''))

// NAV-1.
describe('without a stored authResponse', () => {
  test.each(publicPaths)('%s is open', async (path) => {
    await visit(path)
    expect(address()).toBe(path)
  })

  test('every other path goes to the landing page', async () => {
    await visit('/login')
    expect(privatePaths.length).toBeGreaterThan(20)
    for (const path of privatePaths) {
      window.history.pushState(null, '', path)
      await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
      await waitFor(() => expect([path, address()]).toEqual([path, '/']))
    }
    expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
  })
})

test.each(['/', '/login', '/forgot/password'])(
  '%s leads a signed-in person to /home',
  async (path) => {
    await visit(path, { as: 'savita' })
    await waitFor(() => expect(address()).toBe('/home'))
  },
)

// NAV-3.
test.each([
  ['200 without userDetails', { kind: 'status', status: 200, body: {} }],
  ['a refusal on 200', { kind: 'refuse', body: { message: 'User not found' } }],
  ['401', { kind: 'status', status: 401 }],
  ['403', { kind: 'status', status: 403 }],
  ['404', { kind: 'status', status: 404 }],
] as const)('%s for the user ends the session', async (_, fault) => {
  provider.fault({ call: 'userDetails', ...fault })
  await visit('/order/history', { as: 'savita', wait: false })
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.length).toBe(0)
})

test.each([
  ['/update/bankDetails', 'Account Number'],
  ['/profile/update', 'Account Number'],
  ['/add/address', 'City'],
])('%s starts anew once somebody else has signed in in another tab', async (path, label) => {
  const { user } = await visit(path, { as: 'savita' })
  await fill(user, { [label]: '30001234567' })
  await signInElsewhere('ramesh')
  await waitFor(() => expect(field(label)).toHaveValue(''))
})

test('a failed read is repeated when the network is back', async () => {
  expectConsoleError('ApiError')
  provider.fault({ call: 'ordersOfUser', kind: 'drop', times: 2 })
  await visit('/order/history', { as: 'savita', wait: false })
  await screen.findByRole('button', { name: 'Try again' })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Total Purchase')).toBeVisible()
})

// "The header cart is visible only once user details load"; the tab bar "only when user data
// exists".
test('the tab bar and the cart link are absent while the first details call is pending', async () => {
  const release = provider.hold('userDetails')
  await visit('/product/list', { as: 'savita', wait: false })
  expect(await screen.findByText('Wheat Lokwan')).toBeVisible()
  await waitFor(() => expect(provider.requests('cart')[0]?.status).toBe(200))
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Cart/ })).not.toBeInTheDocument()
  act(release)
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

// "Nobody is stuck on a screen": a portal's page in place of the answer, say.
test.each([
  ['a web page on 200', { kind: 'html' }],
  ['400', { kind: 'status', status: 400 }],
] as const)('%s for the details leaves the tab bar and the cart link', async (_, fault) => {
  provider.fault({ call: 'userDetails', ...fault })
  await visit('/product/list', { as: 'savita' })
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Cart/ })).toBeVisible()
})
