import { afterEach, expect, test, vi } from 'vitest'
import { preloadRoute } from '@/boot/shell-scripts'

const route = {
  skeleton: 'list' as const,
  open: false,
  scripts: [0],
  reads: [],
  laterReads: [],
}

const shell: Parameters<typeof preloadRoute>[0] = {
  userKey: 'authResponse',
  landing: '/',
  scripts: ['/assets/layout.js', '/assets/quote.js'],
  routes: [
    { ...route, pattern: '^/login/?$', open: true },
    {
      ...route,
      pattern: '^/quoteDetails/[^/]+/?$',
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

test.each([
  ['a signed-in person', 'u/1', '/quoteDetails/o1', ['/assets/layout.js', '/assets/quote.js']],
  ['a visitor', undefined, '/login', ['/assets/layout.js']],
  ['a visitor', undefined, '/quoteDetails/o1', []],
  ['a visitor', undefined, '/nowhere', []],
])('preloads for %s (%s) at %s the scripts %j', (_, userId, path, scripts) => {
  if (userId) localStorage.setItem('authResponse', userId)
  expect(preloadsOf(path)).toEqual(scripts)
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
