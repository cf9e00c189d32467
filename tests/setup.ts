import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { provider, startServer, stopServer } from '@/mocks/node'
import { checkConsole, watchConsole } from './console'
import { addWhatJsdomLacks } from './polyfills'

// jsdom paints nothing: a press waits for no frame there.
vi.mock('@/ui/painted', () => ({ painted: () => Promise.resolve() }))

// A test of the tooling may ask for Node alone.
const hasPage = typeof window !== 'undefined'

// The first import of a lazy screen can take more than the usual second, on a busy machine many. What comes is not waited for longer.
configure({ asyncUtilTimeout: 15_000 })
if (hasPage) addWhatJsdomLacks()

function forgetPage(): void {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
  window.history.replaceState(null, '', '/')
}

beforeAll(() => {
  watchConsole()
  startServer()
})

beforeEach(() => {
  provider.reset()
})

afterEach(() => {
  if (hasPage) forgetPage()
  provider.release()
  checkConsole()
})

afterAll(() => {
  stopServer()
})
