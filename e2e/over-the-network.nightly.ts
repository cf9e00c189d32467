/** The app in front of the mocked provider over HTTP, both started as docs/qa.md says. */
import { expect, test as base } from '@playwright/test'
import { type Command, npmRun } from '@tests/command'
import { SAVITA } from './support/steps'

interface Network {
  provider: string
  app: string
}

const test = base.extend<{ network: Network }>({
  network: async ({ browserName: _ }, provide) => {
    const started: Command[] = []
    const start = async (script: string, args: string[], pattern: RegExp, env = {}) => {
      const command = npmRun(script, args, { NO_COLOR: '1', ...env })
      started.push(command)
      return (await command.says(pattern))[1] ?? ''
    }
    const provider = await start('provider', ['--port=0'], /answers on (\S+)\/api/)
    const app = await start(
      'dev',
      ['--mode', 'provider', '--port=0'],
      /Local:\s+(http:\/\/localhost:\d+)/,
      { VITE_API_HOST: provider },
    )
    await provide({ provider, app })
    await Promise.all(started.map((command) => command.stop()))
  },
})

test('an offer is put into the cart of a provider on another port', async ({ page, network }) => {
  // The development server prepares its packages when the first page asks for them.
  test.slow()
  const { provider, app } = network
  await page.goto(`${app}/login`)
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  await expect(page.getByText('ready to buy')).toBeHidden()
  await page.getByLabel('Password', { exact: true }).fill(SAVITA.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(`${app}/home`, { timeout: 60_000 })

  await page.goto(`${app}/setQuantity/WHT-LOK1-D`)
  await page.getByLabel('Quantity').fill('654')
  await page.getByRole('button', { name: 'Update Cart' }).click()
  await expect
    .poll(async () => {
      const log = await fetch(`${provider}/__provider/requests?call=addToCart`)
      return log.json() as Promise<object[]>
    })
    .toMatchObject([{ status: 200, body: { productQuantity: 654 } }])
  const [write] = (await (
    await fetch(`${provider}/__provider/requests?call=addToCart`)
  ).json()) as {
    headers: Record<string, string>
  }[]
  expect(write?.headers['x-xsrf-token']).toMatch(/^[\w-]{36}$/)
  expect(await page.evaluate(() => window.__provider)).toBeUndefined()

  // A tester disturbs it from outside while the app is open.
  await fetch(`${provider}/__provider/faults`, {
    method: 'POST',
    body: JSON.stringify({ call: 'ordersOfUser', kind: 'status', status: 503 }),
  })
  await page.goto(`${app}/history`)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 })
  await fetch(`${provider}/__provider/faults`, { method: 'DELETE' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
})
