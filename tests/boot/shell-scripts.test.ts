import { afterEach, describe, expect, test, vi } from 'vitest'
import { preloadRoute } from '@/boot/shell-scripts'

describe('preloads', () => {
  const shell: Parameters<typeof preloadRoute>[0] = {
    userKey: 'authResponse',
    landing: '/',
    scripts: ['/assets/layout.js', '/assets/quote.js'],
    routes: [
      {
        pattern: '^/login/?$',
        skeleton: 'form',
        open: true,
        scripts: [0],
        reads: [],
        laterReads: [],
      },
      {
        pattern: '^/quoteDetails/[^/]+/?$',
        skeleton: 'list',
        open: false,
        scripts: [0, 1],
        reads: ['/api/cart/{userId}'],
        laterReads: ['/api/orders/{userId}'],
      },
    ],
  }

  afterEach(() => {
    document.head.innerHTML = ''
    Reflect.deleteProperty(navigator, 'connection')
    vi.unstubAllGlobals()
  })

  function preloadsOf(path: string) {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
    window.history.replaceState(null, '', path)
    preloadRoute(shell)
    return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  }

  test('preloads the scripts of a signed-in person’s route', () => {
    localStorage.setItem('authResponse', 'u/1')
    expect(preloadsOf('/quoteDetails/o1')).toEqual(['/assets/layout.js', '/assets/quote.js'])
  })

  test.each([
    [undefined, ['/api/cart/u%2F1', '/api/orders/u%2F1']],
    [{ saveData: true }, ['/api/cart/u%2F1']],
  ])('with the connection %j asks for %j', (connection, asked) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    localStorage.setItem('authResponse', 'u/1')
    preloadsOf('/quoteDetails/o1')
    expect(Object.keys(window.firstReads ?? {})).toEqual(asked)
  })

  test('preloads the scripts of a public route for a visitor', () => {
    expect(preloadsOf('/login')).toEqual(['/assets/layout.js'])
  })

  test('preloads nothing for a visitor of a private route, nor for an unknown path', () => {
    expect(preloadsOf('/quoteDetails/o1')).toEqual([])
    expect(preloadsOf('/nowhere')).toEqual([])
  })
})
