/** What was read is shown without a network: with its age, and to nobody else. */
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { allowConsoleError } from '@tests/console'
import {
  expectCached,
  expectNothingCached,
  withOfflineCache,
  wholeOfflineCache,
} from '@tests/offline-cache'
import { comeBack, goOffline, goOnline } from '@tests/network'
import { provider } from '@tests/provider'
import { signInAs, visit } from '@tests/visit'

const AS_OF = /^(?:You are offline\. )?As of \d+ [A-Z][a-z]{2} \d{4}, \d+:\d\d [ap]m\./
const strip = () => screen.getAllByRole('status')[0]

/** The page is opened anew: nothing is left in memory. */
function reopen(path: string) {
  cleanup()
  return visit(path, { wait: false })
}

withOfflineCache()

const reads = [
  { path: '/order/history', words: 'SD2026-', shows: /SD2026-/ },
  { path: '/quotes', words: 'quotes', shows: /SD2026-/ },
  { path: '/profile/referral', words: 'rewardCollected', shows: 'Total Onboarded' },
  { path: '/home', words: 'Wheat Lokwan', shows: /Wheat Lokwan/ },
  { path: '/cart', words: 'cart', shows: 'Total Purchase Value' },
]

describe.each(reads)('$path', ({ path, words, shows }) => {
  test('is shown as it was last seen, says since when, and is asked for anew when the network is back', async () => {
    await visit(path, { as: 'savita' })
    await expectCached(words)
    goOffline()
    await reopen(path)
    expect((await screen.findAllByText(shows))[0]).toBeVisible()
    await waitFor(() => expect(strip()).toHaveTextContent(AS_OF))
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()

    goOnline()
    await waitFor(() => expect(strip()).toHaveTextContent(/^$/))
    expect(screen.getAllByText(shows)[0]).toBeVisible()
  })
})

test('the network that is back while what is kept was looked for is not missed', async () => {
  await visit('/order/history', { as: 'savita' })
  await expectCached('SD2026-')
  goOffline()
  const { transaction } = IDBDatabase.prototype
  const look = vi.spyOn(IDBDatabase.prototype, 'transaction')
  look.mockImplementationOnce(function (this: IDBDatabase, ...given) {
    comeBack()
    return transaction.apply(this, given)
  })
  await reopen('/order/history')
  expect((await screen.findAllByText(/SD2026-/))[0]).toBeVisible()
  await waitFor(() => {
    expect(strip()).toHaveTextContent(/^$/)
    expect(provider.requests('ordersOfUser').at(-1)?.status).toBe(200)
  })
})

test('what was never seen is asked for once, and offers another try', async () => {
  allowConsoleError(/Network Error/)
  signInAs('savita')
  goOffline()
  await visit('/order/history', { wait: false })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(provider.requests('ordersOfUser')).toHaveLength(1)
  expect(strip()).not.toHaveTextContent('As of')
})

test('a provider that is silent for six seconds gives way to what is kept, until it answers', async () => {
  await visit('/order/history', { as: 'savita' })
  await expectCached('SD2026-')
  const release = provider.hold('ordersOfUser')
  const waiting = vi.mocked(setTimeout).mock.calls
  const before = waiting.length
  const real = vi.mocked(setTimeout).getMockImplementation()
  vi.mocked(setTimeout).mockImplementation(((work: () => void, ms?: number) =>
    real?.(work, ms === 6000 ? 50 : ms)) as typeof setTimeout)
  await reopen('/order/history')
  expect((await screen.findAllByText(/SD2026-/))[0]).toBeVisible()
  await waitFor(() => expect(strip()).toHaveTextContent(AS_OF))
  expect(waiting.slice(before).some(([, ms]) => ms === 6000)).toBe(true)
  expect(provider.requests('ordersOfUser')).toHaveLength(2)

  release()
  await waitFor(() => expect(strip()).toHaveTextContent(/^$/))
  expect(provider.requests('ordersOfUser')).toHaveLength(2)
})

test('nobody else is shown it', async () => {
  allowConsoleError(/Network Error/)
  await visit('/order/history', { as: 'savita' })
  await expectCached('SD2026-')
  cleanup()
  signInAs('ramesh')
  goOffline()
  await visit('/order/history', { wait: false })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(document.body).not.toHaveTextContent('SD2026-')
})

describe('nothing stays on the device', () => {
  test('after Log Out', async () => {
    const { user } = await visit('/order/history', { as: 'savita' })
    await expectCached('SD2026-')
    cleanup()
    await visit('/profile')
    await user.click(await screen.findByRole('button', { name: 'Log Out' }))
    await expectNothingCached()
  })

  test('after a log-out in another tab', async () => {
    await visit('/order/history', { as: 'savita' })
    await expectCached('SD2026-')
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await waitFor(async () => expect(await wholeOfflineCache()).toBe(''))
  })

  test('once the provider has ended the session', async () => {
    allowConsoleError(/status code 401/)
    await visit('/order/history', { as: 'savita' })
    await expectCached('SD2026-')
    provider.fault({ call: '*', kind: 'status', status: 401 })
    await reopen('/order/history')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await expectNothingCached()
  })
})
