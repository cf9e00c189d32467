import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { allowConsoleError } from '@tests/console'
import { strip } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { type FaultyAnswer, WORDS } from './answers'
import type { ReadRow } from './reads'

/** Text that no screen may ever show. */
const RAW = /undefined|NaN|\[object|Invalid Date|ErrorPage|\bnull\b/

export function expectSound(): void {
  const text = document.body.textContent
  expect(text).not.toMatch(RAW)
}

const tryAgain = () => screen.findByRole('button', { name: 'Try again' })
const waiting = () => document.querySelectorAll('main [aria-busy="true"]').length

export async function pause(ms: number): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, ms)))
}

/** Opens the screen with this answer and expects content, `Try again` or a redirect. */
export async function sweepRead(call: CallName, row: ReadRow, answer: FaultyAnswer): Promise<void> {
  allowConsoleError(/ApiError|status code|Network Error|unreadable answer|not JSON|broken JSON/)
  const { means, fault, late } = answer
  const release = late && provider.hold(call)
  if (fault) provider.fault({ call, ...fault })
  const { user } = await visit(row.path(), { as: 'savita', wait: false })

  if (release) {
    await waitFor(() => expect(provider.requests(call)).not.toHaveLength(0))
    // While pending: the skeleton, and a link home.
    await waitFor(() => expect(waiting()).toBeGreaterThan(0))
    expect(screen.getAllByRole('link', { name: /sauda/i })[0]).toHaveAttribute('href', '/home')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    release()
  }

  // NAV-3: `success: false` is an answer without `userDetails`.
  const isOver = ['signed-out', 'not-found'].includes(means) || answer.name === 'success: false'
  if (call === 'userDetails' && isOver) {
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(localStorage.length).toBe(0)
    return
  }

  const isOut = ['unavailable', 'lost', 'lost-after'].includes(means)
  if (means === 'true') {
    await row.shows()
  } else if (means === 'poor' || (means === 'not-found' && row.isAnAnswer)) {
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(waiting()).toBe(0))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  } else if (means === 'not-found' && row.isOfOneThing) {
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    provider.clearFaults()
  } else {
    const again = await tryAgain()
    expect(waiting()).toBe(0)
    expect(screen.queryByRole('alert')).toBeNull()
    if (fault?.status === 429) expect(provider.requests(call)).toHaveLength(1)
    // The strip shows the last call's state, and another call may be answered later.
    else if (isOut) expect(strip()?.textContent).toMatch(/^(We cannot connect right now\.)?$/)
    else expect(strip()).toBeEmptyDOMElement()
    provider.clearFaults()
    await user.click(again)
    await row.shows()
    await waitFor(() => expect(strip()).toBeEmptyDOMElement())
  }
  expectSound()
  expect(document.body.textContent).not.toContain(WORDS)
  expect(localStorage.getItem('authResponse')).not.toBeNull()
}
