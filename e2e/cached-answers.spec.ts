/** A gateway lets browsers cache answers: no read comes from a cache, and none is left in it. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { SAVITA, signIn } from './support/steps'

const ORDER = '66d000000000000000000104'
const TURMERIC = '66e000000000000000010401'

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

liveTest.describe('reads with max-age', () => {
  liveTest.beforeEach(async ({ live }) => {
    live.setReadHeaders({ 'Cache-Control': 'max-age=600' })
    await live.signedInAs(SAVITA.mobileNo)
  })

  liveTest('a delivery request leaves a sale of meanwhile as it is', async ({ live, page }) => {
    await page.goto(`/request/delivery/${TURMERIC}/${ORDER}`)
    await expect(page.getByRole('button', { name: 'Request Delivery' })).toBeVisible()
    const itemsOf = () =>
      live.provider.world.people[SAVITA.id]?.orders.find(({ _id }) => _id === ORDER)?.orderItems ??
      []
    const other = itemsOf().find(({ _id }) => _id !== TURMERIC)
    live.provider.update(() => Object.assign(other ?? {}, { isSold: true, soldStatus: 'sold' }))
    await press(page, 'Request Delivery')
    await expect(page.getByRole('heading', { name: 'Waiting for acceptance' })).toBeVisible()
    const [request] = live.provider.requests('requestDelivery')
    expect(request?.body).toMatchObject({
      orderItems: itemsOf().map(({ _id, isSold }) => ({ _id, isSold })),
    })
  })
})

liveTest('after Log Out the browser has cached no answer', async ({ live, page }) => {
  live.setReadHeaders({ 'Cache-Control': 'max-age=600' })
  const reads = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) reads.add(request.url())
  })
  await page.goto('/login')
  await signIn(page, SAVITA)
  for (const path of ['/cart', '/order/history', '/quotes', '/profile']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await press(page, 'Log Out')
  await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()
  expect(reads.size).toBeGreaterThan(4)

  // Takes an answer of any age from the cache; what is not there is asked for.
  live.provider.clearRequests()
  await page.evaluate(
    (urls) =>
      Promise.all(urls.map((url) => fetch(url, { cache: 'force-cache', credentials: 'include' }))),
    [...reads],
  )
  expect(live.provider.requests()).toHaveLength(reads.size)
})
