import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadRoute } from '@/boot/inline-scripts'

const shell: Parameters<typeof preloadRoute>[0] = {
  userKey: 'authResponse',
  apiHost: 'https://api.example.com',
  landing: '/',
  scripts: ['/assets/layout.js', '/assets/quote.js'],
  routes: [
    { pattern: '^/login/?$', skeleton: 'form', open: true, scripts: [0], reads: [] },
    {
      pattern: '^/singleQuoteDetails/([^/]+)/([^/]+)/?$',
      skeleton: 'list',
      open: false,
      scripts: [0, 1],
      reads: ['/api/user/details/{userId}', '/api/purchase/order/{1}'],
    },
  ],
}

const setEngine = (engine: 'Chromium' | 'Firefox') =>
  vi.stubGlobal('navigator', engine === 'Chromium' ? { userAgentData: {} } : {})

beforeEach(() => setEngine('Chromium'))

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

function preloadsOf(path: string) {
  window.history.replaceState(null, '', path)
  preloadRoute(shell)
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
}

test('preloads the first reads and the scripts of a signed-in person’s route', () => {
  localStorage.setItem('authResponse', 'u/1')
  expect(preloadsOf('/singleQuoteDetails/o1/i1')).toEqual([
    'https://api.example.com/api/user/details/u%2F1',
    'https://api.example.com/api/purchase/order/o1',
    '/assets/layout.js',
    '/assets/quote.js',
  ])
})

test('preloads no reads where `config.json` names another API host than the page', () => {
  localStorage.setItem('authResponse', 'u1')
  document.cookie = 'api=elsewhere'
  expect(preloadsOf('/singleQuoteDetails/o1/i1')).toEqual(['/assets/layout.js', '/assets/quote.js'])
})

test('preloads no reads where the browser would send them again', () => {
  localStorage.setItem('authResponse', 'u/1')
  setEngine('Firefox')
  expect(preloadsOf('/singleQuoteDetails/o1/i1')).toEqual(['/assets/layout.js', '/assets/quote.js'])
})

test('preloads the scripts of a public route for a visitor, and no reads', () => {
  expect(preloadsOf('/login')).toEqual(['/assets/layout.js'])
})

test('preloads nothing for a visitor of a private route, nor for an unknown path', () => {
  expect(preloadsOf('/singleQuoteDetails/o1/i1')).toEqual([])
  expect(preloadsOf('/nowhere')).toEqual([])
})
