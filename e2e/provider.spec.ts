/** The mocked provider in a real browser. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'

const SAVITA = '66a000000000000000000001'
const WHEAT = '5748542d4c4f4b312d440000'

interface Answer {
  status: number
  body: unknown
}

/** Calls the provider from the page, as the app would; status 0 when no answer came. */
function send(page: Page, method: string, url: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([method, url, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      try {
        const answer = await fetch(url, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        })
        const text = await answer.text()
        const read: unknown = text.startsWith('{') ? JSON.parse(text) : text
        return { status: answer.status, body: read }
      } catch {
        return { status: 0, body: undefined }
      }
    },
    [method, url, body] as const,
  )
}

const wheat = (productQuantity: number) => ({ userId: SAVITA, productId: WHEAT, productQuantity })
const cartPath = `/api/cart/${SAVITA}`
const lines = (page: Page) =>
  send(page, 'GET', cartPath).then(({ body }) => (body as { cartItems: unknown[] }).cartItems)

test('starts with its scenario and faults, and lasts over reloads and log-outs', async ({
  app,
  page,
}) => {
  await app.scenario('empty-cart')
  await app.faults([{ call: 'cart', kind: 'status', status: 503, times: 1 }])
  await app.signedInAs('9876543210')
  await page.goto('/user/guide')
  expect(await page.evaluate(() => localStorage.getItem('authResponse'))).toBe(SAVITA)
  await expect
    .poll(async () => (await app.requests('cart')).map(({ status }) => status))
    .toContain(503)
  expect(await send(page, 'POST', '/api/cart/add', wheat(3))).toMatchObject({ status: 200 })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  // Waits for the provider: src/mocks/browser.ts may load the page once more.
  expect(await app.requests('addToCart')).toMatchObject([{ status: 200 }])
  expect(await page.evaluate(() => localStorage.getItem('authResponse'))).toBeNull()
  await page.goto('/register?code=PRAKASH101')
  expect((await app.state()).people[SAVITA]?.cart).toMatchObject([{ productQuantity: 3 }])
  expect(await app.requests('addToCart')).toMatchObject([{ status: 200 }])

  await app.faults([{ call: 'cart', kind: 'drop', times: 1 }])
  expect(await send(page, 'GET', cartPath)).toMatchObject({ status: 0 })
  await app.scenario('full-cart')
  expect(await lines(page)).toHaveLength(6)
  await page.goto('/register?scenario=no-products&code=PRAKASH101')
  expect((await app.state()).products).toEqual([])
  await expect(page).toHaveURL(/\/register\?code=PRAKASH101$/)
})

test('keeps answering when leaving the page was cancelled', async ({ app, page }) => {
  await app.signedInAs('9876543210')
  await page.goto('/home')
  const history = page.getByRole('link', { name: 'History' })
  await expect(history).toBeVisible()
  // The browser fires it before `mailto:` too, or when another link cancels Back.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
  await history.click()
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
})
