import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { record } from '@/mocks/recorder'
import { literal, locatorOf } from '@/mocks/test-code'
import { provider } from '@tests/provider'

describe('a value as code', () => {
  it.each([
    ['a demo account', 'farmer1', 'SAVITA.password'],
    ['a text with a quote', 'a"farmer1', String.raw`"a\"farmer1"`],
    ['another password', { password: 'mine' }, '{\n  "password": "recorded-secret"\n}'],
  ])('is right for %s', (_, value, code) => {
    expect(literal(value)).toBe(code)
  })
})

function show(html: string): Element {
  document.body.innerHTML = html
  return document.querySelector('[data-it]') ?? document.body
}

describe('a locator', () => {
  it.each([
    ['a summary', '<summary>a</summary><summary data-it>b</summary>', "locator('summary').nth(1)"],
    ['a field without a role', '<input><input type="date" data-it>', "locator('input').nth(1)"],
    [
      'a link with a time left',
      '<a href="/" data-it>Turmeric <b role="timer">2 days left</b> SD2026</a>',
      `getByRole('link', { name: "Turmeric" })`,
    ],
  ])('finds %s', (_, html, found) => {
    expect(locatorOf(show(html))).toBe(`page.${found}`)
  })
})

describe('a recording', () => {
  const listeners = new Map<string, (event: object) => void>()
  /** Real events are trusted, and those of a test are not. */
  const fire = (type: string, target: Element | null) =>
    listeners.get(type)?.({ isTrusted: true, target })

  beforeEach(() => {
    vi.spyOn(window, 'addEventListener').mockReturnValue()
    vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
      if (typeof listener === 'function') listeners.set(type, listener as never)
    })
  })
  afterEach(() => document.body.replaceChildren())

  const lookUp = () =>
    fetch('/api/user/agent/exist', { method: 'POST', body: '{"referralCode":"PR"}' })
  const start = () => record(provider, sessionStorage, '')

  it('begins with the window, and with what the app has stored', () => {
    localStorage.setItem('dealType', 'international')
    localStorage.setItem('__msw-cookie-store__', '[]')
    localStorage.setItem('phone2.dealType', 'stock')
    const test = start().test()
    expect(test).toContain(
      'test.use({ viewport: { width: 1024, height: 768 }, isMobile: false, hasTouch: false, actionTimeout: 60_000 })',
    )
    expect(test).toContain('await app.device({\n    "dealType": "international"\n  })')
  })

  it('has one step for typing on, and another one after a request', async () => {
    const recorder = start()
    const field = show('<label>Code <input data-it></label>') as HTMLInputElement
    const type = (value: string) => {
      field.value = value
      fire('input', field)
    }
    for (const value of ['P', 'PR']) type(value)
    await lookUp()
    for (const value of ['PRA', 'PRAKASH101']) type(value)
    expect(recorder.test().match(/fill\(.*\)|requests\(.*?\)/g)).toEqual([
      'fill("PR")',
      "requests('agentByCode')",
      'fill("PRAKASH101")',
    ])
  })

  it.each([
    [
      'a tap in a question',
      '<dialog aria-labelledby="q" open><button data-it>Sell</button></dialog>',
      'click',
      'click({ delay: 600 })',
    ],
    ['a tap beside it', '<dialog data-it></dialog>', 'click', "press('Escape')"],
    [
      'Esc',
      '<dialog data-it></dialog>',
      'cancel',
      "locator('dialog[open]').last().press('Escape')",
    ],
  ])('has %s', (_, html, type, step) => {
    const recorder = start()
    fire(type, show(html))
    expect(recorder.test()).toContain(`.${step}\n})`)
  })

  it('expects what has arrived before the requests are cleared', async () => {
    const recorder = start()
    await lookUp()
    await recorder.note('clearRequests', [])
    provider.clearRequests()
    await lookUp()
    expect(recorder.test().match(/requests\('.*?\)|clearRequests/g)).toEqual([
      "requests('agentByCode')",
      'clearRequests',
      "requests('agentByCode')",
    ])
  })
})
