/** Commands of the documents that nothing else runs: they do what the documents say. */
import { existsSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { buildFolder, root } from '@scripts/build-folders.mjs'
import { type Command, npmRun } from '@tests/command'
import { SAVITA } from './support/steps'

test.setTimeout(600_000)

const servers: Command[] = []
test.afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())))

/** Starts a server; where it answers. */
async function serve(script: string, args: string[] = [], env = {}): Promise<string> {
  const server = npmRun(script, [...args, '--port=0'], { NO_COLOR: '1', ...env })
  servers.push(server)
  const found = await server.says(/Local:\s+(http:\/\/localhost:\d+)/)
  return found[1] ?? ''
}

test('npm start: the app, the provider mocked, demo accounts on the login page', async ({
  page,
}) => {
  await page.goto(`${await serve('start')}/login`)
  await expect(page.getByText('ready to buy')).toBeVisible({ timeout: 120_000 })
})

for (const { script, accounts } of [
  { script: 'build', accounts: 0 },
  { script: 'build:demo', accounts: 1 },
])
  test(`npm run ${script}, then npm run preview`, async ({ page }) => {
    const folder = `${buildFolder}/command-${script.replace(':', '-')}`
    rmSync(`${root}/${folder}`, { recursive: true, force: true })
    const built = npmRun(script, ['--outDir', folder, '--emptyOutDir'])
    expect(await built.ended, built.said()).toBe(0)
    expect(built.said().includes('THIS IS A DEMO')).toBe(accounts > 0)
    // It would name the source files.
    expect(existsSync(`${root}/${folder}/.vite`)).toBe(false)
    await page.goto(`${await serve('preview', ['--outDir', folder])}/login`)
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    // Where they are, they come with the app.
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('ready to buy')).toHaveCount(accounts)
  })

test('npm run dev in front of npm run provider, for other machines too', async ({ page }) => {
  const running = npmRun('provider', ['--port=0', '--host=0.0.0.0'])
  servers.push(running)
  const [, provider = ''] = await running.says(/answers on (http:\/\/localhost:\d+)\/api/)
  const app = await serve('dev', ['--host', '--mode', 'provider'], { VITE_API_HOST: provider })
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

for (const script of ['licences', 'sbom'])
  test(`npm run ${script}`, async () => {
    const command = npmRun(script, [])
    expect(await command.ended, command.said()).toBe(0)
  })
