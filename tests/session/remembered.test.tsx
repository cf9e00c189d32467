import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseDealType, useDealType } from '@/session/deal-type'
import { storeLanguage } from '@/session/settings'
import { loadPage, reloadPage } from '@/session/page'
import { deviceStore } from '@/session/storage'

afterEach(() => vi.restoreAllMocks())

/** jsdom cannot navigate: the page's own location is replaced for the test. */
function stubLocation() {
  const location = { replace: vi.fn(), reload: vi.fn() }
  vi.stubGlobal('window', Object.create(window, { location: { value: location } }))
  return location
}

describe('the deal type', () => {
  // "Default dealType: domestic."
  it('is domestic until one is chosen, also where an empty word is stored', () => {
    const { result } = renderHook(useDealType)
    expect(result.current).toBe('domestic')
    act(() => chooseDealType('stock'))
    expect(result.current).toBe('stock')
    expect(localStorage.getItem('dealType')).toBe('stock')
    act(() => deviceStore.set('dealType', ''))
    expect(result.current).toBe('domestic')
  })
})

it('keeps the language in a cookie of the whole site for a year', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  storeLanguage('mr')
  expect(cookie).toHaveBeenCalledWith('language=mr; path=/; max-age=31536000; samesite=lax')
})

describe('a full page load', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('replaces the page, so that Back does not return to it', () => {
    const location = stubLocation()
    loadPage('/home')
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('goes on in this page where nothing could be stored', () => {
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

  it('reloads the same page', () => {
    const location = stubLocation()
    reloadPage()
    expect(location.reload).toHaveBeenCalledOnce()
  })
})
