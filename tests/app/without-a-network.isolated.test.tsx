/** Without a network the app shows cached answers with their age, to the same person only. */
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { allowConsoleError } from '@tests/console'
import {
  expectCached,
  expectNothingCached,
  withOfflineCache,
  wholeOfflineCache,
} from '@tests/offline-cache'
import { goOffline, goOnline } from '@tests/network'
import { strip } from '@tests/page'
import { provider } from '@tests/provider'
import { signInAs, visit } from '@tests/visit'

const AS_OF = /^(?:You are offline\. )?As of \d+ [A-Z][a-z]{2} \d{4}, \d+:\d\d [ap]m\./

/** The page is opened anew: nothing is left in memory. */
function reopen(path: string) {
  cleanup()
  return visit(path, { wait: false })
}

withOfflineCache()

const reads = [
  { path: '/order/history', words: 'SD2026-', shows: /SD2026-/ },
  { path: '/profile/referral', words: 'rewardCollected', shows: 'Total Onboarded' },
  { path: '/home', words: 'Wheat Lokwan', shows: /Wheat Lokwan/ },
  { path: '/cart', words: 'cart', shows: 'Total Purchase Value' },
]

describe.each(reads)('$path', ({ path, words, shows }) => {
  test('shows the cached answer with its age, and reads again when the network is back', async () => {
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

test('offers Try again for what is not cached', async () => {
  allowConsoleError(/Network Error/)
  signInAs('savita')
  goOffline()
  await visit('/order/history', { wait: false })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(strip()).not.toHaveTextContent('As of')
})

test('shows the cached answer to nobody else', async () => {
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
