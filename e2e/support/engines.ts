/**
 * Browsers that Playwright cannot drive: Firefox ESR by WebDriver BiDi, as it is older than
 * Playwright's, and WebKitGTK by WebDriver, from Debian's `webkit2gtk-driver` and `xvfb`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { type BrowserContext, launch } from 'puppeteer-core'
import { freePort } from './free-port'
import { findInstalled } from './installed'

const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const

export type Key = keyof typeof keys

export interface Tab {
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the page, and awaits it. */
  evaluate: (expression: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Another tab of the same device. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

export interface Engine {
  /** The first tab of a device that has never seen the app. */
  newDevice: () => Promise<Tab>
  close: () => Promise<void>
}

async function openTab(device: BrowserContext): Promise<Tab> {
  const page = await device.newPage()
  await page.setViewport({ width: 390, height: 844 })
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (x, y) => {
      await page.bringToFront()
      await page.mouse.click(x, y)
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    newTab: () => openTab(device),
    close: () => page.close(),
  }
}

export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findInstalled(['firefox-esr', 'firefox'], 'FIREFOX_PATH'),
    extraPrefsFirefox: { 'intl.accept_languages': 'en-IN' },
  })
  return {
    newDevice: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  }
}

type Command = (method: string, path: string, body?: object) => Promise<unknown>

/** Sends commands of https://www.w3.org/TR/webdriver2/ to a driver or a session. */
function commandsTo(address: string): Command {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Starts an X server without a screen. `display`: such as `:1`. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn(
    findInstalled(['xvfb', 'Xvfb'], 'XVFB_PATH'),
    ['-displayfd', '1', '-screen', '0', '500x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  return { server, display: `:${String(number).trim()}` }
}

const keyActions = (values: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...values].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** Commands go to the tab that was switched to last. */
function tabOf(session: Command, handle: string): Tab {
  const here: Command = async (...command) => {
    await session('POST', '/window', { handle })
    return session(...command)
  }
  const act = async (...actions: object[]) => {
    await here('POST', '/actions', { actions })
  }
  return {
    goto: async (url) => {
      await here('POST', '/url', { url })
    },
    evaluate: (expression) =>
      here('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => act(keyActions(text)),
    press: (key) => act(keyActions(keys[key])),
    // A new tab would stay hidden.
    newTab: async () => {
      const { handle: other } = (await here('POST', '/window/new', { type: 'window' })) as {
        handle: string
      }
      return tabOf(session, other)
    },
    close: async () => {
      await here('DELETE', '/window')
    },
  }
}

/** A driver has one session at a time, which stands for a device. */
export async function launchWebKit(): Promise<Engine> {
  const path = findInstalled(['webkit2gtk-driver', 'WebKitWebDriver'], 'WEBKIT_DRIVER_PATH')
  const { server, display } = await startDisplay()
  const port = await freePort()
  const driver = spawn(path, [`--port=${String(port)}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'en_IN.UTF-8',
      TZ: 'Asia/Kolkata',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${String(port)}`
  const command = commandsTo(address)
  await expect(() => command('GET', '/status')).toPass({ timeout: 30_000 })

  let end: (() => Promise<unknown>) | undefined
  return {
    newDevice: async () => {
      await end?.()
      const { sessionId } = (await command('POST', '/session', { capabilities: {} })) as {
        sessionId: string
      }
      end = () => command('DELETE', `/session/${sessionId}`)
      const session = commandsTo(`${address}/session/${sessionId}`)
      // The window does not get narrower.
      await session('POST', '/window/rect', { x: 0, y: 0, width: 390, height: 844 })
      return tabOf(session, (await session('GET', '/window')) as string)
    },
    close: async () => {
      try {
        await end?.()
      } finally {
        driver.kill()
        server.kill()
      }
    },
  }
}
