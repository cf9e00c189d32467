/** The same build behind five hosts: every kind of route opens, reloads and comes back, and somebody buys. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { neutralEnv, root } from '@scripts/build-folders.mjs'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { soundTest } from './support/app'
import { keep } from './support/device'
import { visitAsPerson, visitAsVisitor } from './support/every-kind-of-route'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA, signIn } from './support/steps'
import {
  startCaddy,
  startNginx,
  startPlain,
  startPreview,
  startServe,
  type WebServer,
} from './support/web-servers'

/** Of which environment this is: the build knows none of it. */
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
  preview: startPreview,
  serve: startServe,
  plain: startPlain,
}

type Host = keyof typeof hosts

interface Setup {
  provider: ProviderServer
  servers: Record<Host, WebServer>
}

const test = soundTest.extend<{ host: Host }, { setup: Setup }>({
  host: ['plain', { option: true }],
  setup: [
    async ({ browserName: _ }, provide) => {
      const provider = await startProviderServer({ forgeryPair: 'enforced' })
      // Where any user may read, whatever the project's folder is.
      const home = `/tmp/sauda-hosts-${String(process.pid)}`
      const folder = `${home}/proxied`
      execFileSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
        { cwd: root, stdio: 'ignore', env: neutralEnv() },
      )
      const configured = `${home}/configured`
      cpSync(folder, configured, { recursive: true })
      const config = { ...variables, VITE_API_HOST: provider.origin }
      writeFileSync(`${configured}/config.json`, JSON.stringify(config))
      const headers = readFileSync(`${configured}/_headers`, 'utf8')
      // The policy is the host's to set (README, Deploying).
      const allowed = headers.replace("connect-src 'self'", `connect-src 'self' ${provider.origin}`)
      writeFileSync(`${configured}/_headers`, allowed)

      const upstream = provider.origin
      const servers = {} as Record<Host, WebServer>
      for (const name of Object.keys(hosts) as Host[]) {
        const proxied = name === 'nginx' || name === 'caddy'
        servers[name] = await hosts[name]({
          folder: proxied ? folder : configured,
          run: `${home}/${name}`,
          upstream,
          variables,
        })
      }
      await provide({ provider, servers })
      for (const server of Object.values(servers)) await server.stop()
      await provider.close()
      rmSync(home, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ setup, host }, provide) => provide(setup.servers[host].origin),
})

test.describe.configure({ mode: 'serial' })

for (const host of Object.keys(hosts) as Host[])
  test.describe(host, () => {
    test.use({ host })
    test.slow()

    test('every kind of route opens for a visitor, also with the app on the device', async ({
      page,
    }) => {
      await visitAsVisitor(page)
      await keep(page)
      await visitAsVisitor(page, true)
    })

    test('somebody signs in, opens every kind of route, and buys', async ({
      page,
      setup: { provider },
    }) => {
      provider.provider.reset('full-cart')
      await page.goto('/login')
      await signIn(page, SAVITA)
      await visitAsPerson(page)
      await page.goto('/checkout')
      const transaction = `UTR-${host.toUpperCase()}`
      await fillTransaction(page, await goToTransaction(page), transaction)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expectPlaced(page, transaction)
      expect(provider.provider.requests('placeOrder')).toHaveLength(1)
    })
  })
