import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { allowConsoleError } from '@tests/console'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

// jsdom cannot load pages: this is the browser's door, not ours.
vi.mock('@/session/page', () => ({ loadPage: vi.fn() }))

beforeEach(() => vi.mocked(loadPage).mockClear())

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('sauda.draft.'))

/** The provider has forgotten who this browser is. */
function endSession(status: 401 | 403): void {
  for (const call of ['userDetails', 'saveAddress', 'addToCart'] as const)
    provider.fault({ call, kind: 'status', status })
}

async function signIn(as: 'savita' | 'meena') {
  provider.clearFaults()
  cleanup()
  const { user } = await visit('/login')
  const [mobileNo, password] = [
    provider.world.people[ids[as]]?.user.mobileNo ?? '',
    provider.world.people[ids[as]]?.password ?? '',
  ]
  await user.type(screen.getByLabelText('Mobile Number'), mobileNo)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/home'))
  cleanup()
}

async function loseSessionInTheForm(status: 401 | 403): Promise<void> {
  const { user } = await visit('/add/address', { as: 'savita' })
  await user.type(screen.getByLabelText('City'), 'Sinnar')
  await user.type(screen.getByLabelText('Flat no/ Building name'), 'Shed 9')
  await user.type(screen.getByLabelText('Pincode'), '422103')
  endSession(status)
  await user.click(screen.getByRole('button', { name: 'Save Address' }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(localStorage.length).toBe(0)
}

describe.each([401, 403] as const)('%i in the middle of a form', (status) => {
  test('leads to the landing page; what was typed is back once the same person has signed in', async () => {
    await loseSessionInTheForm(status)
    await signIn('savita')
    await visit('/add/address')
    expect(screen.getByLabelText('City')).toHaveValue('Sinnar')
    expect(screen.getByLabelText('Flat no/ Building name')).toHaveValue('Shed 9')
  })

  test('somebody else who signs in meets nothing of it', async () => {
    await loseSessionInTheForm(status)
    await signIn('meena')
    expect(drafts()).toEqual([])
    await visit('/add/address')
    expect(screen.getByLabelText('City')).toHaveValue('')
  })
})

test('a call that alone is forbidden signs nobody out, and what was typed stays', async () => {
  const { user } = await visit('/add/address', { as: 'savita' })
  await user.type(screen.getByLabelText('City'), 'Sinnar')
  await user.type(screen.getByLabelText('Flat no/ Building name'), 'Shed 9')
  await user.type(screen.getByLabelText('Pincode'), '422103')
  provider.fault({ call: 'saveAddress', kind: 'status', status: 403, times: 1 })
  const asked = provider.requests('userDetails').length
  await user.click(screen.getByRole('button', { name: 'Save Address' }))
  expect(await screen.findByText(/not saved yet/)).toBeVisible()
  await waitFor(() => expect(provider.requests('userDetails').length).toBeGreaterThan(asked))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(window.location.pathname).toBe('/add/address')
  expect(screen.getByLabelText('City')).toHaveValue('Sinnar')
})

test('a read that is answered 401 ends the session, too', async () => {
  allowConsoleError(/ApiError/)
  await visit('/home', { as: 'savita' })
  endSession(401)
  provider.fault({ call: 'ordersOfUser', kind: 'status', status: 401 })
  act(() => screen.getByRole('link', { name: 'History' }).click())
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(localStorage.length).toBe(0)
})

// "If user data is not loaded but authResponse exists, local storage is cleared and the user goes
// to /": from public screens too.
test.each(['/user/guide', '/help/support', '/no/such/page'])(
  'a session that has ended leads from %s to the landing page',
  async (path) => {
    endSession(401)
    await visit(path, { as: 'savita', wait: false })
    expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(localStorage.length).toBe(0)
  },
)
