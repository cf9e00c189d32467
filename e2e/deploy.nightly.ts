/** The live build behind nginx and Caddy, as deploy/ sets them up: they send what they must, and the app works. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { neutralEnv, root } from '@scripts/build-folders.mjs'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { soundTest } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA, signIn } from './support/steps'
import { startCaddy, startNginx, type WebServer } from './support/web-servers'

interface Setup {
  provider: ProviderServer
  nginx: WebServer
  caddy: WebServer
}

const payee = {
  VITE_PAYMENT_ACCOUNT_NAME: 'Test Trading',
  VITE_PAYMENT_ACCOUNT_NUMBER: '987600001234',
  VITE_PAYMENT_IFSC: 'TEST0000009',
  VITE_PAYMENT_BANK: 'Test Bank',
}

const test = soundTest.extend<{ server: 'nginx' | 'caddy' }, { setup: Setup }>({
  server: ['nginx', { option: true }],
  setup: [
    async ({ browserName: _ }, provide) => {
      const provider = await startProviderServer({ forgeryPair: 'enforced' })
      // Where any user may read, whatever the project's folder is.
      const home = `/tmp/sauda-deploy-${String(process.pid)}`
      execFileSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--outDir', `${home}/site`, '--emptyOutDir'],
        { cwd: root, stdio: 'ignore', env: { ...neutralEnv(), ...payee } },
      )
      const how = { folder: `${home}/site`, upstream: provider.origin }
      const nginx = await startNginx({ ...how, run: `${home}/nginx` })
      const caddy = await startCaddy({ ...how, run: `${home}/caddy` })
      await provide({ provider, nginx, caddy })
      await nginx.stop()
      await caddy.stop()
      await provider.close()
      rmSync(home, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ setup, server }, provide) => provide(setup[server].origin),
})

test('nginx takes its configuration without a warning', ({ setup }) => {
  expect(setup.nginx.said()).not.toMatch(/\[(?:warn|emerg|error)\]/)
})

for (const server of ['nginx', 'caddy'] as const)
  test.describe(server, () => {
    test.use({ server })

    test('sends the headers, the pages and the types', async ({ request }) => {
      const answerTo = async (path: string) => {
        const answer = await request.get(path)
        const headers = answer.headers()
        expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; .*'sha256-/)
        expect(headers, path).toMatchObject({
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
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
    })

    test('somebody signs in, buys, watches a film and keeps the guide', async ({
      page,
      setup: { provider },
    }) => {
      test.slow()
      provider.provider.reset('full-cart')
      await page.goto('/login')
      await signIn(page, SAVITA)
      await page.goto('/checkout')
      await fillTransaction(page, await goToTransaction(page), 'UTR-DEPLOYED')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expectPlaced(page, 'UTR-DEPLOYED')
      expect(provider.provider.requests('placeOrder')).toHaveLength(1)

      await page.goto('/user/guide')
      await page.getByRole('button', { name: 'Play Sell to a vendor' }).click()
      const time = () =>
        page.getByLabel('Sell to a vendor').evaluate((video: HTMLVideoElement) => video.currentTime)
      await expect.poll(time).toBeGreaterThan(0.2)
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download the guide in Marathi' }).click()
      expect((await coming).suggestedFilename()).toBe('Sauda-guide-mr.pdf')
      await page.goto('/nowhere')
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    })
  })
