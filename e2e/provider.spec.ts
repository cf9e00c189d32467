/** The mocked provider itself, in a real browser: what every other journey stands on. */
import { expect, type Page } from '@playwright/test'
import { liveTest, test } from './support/app'

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
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
      const headers = {
        'Content-Type': 'application/json',
        ...(token && { 'X-XSRF-TOKEN': token }),
      }
      try {
        const answer = await fetch(url, {
          method,
          headers,
          credentials: 'include',
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

test('a world begins with the app, and the app begins signed in', async ({ app, page }) => {
  await app.world('full-cart')
  await app.faults([{ call: 'cart', kind: 'status', status: 503, times: 1 }])
  await app.signedInAs('9876543210')
  await page.goto('/user/guide')
  expect(await page.evaluate(() => localStorage.getItem('authResponse'))).toBe(SAVITA)
  expect((await app.state()).people[SAVITA]?.cart).toHaveLength(6)
  await expect
    .poll(async () => (await app.requests('cart')).map(({ status }) => status))
    .toContain(503)
})

test('a reload, a log-out and a deep link keep the world', async ({ app, page }) => {
  await app.world('empty-cart')
  await page.goto('/login')
  await app.state()
  expect(await send(page, 'POST', '/api/cart/add', wheat(3))).toMatchObject({ status: 200 })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  expect((await app.state()).people[SAVITA]?.cart).toMatchObject([{ productQuantity: 3 }])
  await page.goto('/register')
  expect((await app.state()).people[SAVITA]?.cart).toHaveLength(1)
  expect(await app.requests('addToCart')).toMatchObject([{ status: 200 }])
})

test('nobody is signed in again after a log-out', async ({ app, page }) => {
  await app.signedInAs('9876543210')
  await page.goto('/user/guide')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/user/guide')
  expect(await page.evaluate(() => localStorage.getItem('authResponse'))).toBeNull()
})

test('`?scenario=` starts that world and leaves the address', async ({ app, page }) => {
  await page.goto('/register?scenario=empty-cart&code=PRAKASH101')
  expect((await app.state()).people[SAVITA]?.cart).toEqual([])
  await expect(page).toHaveURL(/\/register\?code=PRAKASH101$/)
})

test('a running app can be disturbed', async ({ app, page }) => {
  await page.goto('/login')
  await app.faults([{ call: 'cart', kind: 'drop', times: 1 }])
  expect(await send(page, 'GET', cartPath)).toMatchObject({ status: 0 })
  expect(await lines(page)).toHaveLength(2)
  await app.world('full-cart')
  expect(await lines(page)).toHaveLength(6)
})

test('tabs share no world', async ({ app, page, context }) => {
  await page.goto('/login')
  await app.world('empty-cart')
  const other = await context.newPage()
  await other.goto('/login')
  await other.waitForFunction(() => window.__provider !== undefined)
  expect(await lines(other)).toHaveLength(2)
  expect(await lines(page)).toHaveLength(0)
})

liveTest('the live build calls the provider of this worker', async ({ live, page }) => {
  await live.signedInAs('9876543210')
  await page.goto('/home')
  await expect.poll(() => live.provider.requests().length).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.__provider)).toBeUndefined()
})

liveTest('a path that is no file opens the app', async ({ live, page }) => {
  expect(live.provider.requests()).toEqual([])
  const answer = await page.goto('/order/history')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('#root')).not.toBeEmpty()
})

liveTest('the forgery pair and the faults are those of a real network', async ({ live, page }) => {
  await page.goto('/login')
  const add = `${live.providerOrigin}/api/cart/add`
  expect(await send(page, 'GET', live.providerOrigin + cartPath)).toMatchObject({ status: 200 })
  expect(await page.evaluate(() => document.cookie)).toContain('XSRF-TOKEN=')
  expect(await send(page, 'POST', add, wheat(3))).toMatchObject({ status: 200 })
  const withoutHeader = await page.evaluate(
    (url) => fetch(url, { method: 'POST', credentials: 'include' }).then(({ status }) => status),
    add,
  )
  expect(withoutHeader).toBe(403)
  live.provider.fault({ call: 'addToCart', kind: 'drop-after', times: 1 })
  expect(await send(page, 'POST', add, wheat(4))).toMatchObject({ status: 0 })
  expect(live.provider.world.people[SAVITA]?.cart[0]?.productQuantity).toBe(4)
  expect(live.provider.requests('addToCart')).toHaveLength(2)
})

test('a page that was about to be left, and stays, goes on being answered', async ({
  app,
  page,
}) => {
  await app.signedInAs('9876543210')
  await page.goto('/home')
  await app.state()
  // What the browser says when Back leads to another page. A link that is pressed before that is there calls it off.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
})

test(
  'a page that the worker does not serve yet is taken over by it, and not loaded anew under what is being typed',
  { tag: '@chromium' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/login')
    await other.waitForFunction(() => window.__provider !== undefined)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.setBypassServiceWorker', { bypass: true })
    await page.goto('/forgot/password', { waitUntil: 'commit' })
    await protocol.send('Network.setBypassServiceWorker', { bypass: false })

    await page.getByLabel('Mobile Number').fill('9876543210')
    await page.waitForFunction(() => window.__provider !== undefined)
    await expect(page.getByLabel('Mobile Number')).toHaveValue('9876543210')
    await page.getByRole('button', { name: 'Send Otp' }).click()
    await expect(page).toHaveURL('/forgot/password/otp/9876543210')
  },
)
