import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { App } from '@/app/App'
import { ids } from './provider'

type DemoPerson = 'savita' | 'ramesh' | 'meena'

interface VisitOptions {
  /** A demo person who is signed in already. */
  as?: DemoPerson
  /** Waits for the first screen. False leaves that to the test. */
  wait?: boolean
}

/**
 * Opens a path of the app as a person would: the real routes, in front of the mocked provider of
 * this test.
 */
export async function visit(path: string, { as, wait = true }: VisitOptions = {}) {
  if (as) signInAs(as)
  window.history.replaceState(null, '', path)
  const user = userEvent.setup()
  const view = await act(async () => render(<App />))
  if (wait) {
    await screen.findByRole('heading', { level: 1 })
    // A title shows before the data of its screen.
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
  }
  return { user, ...view }
}

/** What an earlier visit of Savita has left on this device: the rows that Home reserves (HOM-6). */
export function visitedHomeWith(rows: number): void {
  const place = { userId: ids.savita, hasMoney: rows > 0, rows }
  localStorage.setItem('sauda.draft.device.home-place', JSON.stringify(place))
}

/** The stored sign-in of a demo person, as login leaves it. */
export function signInAs(person: DemoPerson): void {
  localStorage.setItem('authResponse', ids[person])
  localStorage.setItem('dealType', 'domestic')
}
