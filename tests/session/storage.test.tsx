import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceStore, tabStore } from '@/session/storage'
import { ids } from '@tests/provider'
import { visit } from '@tests/visit'

// Before the page is forgotten, which needs the storage again.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As in a private window of some browsers: any use of storage throws. */
function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
  vi.stubGlobal('indexedDB', { open: refuse, deleteDatabase: refuse })
}

function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

async function signIn(): Promise<void> {
  const { user } = await visit('/login')
  await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
  await user.type(screen.getByLabelText('Password'), 'farmer1')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('SAVITA4210')).toBeVisible()
}

describe.each([
  ['forbidden', forbidStorage],
  ['full', fillStorage],
])('storage that is %s', (_, disturb) => {
  test('keeps values in memory until log-out', () => {
    disturb()
    deviceStore.set('authResponse', ids.savita)
    expect(deviceStore.get('authResponse')).toBe(ids.savita)
    tabStore.set('sauda.draft.x', '1')
    expect(tabStore.keys()).toEqual(['sauda.draft.x'])
    deviceStore.clear()
    tabStore.clear()
    expect(deviceStore.get('authResponse')).toBeUndefined()
    expect(tabStore.keys()).toEqual([])
  })

  test('lets a person sign in, and out again', async () => {
    disturb()
    await signIn()
    expect(window.location.pathname).toBe('/home')
    deviceStore.clear()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
    expect(screen.queryByText('SAVITA4210')).toBeNull()
  })
})

test('the newest value counts, whether it could be stored or not', () => {
  deviceStore.set('dealType', 'domestic')
  fillStorage()
  deviceStore.set('dealType', 'stock')
  expect(deviceStore.get('dealType')).toBe('stock')
  vi.restoreAllMocks()
  deviceStore.set('dealType', 'international')
  expect(deviceStore.get('dealType')).toBe('international')
  expect(localStorage.getItem('dealType')).toBe('international')
})
