/** Pictures, videos and PDFs on hosts that `config.json` names: what each host gets to see. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { reloadUnderWorker } from './support/device'
import { type OtherHost, startOtherHost } from './support/other-host'
import { expectPlaying, logIn, savedFile, SAVITA } from './support/steps'

interface Hosts {
  pictures: OtherHost
  files: OtherHost
  /** Not in the configuration. */
  stranger: OtherHost
}

const test = liveTest.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({ browserName: _ }, provide) => {
      const start = () => startOtherHost()
      const [pictures, files, stranger] = await Promise.all([start(), start(), start()])
      await provide({ pictures, files, stranger })
      await Promise.all([pictures, files, stranger].map((host) => host.close()))
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ live, hosts: { pictures, files } }) => {
  pictures.behaviour = 'well'
  pictures.requests.length = 0
  const config = {
    VITE_PRODUCT_IMAGE_BASE: `${pictures.origin}/mock-pictures`,
    VITE_GUIDE_VIDEOS: `Selling|${files.origin}/guides/sell.en.webm`,
    VITE_GUIDE_PDF_EN: `${files.origin}/guides/en.pdf`,
  }
  live.configure(JSON.stringify(config), `${pictures.origin} ${files.origin}`)
})

/** How many pictures have loaded. */
const shown = (page: Page) =>
  page.evaluate(() => [...document.images].filter((i) => i.naturalWidth > 0).length)

test('only the provider gets the forgery header; others get no referrer, and for a PDF no cookie', async ({
  page,
  live: { provider },
  hosts: { pictures, files, stranger },
  violations,
}) => {
  // Cookies ignore ports: pictures and videos of these hosts bring the page's along.
  await logIn(page)
  await expect.poll(() => shown(page)).toBeGreaterThan(2)
  await page.goto('/setQuantity/WHT-LOK1-D')
  await page.getByLabel('Quantity').fill('321')
  await page.getByRole('button', { name: /Cart/ }).last().click()
  await expect.poll(() => provider.requests('addToCart').length).toBe(1)

  await page.goto('/user/guide')
  await expectPlaying(page, 'Selling')
  await savedFile(page, 'Download the guide in English')

  const [write] = provider.requests('addToCart')
  expect(write).toMatchObject({ status: 200 })
  expect(write?.headers['x-xsrf-token']).toMatch(/^[\w-]{36}$/)
  expect(pictures.requests.length).toBeGreaterThan(2)
  expect(files.requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/guides/sell.en.webm', '/guides/en.pdf']),
  )
  for (const { path, headers } of [...pictures.requests, ...files.requests]) {
    expect(headers['x-xsrf-token'], path).toBeUndefined()
    expect(headers.referer, path).toBeUndefined()
  }
  const pdf = files.requests.find(({ path }) => path.endsWith('.pdf'))
  expect(pdf?.headers.cookie).toBeUndefined()
  expect(violations).toEqual([])

  // A host that is not in the configuration gets no request.
  const answer = await page.evaluate(
    (url) => fetch(url).then(String, () => 'refused'),
    `${stranger.origin}/?secret`,
  )
  expect(answer).toBe('refused')
  await page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const picture = new Image()
        picture.onload = picture.onerror = resolve
        picture.src = url
      }),
    `${stranger.origin}/mock-pictures/WHT-LOK1-D.png`,
  )
  expect(stranger.requests).toEqual([])
  expect(violations.splice(0).join()).toMatch(/connect-src[^]*img-src/)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Opens /home, signed in and served by the worker. */
  async function openHome(page: Page): Promise<void> {
    await page.goto('/login')
    await reloadUnderWorker(page)
    // On the next page: on this one the app could notice it and go home by itself.
    await page.addInitScript((id) => localStorage.setItem('authResponse', id), SAVITA.id)
    await page.goto('/home')
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  }

  const cached = (page: Page) =>
    page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)

  test('the worker caches pictures of another host, and requests failed ones again', async ({
    page,
    hosts: { pictures },
  }) => {
    pictures.behaviour = 'error-page'
    await openHome(page)
    await expect.poll(() => pictures.requests.length).toBeGreaterThan(2)
    await expect(page.locator('main svg.size-full').first()).toBeVisible()
    expect(await shown(page)).toBe(0)
    expect(await cached(page)).toBe(0)

    pictures.behaviour = 'well'
    await page.reload()
    await expect.poll(() => shown(page)).toBeGreaterThan(2)
    await expect.poll(() => cached(page)).toBeGreaterThan(2)

    // Those of a host without CORS are shown, and not cached.
    pictures.behaviour = 'no-cors'
    await page.evaluate(() => caches.delete('pictures'))
    await page.reload()
    await expect.poll(() => shown(page)).toBeGreaterThan(2)
    expect(await cached(page)).toBe(0)
  })
})
