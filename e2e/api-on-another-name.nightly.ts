/** Page and API on two subdomains: with the cookie that the provider must set, and without. */
import { expect } from '@playwright/test'
import { folders, root } from '@scripts/build-folders.mjs'
import { startProviderServer } from '@/mocks/http-server'
import type { Provider } from '@/mocks/provider'
import { soundTest } from './support/app'
import { serveLiveBuild } from './support/static-site'
import { SAVITA } from './support/steps'

interface Names {
  cookieDomain: string | undefined
  provider: Provider
}

const test = soundTest.extend<Names, object>({
  cookieDomain: [undefined, { option: true }],
  serviceWorkers: 'block',
  // Names that no name server knows.
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, provide) => {
      const rule = '--host-resolver-rules=MAP *.sauda.test 127.0.0.1'
      await provide({ ...options, args: [...args, rule] })
    },
    { scope: 'worker' },
  ],
  provider: async ({ cookieDomain, page }, provide) => {
    const origins: string[] = []
    const cookieScope = `Path=/${cookieDomain ? `; Domain=${cookieDomain}` : ''}`
    const server = await startProviderServer({ origins, cookieScope })
    const named = (origin: string, name: string) =>
      origin.replace('127.0.0.1', `${name}.sauda.test`)
    const site = await serveLiveBuild(`${root}/${folders.live}`, named(server.origin, 'api'))
    const app = named(site.origin, 'app')
    origins.push(app)
    await page.addInitScript((id) => localStorage.setItem('authResponse', id), SAVITA.id)
    await page.goto(`${app}/setQuantity/WHT-LOK1-D`)
    await provide(server.provider)
    await site.close()
    await server.close()
  },
})

const REFUSED = 'Changes made on this page cannot be saved. Please contact support.'

test('says that the CSRF token is missing when the cookie is for the API’s host only', async ({
  page,
  provider,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.getByLabel('Quantity').fill('321')
  await page.getByRole('button', { name: 'Update Cart' }).click()
  await expect(page.getByRole('status').filter({ hasText: REFUSED })).toBeVisible()
  expect(lines.join('\n')).toContain('the API host must set its Domain')
  expect(provider.requests('addToCart')).toEqual([])
})

test.describe('with a cookie for both names', () => {
  test.use({ cookieDomain: 'sauda.test' })

  test('sends the CSRF token to the other subdomain', async ({ page, provider }) => {
    await page.getByLabel('Quantity').fill('321')
    await page.getByRole('button', { name: 'Update Cart' }).click()
    await expect
      .poll(() => provider.requests('addToCart'))
      .toMatchObject([{ method: 'POST', status: 200 }])
    await expect(page.getByText(REFUSED)).toHaveCount(0)
  })
})
