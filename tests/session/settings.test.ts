/** Choices stored on this device: notifications, offers, display. */
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseDealType, useDealType } from '@/session/deal-type'
import { rememberSentOffer, takeSentOffer } from '@/session/drafts'
import { loadPage, reloadPage } from '@/session/page'
import { rememberViewed, setFavourite, useRememberedOffers } from '@/session/remembered-offers'
import { forgetEverything, rememberSignIn } from '@/session/session'
import {
  areShortcutsOn,
  storeShortcuts,
  textSize,
  theme,
  turnOffNotifications,
  turnOnNotifications,
  useCompactRows,
  useNotifyState,
  storeLanguage,
} from '@/session/settings'
import { deviceStore } from '@/session/storage'
import { onComputer } from '@tests/page'

describe('notifications', () => {
  /** A browser where a person answers so when asked. */
  function browser(permission: NotificationPermission, answer: NotificationPermission) {
    const Notification = {
      permission,
      requestPermission: vi.fn(() => Promise.resolve((Notification.permission = answer))),
    }
    vi.stubGlobal('Notification', Notification)
  }
  const state = () => renderHook(useNotifyState).result.current

  beforeEach(onComputer)

  test('do not exist in some browsers, nor on a phone, which freezes the page', () => {
    browser('default', 'granted')
    vi.mocked(window.matchMedia).mockRestore()
    expect(state()).toBe('unsupported')
    onComputer()
    Reflect.deleteProperty(window, 'Notification')
    expect(state()).toBe('unsupported')
  })

  test('are off until the person says so, and again when they turn them off or log out', async () => {
    browser('default', 'granted')
    expect(state()).toBe('off')
    await act(turnOnNotifications)
    expect(state()).toBe('on')
    act(turnOffNotifications)
    expect(state()).toBe('off')
    await act(turnOnNotifications)
    act(forgetEverything)
    expect(state()).toBe('off')
  })

  test('are blocked, or left off, by another answer', async () => {
    browser('default', 'denied')
    await act(turnOnNotifications)
    expect(state()).toBe('blocked')
    browser('granted', 'default')
    await act(turnOnNotifications)
    expect(state()).toBe('off')
  })
})

describe('offers of one person on this device', () => {
  beforeEach(() => rememberSignIn('u1', ''))
  const shown = (userId = 'u1') => renderHook(() => useRememberedOffers(userId)).result

  test('remembers nine viewed offers, the last one first and each once', () => {
    const { current } = shown()
    expect(current).toEqual({ recent: [], favourites: [] })
    for (const sku of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'c', 'c'])
      rememberViewed('u1', sku)
    expect(shown().current.recent).toEqual(['c', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
    expect(shown('u2').current.recent).toEqual([])
  })

  test('adds and removes favourites, and notifies hooks', () => {
    const result = shown()
    act(() => {
      rememberViewed('u1', 'a')
      for (const sku of ['a', 'b', 'a']) setFavourite('u1', sku, true)
    })
    expect(result.current).toMatchObject({ recent: ['a'], favourites: ['a', 'b'] })
    act(() => rememberViewed('u1', 'b'))
    act(() => setFavourite('u1', 'a', false))
    expect(result.current).toMatchObject({ recent: ['b', 'a'], favourites: ['b'] })
    act(forgetEverything)
    expect(result.current).toMatchObject({ recent: [], favourites: [] })
  })
})

test('the offer of a link is taken once, and cleared by log-out', () => {
  expect(takeSentOffer()).toBeUndefined()
  rememberSentOffer('ONI-NSK-D')
  expect(takeSentOffer()).toBe('ONI-NSK-D')
  expect(takeSentOffer()).toBeUndefined()
  rememberSentOffer('ONI-NSK-D')
  forgetEverything()
  expect(takeSentOffer()).toBeUndefined()
})

describe('theme, text size and shortcuts', () => {
  test('are the system’s at first, are applied at once, and stay after log-out', () => {
    const applied = vi.fn()
    window.applyDisplay = applied
    expect([theme.read(), textSize.read(), areShortcutsOn()]).toEqual(['system', '1', true])
    theme.choose('contrast')
    textSize.choose('3')
    expect(applied).toHaveBeenCalledTimes(2)
    storeShortcuts(false)
    forgetEverything()
    expect([theme.read(), textSize.read(), areShortcutsOn()]).toEqual(['contrast', '3', false])
    storeShortcuts(true)
    expect(areShortcutsOn()).toBe(true)
    Reflect.deleteProperty(window, 'applyDisplay')
    theme.choose('dark')
    expect(theme.read()).toBe('dark')
  })

  test('ignore unknown values in cookies', () => {
    document.cookie = 'theme=pink; path=/'
    document.cookie = 'text=9; path=/'
    document.cookie = 'context=2; path=/'
    expect([theme.read(), textSize.read()]).toEqual(['system', '1'])
  })
})

// "Default dealType: domestic."
test('the deal type is domestic until one is chosen, also where an empty word is stored', () => {
  const { result } = renderHook(useDealType)
  expect(result.current).toBe('domestic')
  act(() => chooseDealType('stock'))
  expect(result.current).toBe('stock')
  expect(localStorage.getItem('dealType')).toBe('stock')
  act(() => deviceStore.set('dealType', ''))
  expect(result.current).toBe('domestic')
})

test('the language is kept in a cookie of the whole site for a year', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  storeLanguage('mr')
  expect(cookie).toHaveBeenCalledWith('language=mr; path=/; max-age=31536000; samesite=lax')
})

describe('a full page load', () => {
  // Before the page is forgotten, which needs its location and storage again.
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('replaces the page, so that Back does not return to it, or reloads it', () => {
    // jsdom cannot navigate.
    const location = { replace: vi.fn(), reload: vi.fn() }
    vi.stubGlobal('window', Object.create(window, { location: { value: location } }))
    loadPage('/home')
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/home')
    expect(location.reload).not.toHaveBeenCalled()
    reloadPage()
    expect(location.reload).toHaveBeenCalledOnce()
  })

  test('goes on in this page where nothing could be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    deviceStore.set('authResponse', 'u1')
    const moved = vi.fn()
    window.addEventListener('popstate', moved, { once: true })
    loadPage('/home')
    expect(window.location.pathname).toBe('/home')
    expect(moved).toHaveBeenCalledOnce()
    deviceStore.clear()
  })
})

test('orders are shown in rows as chosen, until log-out', () => {
  const rows = (byDefault: boolean) => renderHook(() => useCompactRows(byDefault)).result
  expect([rows(true).current.isCompact, rows(false).current.isCompact]).toEqual([true, false])
  const shown = rows(true)
  act(() => shown.current.choose(false))
  expect([shown.current.isCompact, rows(true).current.isCompact]).toEqual([false, false])
  act(() => shown.current.choose(true))
  expect([shown.current.isCompact, rows(false).current.isCompact]).toEqual([true, true])
  forgetEverything()
  expect(rows(false).current.isCompact).toBe(false)
})
