/** The page of a tab asks for its data before the app's code is there. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { hold, SCRIPTS } from './support/hold'
import { SAVITA } from './support/steps'

const READS = ['cart', 'ordersOfUser', 'userDetails']

liveTest.beforeEach(({ live }) => live.signedInAs(SAVITA.mobileNo))

liveTest('each read is sent once, before any script', async ({ live, page }) => {
  const sent = () =>
    live.provider
      .requests()
      .map(({ call }) => String(call))
      .toSorted()
  const release = await hold(page, SCRIPTS)
  await page.goto('/history', { waitUntil: 'commit' })
  await expect.poll(sent).toEqual(READS)
  release()
  await expect(page.getByRole('link', { name: /Turmeric Sangli/ }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent()).toEqual(READS)
})

for (const kind of ['status', 'broken-json', 'html', 'drop'] as const)
  liveTest(`what fails once (${kind}) is read again, and shows`, async ({ live, page }) => {
    live.provider.fault({ call: 'ordersOfUser', kind, times: 1 })
    const release = await hold(page, SCRIPTS)
    await page.goto('/history', { waitUntil: 'commit' })
    await page.waitForFunction(() => window.firstReads)
    const failed = await page.evaluate(() => Promise.all(Object.values(window.firstReads ?? {})))
    expect(failed).toContain(undefined)
    release()
    await expect(page.getByRole('link', { name: /Turmeric Sangli/ }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

liveTest('a screen that orders, and a host with another provider, wait', async ({ live, page }) => {
  await hold(page, SCRIPTS)
  const asked = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.firstReads)
    return page.evaluate(() => Promise.all(Object.values(window.firstReads ?? {})))
  }
  expect(await asked('/checkout')).toEqual([])
  live.configure(JSON.stringify({ VITE_API_HOST: live.providerOrigin }), live.providerOrigin)
  expect(await asked('/history')).toEqual([undefined, undefined, undefined])
  expect(live.provider.requests()).toEqual([])
})
