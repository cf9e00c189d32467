import { act, screen, waitFor, cleanup } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { patterns } from '@/routes/paths'
import { loadPage } from '@/session/page'
import { expectConsoleError, allowConsoleError } from '@tests/console'
import { address, field, fill, button, settle } from '@tests/page'
import { provider, ids } from '@tests/provider'
import { signInElsewhere, endSessionElsewhere } from '@tests/travel'
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
test('without a stored authResponse public paths are open, every other one goes to the landing page', async () => {
  await visit('/login')
  const goTo = async (path: string) => {
    window.history.pushState(null, '', path)
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  }
  for (const path of publicPaths) {
    await goTo(path)
    await screen.findByRole('heading', { level: 1 })
    expect(address()).toBe(path)
  }
  expect(privatePaths.length).toBeGreaterThan(20)
  for (const path of privatePaths) {
    await goTo(path)
    await waitFor(() => expect([path, address()]).toEqual([path, '/']))
  }
  expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
})

const recovery = ['/forgot/password/otp/9876543210', '/reset/password/u1']

test.each(['/', '/login', '/forgot/password', ...recovery, '/register?code=PRAKASH101'])(
  '%s leads a signed-in person to /home',
  async (path) => {
    await visit(path, { as: 'savita' })
    await waitFor(() => expect(address()).toBe('/home'))
  },
)

test.each(recovery)('%s gives way to /home when somebody signs in in another tab', async (path) => {
  await visit(path)
  await signInElsewhere('ramesh')
  await waitFor(() => expect(address()).toBe('/home'))
})

// NAV-3.
test.each([
  ['200 without userDetails', { kind: 'status', status: 200, body: {} }],
  ['a refusal on 200', { kind: 'refuse', body: { message: 'User not found' } }],
  ['404', { kind: 'status', status: 404 }],
] as const)('%s for the user ends the session', async (_, fault) => {
  provider.fault({ call: 'userDetails', ...fault })
  await visit('/order/history', { as: 'savita', wait: false })
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.length).toBe(0)
})

test('a form starts anew once somebody else has signed in in another tab', async () => {
  const { user } = await visit('/update/bankDetails', { as: 'savita' })
  await fill(user, { 'Account Number': '30001234567' })
  await signInElsewhere('ramesh')
  await waitFor(() => expect(field('Account Number')).toHaveValue(''))
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

// "Nobody is stuck on a screen": a portal's page in place of the answer, say, or a gateway's.
test.each([
  // How others are read: tests/faults/calls.test.ts.
  ['a web page', { kind: 'html' }],
  ['a web page with 401', { kind: 'html', status: 401 }],
  ['nothing with 404', { kind: 'empty', status: 404 }],
] as const)('%s in place of the details ends no session', async (_, fault) => {
  provider.fault({ call: 'userDetails', ...fault })
  await visit('/product/list', { as: 'savita' })
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Cart/ })).toBeVisible()
})

describe('the end of a session', () => {
  beforeEach(() => void vi.mocked(loadPage).mockReturnValue(undefined))

  const drafts = () => Object.keys(sessionStorage).filter((key) => /^sauda\.(draft|held)/.test(key))

  /** The provider has ended the session of this browser. */
  function endSession(status: 401 | 403): void {
    for (const call of ['userDetails', 'saveAddress', 'addToCart'] as const)
      provider.fault({ call, kind: 'status', status })
  }

  async function signIn(as: 'savita' | 'meena') {
    provider.clearFaults()
    cleanup()
    const { user } = await visit('/login')
    const person = provider.world.people[ids[as]]
    await fill(user, {
      'Mobile Number': person?.user.mobileNo ?? '',
      Password: person?.password ?? '',
    })
    await user.click(button('Login'))
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/home'))
    cleanup()
  }

  const typed = { City: 'Sinnar', 'Flat no/ Building name': 'Shed 9', Pincode: '422103' }

  /** As people do, by links: each form is a history entry of its own. */
  async function openForm(as?: 'savita' | 'meena') {
    const { user } = await visit('/profile', { as })
    await user.click(button('My Address'))
    await user.click(await screen.findByRole('link', { name: 'Add address' }))
    await screen.findByLabelText('City')
    return user
  }

  async function loseSessionInTheForm(status: 401 | 403): Promise<void> {
    const user = await openForm('savita')
    await fill(user, typed)
    endSession(status)
    await user.click(button('Save Address'))
    await waitFor(() => expect(address()).toBe('/'))
    expect(localStorage.length).toBe(0)
  }

  test('what was typed is kept until the same person signs in: 401', async () => {
    await loseSessionInTheForm(401)
    await signIn('savita')
    await openForm()
    expect(field('City')).toHaveValue('Sinnar')
    expect(field('Flat no/ Building name')).toHaveValue('Shed 9')
  })

  test('what was typed is shown to nobody else who signs in: 403', async () => {
    await loseSessionInTheForm(403)
    await signIn('meena')
    expect(drafts()).toEqual([])
    await openForm()
    expect(field('City')).toHaveValue('')
  })

  test('403 for one call alone ends no session and keeps what was typed', async () => {
    const { user } = await visit('/add/address', { as: 'savita' })
    await fill(user, typed)
    provider.fault({ call: 'saveAddress', kind: 'status', status: 403, times: 1 })
    const asked = provider.requests('userDetails').length
    await user.click(button('Save Address'))
    expect(await screen.findByText(/not saved yet/)).toBeVisible()
    await waitFor(() => expect(provider.requests('userDetails').length).toBeGreaterThan(asked))
    await settle()
    expect(address()).toBe('/add/address')
    expect(field('City')).toHaveValue('Sinnar')
  })

  test('401 for a read ends the session', async () => {
    allowConsoleError(/ApiError/)
    await visit('/profile', { as: 'savita' })
    const rewards = await screen.findByRole('link', { name: 'Referral Rewards' })
    endSession(401)
    provider.fault({ call: 'rewards', kind: 'status', status: 401 })
    act(() => rewards.click())
    await waitFor(() => expect(address()).toBe('/'))
    expect(localStorage.length).toBe(0)
  })

  // CHK-9. After a log-out it is gone: e2e/profile-log-out.spec.ts.
  test('what was typed waits for the same person after the session’s end in another tab', async () => {
    await fill(await openForm('savita'), typed)
    await endSessionElsewhere(ids.savita)
    await waitFor(() => expect(address()).toBe('/'))
    await signInElsewhere('savita')
    await waitFor(() => expect(address()).toBe('/home'))
    cleanup()
    await openForm()
    expect(field('City')).toHaveValue('Sinnar')
  })

  test('an ended session leads from a public page to the landing page', async () => {
    endSession(401)
    await visit('/user/guide', { as: 'savita', wait: false })
    expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
    expect(address()).toBe('/')
    expect(localStorage.length).toBe(0)
  })
})
