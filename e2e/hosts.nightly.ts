/**
 * One build behind three hosts: every kind of route opens, reloads and comes back, and an order can
 * be placed. deploy/ sets up nginx and Caddy.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { neutralEnv, root } from '@scripts/build-folders.mjs'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { soundTest } from './support/app'
import { reloadUnderWorker } from './support/device'
import { visitAsPerson, visitAsVisitor } from './support/every-kind-of-route'
import { hold, SCRIPTS } from './support/hold'
import { expectPlaying, logIn, placeOrder, savedFile } from './support/steps'
import { startCaddy, startNginx, startServe, type WebServer } from './support/web-servers'

/** This environment's variables: the build contains none of them. */
const variables = {
  VITE_PAYMENT_ACCOUNT_NAME: 'Test Trading',
  VITE_PAYMENT_ACCOUNT_NUMBER: '987600001234',
  VITE_PAYMENT_IFSC: 'TEST0000009',
  VITE_PAYMENT_BANK: 'Test Bank',
}

const hosts = {
  /** They proxy `/api`, and take the variables from their environment. */
  nginx: startNginx,
  caddy: startCaddy,
  /** With `config.json` in their folder, which names the provider. */
  serve: startServe,
}

type Host = keyof typeof hosts

interface Setup {
  provider: ProviderServer
  servers: Record<Host, WebServer>
}

const test = soundTest.extend<{ host: Host }, { setup: Setup }>({
  host: ['serve', { option: true }],
  setup: [
    async ({ browserName: _ }, provide) => {
      const provider = await startProviderServer()
      // Its pages would be elsewhere: what it hands out must reach the app's.
      const upstream = await startProviderServer({
        provider: provider.provider,
        cookieScope: 'Domain=provider.example; Path=/api',
      })
      // Where any user may read, whatever the project's folder is.
      const home = `/tmp/sauda-hosts-${String(process.pid)}`
      const folder = `${home}/proxied`
      execFileSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
        { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: neutralEnv() },
      )
      const configured = `${home}/configured`
      cpSync(folder, configured, { recursive: true })
      const config = { ...variables, VITE_API_HOST: provider.origin }
      writeFileSync(`${configured}/config.json`, JSON.stringify(config))

      const servers = {} as Record<Host, WebServer>
      for (const name of Object.keys(hosts) as Host[]) {
        const proxied = name === 'nginx' || name === 'caddy'
        servers[name] = await hosts[name]({
          folder: proxied ? folder : configured,
          run: `${home}/${name}`,
          upstream: upstream.origin,
          variables,
        })
      }
      await provide({ provider, servers })
      for (const server of Object.values(servers)) await server.stop()
      await provider.close()
      await upstream.close()
      rmSync(home, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ setup, host }, provide) => provide(setup.servers[host].origin),
})

// One worker: it makes builds and starts hosts of its own.
test.describe.configure({ mode: 'default' })

async function expectHeaders(request: APIRequestContext): Promise<void> {
  const answerTo = async (path: string) => {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; .*'sha256-/)
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    return { status: answer.status(), headers, text: await answer.text() }
  }
  const landing = await answerTo('/')
  expect(landing.headers['cache-control']).toBe('no-cache')
  const script = await answerTo(/\/assets\/[\w-]+\.js/.exec(landing.text)?.[0] ?? '')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toMatch(/javascript/)
  for (const { headers } of [landing, script]) expect(headers['content-encoding']).toBe('br')
  expect((await answerTo('/login')).text).toContain('data-page="/login"')
  expect((await answerTo('/product/details/A.B')).text).toContain('<template id=')
  expect((await answerTo('/manifest.webmanifest')).headers['content-type']).toMatch(
    /^application\/manifest\+json/,
  )
  expect((await answerTo('/guides/sell.en.vtt')).headers['content-type']).toMatch(/^text\/vtt/)
  const missing = await answerTo('/assets/gone-abc1234.js')
  expect(missing.status).toBe(404)
  expect(missing.headers['cache-control']).toBeUndefined()
  for (const hidden of ['/_headers', '/_nginx-headers.conf', '/vercel.json'])
    expect((await answerTo(hidden)).status, hidden).toBe(404)
  for (const folder of ['/help/', '/user/', '/home/'])
    expect((await answerTo(folder)).text, folder).toContain('<template id=')
  // The provider's answers are its own.
  const answer = await request.get('/api/trading/product')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-security-policy']).toBeUndefined()
}

test('nginx takes its configuration without a warning', ({ setup }) => {
  expect(setup.servers.nginx.said()).not.toMatch(/\[(?:warn|emerg|error)\]/)
})

for (const host of ['nginx', 'caddy'] as const)
  test.describe(`${host}, by deploy/`, () => {
    test.use({ host })

    test('sends the headers, the pages and the types', ({ request }) => expectHeaders(request))

    test('neither takes nor logs a message that was shared past the worker', async ({
      request,
      setup,
    }) => {
      const text = { text: 'CANARY' }
      const options = { form: text, maxRedirects: 0 }
      const answer = await request.post('/payment/shared', options)
      expect(answer.status()).toBe(303)
      expect(answer.headers().location).toBe('/payment/shared')
      const page = await request.get('/payment/shared', { params: text })
      expect(await page.text()).toContain('<template id=')
      await request.get('/login?logged')
      const { said } = setup.servers[host]
      await expect.poll(said).toContain('/login?logged')
      expect(said()).not.toContain('CANARY')
    })
  })

// The answer of `serve`, which is index.html, shows no landing page on another path.
test('a page that is not its own stays hidden until the app is there', async ({ page }) => {
  await logIn(page)
  const release = await hold(page, SCRIPTS)
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByText('New User')).toBeAttached()
  await expect(page.getByText('New User')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart Overview' })).toBeVisible()
})

for (const host of Object.keys(hosts) as Host[])
  test.describe(host, () => {
    test.use({ host })
    test.slow()

    test('every kind of route opens for a visitor, also from the service worker', async ({
      page,
    }) => {
      await visitAsVisitor(page)
      await reloadUnderWorker(page)
      await visitAsVisitor(page, true)
    })

    test('a person signs in, opens every kind of route, buys, and takes the guide', async ({
      page,
      setup: { provider },
    }) => {
      provider.provider.reset('full-cart')
      await logIn(page)
      await visitAsPerson(page)
      await page.goto('/checkout')
      const transaction = `UTR-${host.toUpperCase()}`
      await placeOrder(page, transaction)
      const orders = provider.provider.requests('placeOrder')
      expect(orders).toHaveLength(1)
      // The page could read the provider's cookie.
      expect(orders[0]?.headers['x-xsrf-token']).toMatch(/^[\w-]{36}$/)

      await page.goto('/user/guide')
      await expectPlaying(page, 'Sell to a vendor')
      const { name } = await savedFile(page, 'Download the guide in Marathi')
      expect(name).toBe('Sauda-guide-mr.pdf')
    })
  })
