/** Firefox ESR by WebDriver BiDi. Playwright's own protocol needs a newer Firefox. */
import { type BrowserContext, launch } from 'puppeteer-core'
import type { Engine, Tab } from './engine'
import { findInstalled } from './installed'

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
