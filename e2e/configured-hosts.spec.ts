/** A live build with pictures, videos and PDFs on other hosts: what each host gets to see. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { buildFolder, neutralEnv, root } from '@scripts/build-folders.mjs'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { soundTest } from './support/app'
import { reloadUnderWorker } from './support/device'
import { type OtherHost, startOtherHost } from './support/other-host'
import { serveLiveBuild, type Site } from './support/static-site'
import { SAVITA, signIn } from './support/steps'

interface Hosts {
  site: Site
  server: ProviderServer
  pictures: OtherHost
  files: OtherHost
  /** Not in the configuration. */
  stranger: OtherHost
}

// One worker: it makes a build of its own.
soundTest.describe.configure({ mode: 'default' })

const test = soundTest.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({ browserName: _ }, provide, { workerIndex }) => {
      const server = await startProviderServer({ forgeryPair: 'enforced' })
      const [pictures, files, stranger] = await Promise.all([
        startOtherHost(),
        startOtherHost(),
        startOtherHost(),
      ])
      const folder = `${root}/${buildFolder}/hosts-${String(workerIndex)}`
      const { status } = spawnSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
        {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
          env: {
            ...neutralEnv(),
            VITE_API_HOST: server.origin,
            VITE_PRODUCT_IMAGE_BASE: `${pictures.origin}/mock-pictures`,
            VITE_GUIDE_VIDEOS: `Selling|${files.origin}/guides/sell.en.webm`,
            VITE_GUIDE_PDF_EN: `${files.origin}/guides/en.pdf`,
          },
        },
      )
      if (status !== 0) throw new Error('the build for other hosts failed')
      const site = await serveLiveBuild(folder, server.origin)
      await provide({ site, server, pictures, files, stranger })
      await Promise.all([site, server, pictures, files, stranger].map((host) => host.close()))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ hosts }, provide) => provide(hosts.site.origin),
})

/** How many pictures have loaded. */
const shown = (page: Page) =>
  page.evaluate(() => [...document.images].filter((i) => i.naturalWidth > 0).length)

test('only the provider gets the forgery header; others get no referrer, and for a PDF no cookie', async ({
  page,
  hosts: { server, pictures, files, stranger },
  violations,
}) => {
  // Cookies ignore ports: pictures and videos of these hosts bring the page's along.
  await page.goto('/login')
  await signIn(page, SAVITA)
  await expect.poll(() => shown(page)).toBeGreaterThan(2)
  await page.goto('/setQuantity/WHT-LOK1-D')
  await page.getByLabel('Quantity').fill('321')
  await page.getByRole('button', { name: /Cart/ }).last().click()
  await expect.poll(() => server.provider.requests('addToCart').length).toBe(1)

  await page.goto('/user/guide')
  await page.getByRole('button', { name: 'Play Selling' }).click()
  const time = () =>
    page.getByLabel('Selling').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThan(0.2)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the guide in English' }).click()
  await coming

  const [write] = server.provider.requests('addToCart')
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

  test.afterEach(({ hosts: { pictures } }) => {
    pictures.behaviour = 'well'
  })

  test('the worker caches pictures of another host, and requests failed ones again', async ({
    page,
    hosts: { pictures },
  }) => {
    pictures.behaviour = 'error-page'
    pictures.requests.length = 0
    await openHome(page)
    await expect.poll(() => pictures.requests.length).toBeGreaterThan(2)
    await expect(page.locator('main svg.size-full').first()).toBeVisible()
    expect(await shown(page)).toBe(0)
    expect(await cached(page)).toBe(0)

    pictures.behaviour = 'well'
    await page.reload()
    await expect.poll(() => shown(page)).toBeGreaterThan(2)
    await expect.poll(() => cached(page)).toBeGreaterThan(2)
  })

  test('pictures of a host without CORS are shown, and not cached', async ({
    page,
    hosts: { pictures },
  }) => {
    pictures.behaviour = 'no-cors'
    await openHome(page)
    await expect.poll(() => shown(page)).toBeGreaterThan(2)
    expect(await cached(page)).toBe(0)
  })
})
