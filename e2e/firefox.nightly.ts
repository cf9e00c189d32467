/** Firefox ESR in front of the live build and a real server: what was typed outlives the page there too. */
import { expect, test as base } from '@playwright/test'
import { folders, root } from '@scripts/build-folders.mjs'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { startProviderServer } from '@/mocks/http-server'
import type { Provider } from '@/mocks/provider'
import { findInstalled } from './support/installed'
import { serveLiveBuild } from './support/static-site'
import { SAVITA } from './support/steps'

interface Fox {
  provider: Provider
  /** Savita's cart, open. */
  cart: Page
}

const test = base.extend<Fox, { fox: Browser }>({
  fox: [
    async ({ browserName: _ }, provide) => {
      const fox = await launch({
        browser: 'firefox',
        executablePath: findInstalled(['firefox-esr', 'firefox'], 'FIREFOX_PATH'),
      })
      await provide(fox)
      await fox.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  provider: async ({ browserName: _ }, provide) => {
    const server = await startProviderServer({ forgeryPair: 'enforced' })
    const site = await serveLiveBuild(`${root}/${folders.live}`, server.origin)
    origin = site.origin
    await provide(server.provider)
    await site.close()
    await server.close()
  },
  cart: async ({ fox, provider: _ }, provide) => {
    const page = await fox.newPage()
    await page.goto(`${origin}/favicon.svg`)
    await page.evaluate((userId) => localStorage.setItem('authResponse', userId), SAVITA.id)
    await page.goto(`${origin}/cart`)
    await page.waitForSelector('article input')
    await provide(page)
    if (!page.isClosed()) await page.close()
  },
})

let origin = ''

/** As a person does it: all of it marked and typed over. */
async function type(page: Page, quantity: string): Promise<void> {
  const field = await page.$('article input')
  await field?.click({ count: 3 })
  await field?.type(quantity)
}

const held = (provider: Provider) => provider.world.people[SAVITA.id]?.cart[0]?.productQuantity

test('edited and the page closed at once: the change still arrives, once', async ({
  provider,
  cart,
}) => {
  await type(cart, '88')
  await cart.close()
  await expect.poll(() => held(provider)).toBe(88)
  expect(provider.requests('addToCart')).toHaveLength(1)
})

test('edited and another site opened at once: the change still arrives, once', async ({
  provider,
  cart,
}) => {
  await type(cart, '99')
  await cart.goto('about:blank')
  await expect.poll(() => held(provider)).toBe(99)
  expect(provider.requests('addToCart')).toHaveLength(1)
})

test('an OTP is corrected, also by the same digit', async ({ fox, provider }) => {
  const page = await fox.newPage()
  await page.goto(`${origin}/forgot/password/otp/${SAVITA.mobileNo}`)
  await page.waitForSelector('[aria-label="Digit 1 of 6"]:focus')
  await page.keyboard.type('266810')
  await page.click('[aria-label="Digit 1 of 6"]')
  await page.keyboard.type('246')
  await page.waitForSelector('[aria-label="Digit 4 of 6"]:focus')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => provider.requests('verifyOtp').map(({ body }) => body))
    .toEqual([{ mobileNo: SAVITA.mobileNo, otp: '246810' }])
  await page.close()
})
