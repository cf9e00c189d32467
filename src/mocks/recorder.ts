/** Writes what a person does with the mocked app as a Playwright test. */
import { now } from '@/lib/clock'
import type { MockStorage } from './persistence'
import type { Provider } from './provider'
import { packState } from './state'
import { expectation, literal, locatorOf } from './test-code'

const KEY = 'sauda.mock.recording'

const isChoice = (field: HTMLInputElement) => /^(checkbox|radio)$/.test(field.type)
const address = () => window.location.pathname + window.location.search

/** What the app has stored on this phone. The rest is MSW's, or of another phone (phone.ts). */
function storedOnDevice() {
  const names = Object.keys(localStorage).filter(
    (name) => !/^(?:sauda\.mock|__msw|phone)/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))
}

/** The projects of playwright.config.ts are phones. */
function optionsOfWindow(): string {
  const viewport = `viewport: { width: ${window.innerWidth}, height: ${window.innerHeight} }`
  const isPhone = window.matchMedia('(pointer: coarse)').matches
  const kind = isPhone ? '' : ' isMobile: false, hasTouch: false,'
  // Some buttons wait half a minute.
  return `{ ${viewport},${kind} actionTimeout: 60_000 }`
}

/** `begun`: the page's address has begun with a scenario ('') or with this packed state. */
export function record(provider: Provider, storage: MockStorage, begun: string | undefined) {
  const lastRequest = () => provider.requests().at(-1)?.number ?? 0
  const stored = begun === undefined ? storage.getItem(KEY) : null
  let recording = stored === null ? begin(begun) : (JSON.parse(stored) as ReturnType<typeof begin>)

  function begin(state = '') {
    const { scenario, startedAt, faults, delay } = provider.state
    const device = storedOnDevice()
    const at = address()
    const query = state && `${at.includes('?') ? '&' : '?'}state=${state}`
    const { lang } = document.documentElement
    const lines = [
      `await app.scenario('${scenario}', '${startedAt}')`,
      faults.length > 0 && !state && `await app.faults(${literal(faults)})`,
      delay > 0 && !state && `await app.delay(${delay})`,
      lang !== 'en' && `await app.setCookie('language', '${lang}')`,
      Object.keys(device).length > 0 && `await app.device(${literal(device)})`,
      `await page.goto(${literal(at + query)})`,
    ].filter((line) => typeof line === 'string')
    const from = lastRequest()
    return {
      scenario,
      /** The packed state it begins with, where one was loaded. */
      state,
      options: optionsOfWindow(),
      /** The test's lines so far, and how many of them arrange. */
      lines,
      arranged: lines.length,
      /** The last request before it. */
      from,
      /** The last request, and where the page was, when the lines last said so. */
      seen: from,
      at,
      /** Where the app itself, or Back, goes when it loads another page. */
      leaving: '',
    }
  }

  const save = () => storage.setItem(KEY, JSON.stringify(recording))

  /** What has arrived, and where the page is now, since the lines last said so. */
  function arrived(hasLeft = false): string[] {
    const { from, seen, at } = recording
    const all = provider.requests().filter(({ number }) => number > from)
    const fresh = all.filter(({ number, method }) => number > seen && method !== 'GET')
    const lines = [...new Set(fresh.flatMap(({ call }) => call ?? []))].map((call) => {
      const made = all.filter((one) => one.call === call)
      // A person may type a quantity in more steps than the test.
      const isLast = call === 'addToCart'
      return expectation(call, isLast ? made.slice(-1) : made, isLast)
    })
    if (hasLeft || address() === at) return lines
    return [...lines, `await expect(page).toHaveURL(${literal(address())})`]
  }

  /** Adds code. Before it, the test waits for what has arrived: it is faster than a person. */
  function add(code: string[] = [], hasLeft = false): void {
    recording.lines.push(...arrived(hasLeft), ...code)
    recording.seen = lastRequest()
    if (!hasLeft) recording.at = address()
    save()
  }

  /** The page is new: the app may replace what its first step touches. */
  let isNew = true

  /** Adds a tap or a typed value. Typing on replaces it, unless it has had a result. */
  function addStep(element: Element, action: string): void {
    const { lines } = recording
    const locator = locatorOf(element)
    const code = `await ${locator}.${action}`
    const isSame = action.startsWith('fill') && lines.at(-1)?.startsWith(`await ${locator}.fill(`)
    const isTyping = isSame && arrived().length === 0
    if (isTyping) lines.splice(-1, 1, code)
    else add(isNew ? [`await hydrated(${locator})`, code] : [code])
    isNew = false
    save()
  }

  const listeners: Record<string, (target: Element) => void> = {
    click(target) {
      const control = target.closest('a[href], button, summary, [role=tab], [role=option]')
      // A second tap on a button that is busy does nothing.
      if (control?.ariaDisabled === 'true') return
      // A question takes no double tap for an answer.
      const click = target.closest('dialog[aria-labelledby]') ? 'click({ delay: 600 })' : 'click()'
      if (control && !target.closest('input, select')) addStep(control, click)
      else if (target.matches('dialog, dialog > [role=presentation]')) listeners.cancel?.(target)
    },
    /** Esc, the gesture, or a tap beside it. */
    cancel: () => add([`await page.locator('dialog[open]').last().press('Escape')`]),
    change(target) {
      if (target instanceof HTMLSelectElement)
        addStep(target, `selectOption(${literal(target.value)})`)
      else if (target instanceof HTMLInputElement && isChoice(target))
        addStep(target, target.checked ? 'check()' : 'uncheck()')
    },
    input(target) {
      if (target instanceof HTMLTextAreaElement) addStep(target, `fill(${literal(target.value)})`)
      else if (target instanceof HTMLInputElement && !isChoice(target))
        addStep(target, `fill(${literal(target.value, target.autocomplete.includes('password'))})`)
    },
  }
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(
      type,
      ({ isTrusted, target }) => {
        if (isTrusted && target instanceof Element) listener(target)
      },
      true,
    )
  // What the app takes itself does not become an input event.
  document.addEventListener('paste', ({ target, defaultPrevented, clipboardData }) => {
    if (!defaultPrevented || !(target instanceof Element)) return
    add([`await copy(page, ${literal(clipboardData?.getData('text'))})`])
    addStep(target, `press('Control+V')`)
  })

  if ('Clipboard' in window) {
    const { readText } = Clipboard.prototype
    Clipboard.prototype.readText = async function readAndRecord() {
      const text = await readText.call(this)
      // Before the tap that pastes it.
      recording.lines.splice(-1, 0, `await copy(page, ${literal(text)})`)
      save()
      return text
    }
  }

  // Only some browsers tell who leaves a page.
  if ('navigation' in window)
    window.navigation.addEventListener('navigate', (event) => {
      const { destination, navigationType: type, userInitiated, downloadRequest } = event
      const isBack = destination.index < (window.navigation.currentEntry?.index ?? 0)
      const isTraversed = type === 'traverse' && userInitiated
      if (isTraversed) add([`await page.${isBack ? 'goBack' : 'goForward'}()`])
      if (destination.sameDocument || downloadRequest !== null) return
      if (isTraversed || /push|replace/.test(type)) recording.leaving = destination.url
    })
  window.addEventListener('pagehide', () => add([], recording.leaving !== ''))

  if (recording.lines.length <= recording.arranged) recording = begin(recording.state)
  else if (recording.leaving === window.location.href) add()
  else {
    // The line itself says where the page is.
    recording.at = address()
    add([`await page.goto(${literal(address())})`])
  }
  recording.leaving = ''
  save()

  return {
    /** Adds what was done to the provider itself. */
    async note(name: string, args: readonly unknown[]): Promise<void> {
      if (/^(?:scenario|reset|load)$/.test(name)) {
        recording = begin(name === 'load' ? await packState(provider.snapshot()) : '')
        save()
      }
      if (name === 'clock')
        add([`await app.provider('clock', Date.parse('${now().toISOString()}') - Date.now())`])
      else if (/^(?:act|undo|fault|clearFaults|delay|hold|release|clearRequests)$/.test(name))
        add([`await app.provider(${[name, ...args].map((one) => literal(one)).join(', ')})`])
      // The next one is number 1.
      if (name === 'clearRequests') Object.assign(recording, { from: 0, seen: 0 })
    },

    /** The whole test, to be saved below e2e. */
    test(): string {
      const lines = [...recording.lines, ...arrived()]
      const body = lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')
      const steps = ['copy', 'hydrated', 'SAVITA', 'RAMESH', 'MEENA'].filter((name) =>
        new RegExp(`\\b${name}[(.]`).test(body),
      )
      return [
        "import { expect } from '@playwright/test'",
        "import { test } from './support/app'",
        ...(steps.length > 0 ? [`import { ${steps.join(', ')} } from './support/steps'`] : []),
        '',
        `test.use(${recording.options})`,
        '',
        `test('recorded in ${recording.scenario}', async ({ app, page }) => {`,
        body,
        '})',
        '',
      ].join('\n')
    },
  }
}
