import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import axios from 'axios'
import { flushSync } from 'react-dom'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { provider, startServer, stopServer } from '@/mocks/node'
import { checkConsole, watchConsole } from './console'
import { addWhatJsdomLacks } from './polyfills'
import * as standIns from './stand-ins'
import { checkTexts, watchTexts } from './translation'
import { beUneven, pass } from './wall-clock'

vi.mock('@/session/page', () => import('./stand-ins'))

// A test of the tooling may ask for Node alone.
const hasPage = typeof window !== 'undefined'

// The first import of a lazy screen can take many seconds on a busy machine. What comes earlier is
// not waited for longer. Mutants run no screens, and most of their time would be this wait.
configure({ asyncUtilTimeout: process.env.MUTATED ? 4000 : 15_000 })

// Printing the page is slow: a wait prints it once, when it ends in vain.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
})
if (hasPage) {
  addWhatJsdomLacks()
  // This adapter takes the page's Request once and for all: before MSW replaces that.
  axios.getAdapter('fetch', { env: axios.defaults.env })
  // A browser renders between an event's handlers and its default action: a button that its own
  // press removes submits no form.
  for (const type of ['click', 'keydown', 'submit', 'input', 'change'])
    window.addEventListener(type, () => flushSync(() => undefined))
  watchTexts()
}

// `UNEVEN=150 npm run unit`, docs/qa.md.
const { UNEVEN } = process.env
if (UNEVEN) beUneven(Number(UNEVEN))

const isPending = () => provider.requests().some(({ status }) => status === undefined)

/**
 * Pending answers and history steps end here and not in the next test, except for calls that a test
 * has held back for good.
 */
async function comeToRest(): Promise<void> {
  for (let moments = 0; moments < 100 && isPending(); moments += 1) await pass(1)
  for (let moments = 0; moments < 3; moments += 1) await pass()
}

async function forgetPage(): Promise<void> {
  cleanup()
  await comeToRest()
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
  for (const standIn of Object.values(standIns)) standIn.mockReset()
})

afterEach(async () => {
  provider.release()
  if (hasPage) await forgetPage()
  checkConsole()
  checkTexts()
})

afterAll(async () => {
  // An import cut off by the end of a file would fail for all later files of the worker.
  await vi.dynamicImportSettled()
  stopServer()
})
