import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { App } from '@/app/App'
import { ids } from './provider'
import { signInAs } from './visit'

/** Loads the page again, or `path` in its place; the tab keeps storage and history. */
export async function reload(path?: string): Promise<UserEvent> {
  cleanup()
  if (path !== undefined) window.history.replaceState(null, '', path)
  await act(async () => render(<App />))
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}

async function go(steps: -1 | 1): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    window.history.go(steps)
    await arrived
  })
}

/** The phone's Back. */
export const goBack = () => go(-1)

/** The phone's Forward. */
export const goForward = () => go(1)

/** Goes on to another path of the app without loading the page anew. */
export function goTo(path: string): void {
  window.history.pushState({ idx: 1 }, '', path)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } })))
}

/** Another tab logs out. */
export async function logOutElsewhere(): Promise<void> {
  await act(async () => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
}

/** Another tab finds that the provider has ended the session of `oldValue`. */
export async function endSessionElsewhere(oldValue: string): Promise<void> {
  await act(async () => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'authResponse', oldValue }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
}

/** Somebody signs in in another tab. */
export async function signInElsewhere(person: Parameters<typeof signInAs>[0]): Promise<void> {
  await act(async () => {
    signInAs(person)
    const newValue = ids[person]
    window.dispatchEvent(new StorageEvent('storage', { key: 'authResponse', newValue }))
  })
}
