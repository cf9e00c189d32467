/**
 * Emulates the oldest browsers of `browserslist` (package.json): deletes each API that one of them
 * lacks, by MDN's data, before any script runs.
 */
import { expect, type Page } from '@playwright/test'
import { lackingInWindow } from '@scripts/older-engine'
import { liveTest, test } from './support/app'
import { BIDS } from './support/payments'
import { logIn, placeOrder, SAVITA, signIn } from './support/steps'

/** Without Trusted Types: Chromium enforces them even when the API is deleted. */
const taken = lackingInWindow().filter((names) => !/trusted/i.test(names.join('.')))

async function deleteNewApis(page: Page): Promise<void> {
  await page.addInitScript((lacking) => {
    const take = (from: object | undefined, name: string) => {
      if (!from || !Object.getOwnPropertyDescriptor(from, name)?.configurable) return
      Reflect.deleteProperty(from, name)
    }
    for (const [owner = '', member] of lacking) {
      if (member === undefined) {
        take(window, owner)
        continue
      }
      const found = Reflect.get(window, owner) as { prototype?: object } | undefined
      take(found, member)
      take(found?.prototype, member)
      if (owner === 'Window') take(window, member)
    }
  }, taken)
}

test.beforeEach(async ({ page }) => {
  await deleteNewApis(page)
})

test('bought, from the offer to the order', async ({ app, page }) => {
  await app.scenario('empty-cart')
  await page.goto('/login')
  const known = await page.evaluate(() => ({
    size: 'size' in URLSearchParams.prototype,
    groupBy: 'groupBy' in Object,
    toSorted: 'toSorted' in Array.prototype,
    any: 'any' in AbortSignal,
    requestClose: 'requestClose' in HTMLDialogElement.prototype,
    highlights: 'highlights' in CSS,
    scheduler: 'scheduler' in window,
    map: 'map' in Array.prototype,
    showModal: 'showModal' in HTMLDialogElement.prototype,
  }))
  expect(Object.keys(known).filter((name) => known[name as keyof typeof known])).toEqual([
    'map',
    'showModal',
  ])
  await signIn(page, SAVITA)
  await page.getByRole('link', { name: 'See All' }).click()
  await page.getByRole('link', { name: /Wheat Lokwan/ }).click()
  await page.getByRole('link', { name: 'Buy Now' }).click()
  await page.getByLabel('Quantity').fill('250.5')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('link', { name: 'Add address' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await placeOrder(page, 'AXIS9988776655')
})

const configured = {
  VITE_PUBLIC_URL: 'https://sauda.example',
  VITE_PAYMENT_ACCOUNT_NUMBER: '555500001111',
  VITE_PAYMENT_IFSC: 'PROD0000001',
  VITE_PRODUCT_IMAGE_BASE: '/pictures',
  VITE_PRODUCT_IMAGE_FORMATS: 'avif, webp',
  VITE_SUPPORT_PHONES: '+91 20 5550 1234, +91 20 5550 9999',
  VITE_SUPPORT_EMAIL: 'help@sauda.example',
  VITE_GUIDE_VIDEOS: 'How to buy|https://films.example/buy.webm',
  VITE_GUIDE_PDF_EN: '/guides/en.pdf',
  VITE_ERROR_ENDPOINT: 'https://errors.example/reports',
}

liveTest('configured by `config.json`, from the start to a sale', async ({ live, page }) => {
  await deleteNewApis(page)
  live.configure(JSON.stringify(configured))
  await page.goto('/help/support')
  expect(await page.evaluate(() => 'canParse' in URL)).toBe(false)
  await expect(page.getByText('+91 20 5550 1234')).toBeVisible()
  await logIn(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const preview = page.getByRole('figure', { name: 'Your message' })
  await expect(preview).toContainText('https://sauda.example/register?code=SAVITA4210')
  await page.goto(BIDS)
  await page.getByRole('button', { name: 'Confirm Sell' }).first().click()
  await expect(page).toHaveURL(/\/sell\/confirmation\//)
  expect(live.provider.requests('markQuoteAsSold')).toHaveLength(1)
})
