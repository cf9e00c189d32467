import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bankDraft } from '@/session/changes-draft'
import {
  forgetEverything,
  readUserId,
  rememberSignIn,
  selectAddress,
  useSelectedAddressId,
  useSignedInUserId,
  useUserId,
} from '@/session/session'
import { deviceStore, tabStore } from '@/session/storage'
import { ids } from '@tests/provider'
import { visit } from '@tests/visit'

describe('sign-in', () => {
  test('stores the raw ids under the names of the specification, and no address of another', () => {
    rememberSignIn('u1', 'a1')
    expect(Object.entries(localStorage)).toEqual([
      ['authResponse', 'u1'],
      ['selectedAddress', 'a1'],
    ])
    expect(readUserId()).toBe('u1')
    rememberSignIn('u2', '')
    expect(Object.entries(localStorage)).toEqual([['authResponse', 'u2']])
  })

  test('an empty id is nobody, and no address', () => {
    localStorage.setItem('authResponse', '')
    localStorage.setItem('selectedAddress', '')
    expect(readUserId()).toBeUndefined()
    expect(renderHook(useUserId).result.current).toBeUndefined()
    expect(renderHook(useSelectedAddressId).result.current).toBeUndefined()
  })

  test('hooks follow sign-in, selected address and log-out, also those of another tab', () => {
    const { result } = renderHook(() => [useUserId(), useSelectedAddressId()])
    expect(result.current).toEqual([undefined, undefined])
    act(() => rememberSignIn('u1', 'a1'))
    expect(result.current).toEqual(['u1', 'a1'])
    act(() => selectAddress('a2'))
    expect(result.current).toEqual(['u1', 'a2'])
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(result.current).toEqual([undefined, undefined])
  })

  test('useSignedInUserId throws for a visitor', () => {
    rememberSignIn('u1', '')
    const { result, unmount } = renderHook(useSignedInUserId)
    expect(result.current).toBe('u1')
    unmount()
    forgetEverything()
    expect(() => renderHook(useSignedInUserId)).toThrow('This screen needs a signed-in person')
  })
})

describe('listeners hear', () => {
  test.each([
    [
      'of a page from the back/forward cache, not of one that was loaded',
      (isMissed: boolean) =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isMissed })),
    ],
    [
      'of a suspended page once it is seen',
      (isMissed: boolean) => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isMissed)
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('%s, until they unsubscribe', (_, show) => {
    const [first, second] = [vi.fn(), vi.fn()]
    const stopFirst = deviceStore.subscribe(first)
    const stopSecond = deviceStore.subscribe(second)
    show(false)
    expect(first).not.toHaveBeenCalled()
    show(true)
    stopFirst()
    show(true)
    stopSecond()
    show(true)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
  })
})

describe('the draft of the bank form', () => {
  const saved = {
    holder: 'Savita',
    bankName: 'SBI',
    ifscCode: 'SBIN0000001',
    branchName: 'Latur',
    accNo: '123456',
    confirmAccNo: '123456',
  }

  beforeEach(() => rememberSignIn('u1', ''))

  test('holds the changed fields of this person, until nothing differs or it is cleared', () => {
    const changed = { ...saved, holder: 'Savita J' }
    bankDraft.write('u1', changed, saved)
    expect([bankDraft.read('u1'), bankDraft.read('u2')]).toEqual([
      { holder: 'Savita J' },
      undefined,
    ])
    bankDraft.write('u1', saved, saved)
    expect(sessionStorage).toHaveLength(0)
    bankDraft.write('u1', changed, saved)
    bankDraft.clear('u1')
    expect(bankDraft.read('u1')).toBeUndefined()
  })

  test('holds of account numbers only that one was typed', () => {
    const typed = { ...saved, bankName: 'HDFC', confirmAccNo: '1234567' }
    bankDraft.write('u1', typed, saved)
    expect(bankDraft.read('u1')).toEqual({ bankName: 'HDFC', accNo: '', confirmAccNo: '' })
    expect(JSON.stringify(sessionStorage)).not.toContain('123456')
  })

  test('is neither written nor cleared for a person who is signed out', () => {
    bankDraft.write('u1', { ...saved, holder: 'Savita J' }, saved)
    localStorage.setItem('authResponse', 'u2')
    bankDraft.write('u1', { ...saved, holder: 'Savita K' }, saved)
    bankDraft.clear('u1')
    expect(bankDraft.read('u1')).toEqual({ holder: 'Savita J' })
  })

  test('with an account number in it is read without the number', () => {
    const changes = { holder: 'Savita J', accNo: '123456' }
    sessionStorage.setItem('sauda.draft.bank', JSON.stringify({ userId: 'u1', changes }))
    expect(bankDraft.read('u1')).toEqual({ holder: 'Savita J', accNo: '' })
  })
})

describe('the storage', () => {
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
    test('keeps values in memory until they are removed, or log-out', () => {
      disturb()
      deviceStore.set('authResponse', ids.savita)
      tabStore.set('sauda.draft.x', '1')
      expect([deviceStore.get('authResponse'), tabStore.keys()]).toEqual([
        ids.savita,
        ['sauda.draft.x'],
      ])
      expect(tabStore.livesInMemory()).toBe(true)
      deviceStore.clear()
      tabStore.remove('sauda.draft.x')
      expect([deviceStore.get('authResponse'), tabStore.keys()]).toEqual([undefined, []])
      expect([deviceStore.livesInMemory(), tabStore.livesInMemory()]).toEqual([false, false])
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

  test('that fails is named in the log, with the kind of error alone', () => {
    // jsdom's DOMException is no Error.
    const reason = 'QuotaExceededError'
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw Object.assign(new Error('full'), { name: reason })
    })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    deviceStore.set('dealType', 'stock')
    tabStore.set('sauda.draft.x', '1')
    expect(warn.mock.calls).toEqual([
      ['[sauda] storage is not available', { store: 'localStorage', reason }],
      ['[sauda] storage is not available', { store: 'sessionStorage', reason }],
    ])
    deviceStore.clear()
    tabStore.clear()
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
})
