/**
 * Browsers that Playwright cannot drive: Firefox ESR by WebDriver BiDi, as it is older than
 * Playwright's, and WebKitGTK by WebDriver, from Debian's `webkit2gtk-driver` and `xvfb`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { freePort } from '@scripts/local-server'
import { launch } from 'puppeteer-core'
import { findInstalled } from './installed'

const SIZE = { width: 390, height: 844 }

/** One tab of a browser that has never seen the app. */
export interface Tab {
  goto: (url: string) => Promise<unknown>
  /** Evaluates an expression in the page, and awaits it. */
  evaluate: (expression: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  /** Ends the browser. */
  close: () => Promise<unknown>
}

export async function launchFirefox(): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findInstalled(['firefox-esr', 'firefox'], 'FIREFOX_PATH'),
    extraPrefsFirefox: { 'intl.accept_languages': 'en-IN' },
  })
  const page = await browser.newPage()
  await page.setViewport(SIZE)
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

/** Sends a command of https://www.w3.org/TR/webdriver2/. */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

export async function launchWebKit(): Promise<Tab> {
  // An X server without a screen, which prints the number of its display.
  const display = spawn(
    findInstalled(['xvfb', 'Xvfb'], 'XVFB_PATH'),
    ['-displayfd', '1', '-screen', '0', '500x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [number] = (await once(display.stdout, 'data')) as [Buffer]
  const port = String(await freePort())
  const driver = spawn(
    findInstalled(['webkit2gtk-driver', 'WebKitWebDriver'], 'WEBKIT_DRIVER_PATH'),
    [`--port=${port}`],
    {
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        LANG: 'en_IN.UTF-8',
        TZ: 'Asia/Kolkata',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
      stdio: 'ignore',
    },
  )
  const server = `http://127.0.0.1:${port}`
  await expect(() => send('GET', `${server}/status`)).toPass({ timeout: 30_000 })
  const { sessionId } = (await send('POST', `${server}/session`, { capabilities: {} })) as {
    sessionId: string
  }
  const session = `${server}/session/${sessionId}`
  const act = (type: string, actions: object[]) =>
    send('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] })
  // The window does not get narrower.
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...SIZE })
  return {
    goto: (url) => send('POST', `${session}/url`, { url }),
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    close: async () => {
      await send('DELETE', session)
      driver.kill()
      display.kill()
    },
  }
}
