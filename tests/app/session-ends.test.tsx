import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { allowConsoleError } from '@tests/console'
import { address, button, field, fill, settle } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { endSessionElsewhere, logOutElsewhere, signInElsewhere } from '@tests/travel'
import { visit } from '@tests/visit'
import { skipTimersOf } from '@tests/wall-clock'

beforeEach(() => {
  vi.mocked(loadPage).mockReturnValue(undefined)
  // The session is watched three seconds after the first screen (SignedIn.tsx).
  skipTimersOf(3000)
})

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('sauda.draft.'))

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

async function loseSessionInTheForm(status: 401 | 403): Promise<void> {
  const { user } = await visit('/add/address', { as: 'savita' })
  await fill(user, typed)
  endSession(status)
  await user.click(button('Save Address'))
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.length).toBe(0)
}

describe.each([401, 403] as const)(
  'a session that ends with %i while a form is filled in',
  (status) => {
    test('keeps what was typed until the same person signs in', async () => {
      await loseSessionInTheForm(status)
      await signIn('savita')
      await visit('/add/address')
      expect(field('City')).toHaveValue('Sinnar')
      expect(field('Flat no/ Building name')).toHaveValue('Shed 9')
    })

    test('shows nothing of it to another person who signs in', async () => {
      await loseSessionInTheForm(status)
      await signIn('meena')
      expect(drafts()).toEqual([])
      await visit('/add/address')
      expect(field('City')).toHaveValue('')
    })
  },
)

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
  await visit('/home', { as: 'savita' })
  endSession(401)
  provider.fault({ call: 'ordersOfUser', kind: 'status', status: 401 })
  act(() => screen.getByRole('link', { name: 'History' }).click())
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.length).toBe(0)
})

// CHK-9.
describe('what was typed into another tab', () => {
  async function typeAndLose(lose: () => Promise<void>): Promise<void> {
    await fill((await visit('/add/address', { as: 'savita' })).user, typed)
    await lose()
    await waitFor(() => expect(address()).toBe('/'))
  }
  const endSavitas = () => endSessionElsewhere(ids.savita)

  test('waits for the same person after the end of the session', async () => {
    await typeAndLose(endSavitas)
    await signInElsewhere('savita')
    await waitFor(() => expect(address()).toBe('/home'))
    cleanup()
    await visit('/add/address')
    expect(field('City')).toHaveValue('Sinnar')
  })

  test('is gone once somebody else signs in', async () => {
    await typeAndLose(endSavitas)
    await signInElsewhere('meena')
    expect(drafts()).toEqual([])
  })

  test('is gone after a log-out', async () => {
    await typeAndLose(logOutElsewhere)
    expect(drafts()).toEqual([])
  })
})

// NAV-3.
test.each(['/user/guide', '/help/support', '/no/such/page'])(
  'an ended session leads from %s to the landing page',
  async (path) => {
    endSession(401)
    await visit(path, { as: 'savita', wait: false })
    expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
    expect(address()).toBe('/')
    expect(localStorage.length).toBe(0)
  },
)
