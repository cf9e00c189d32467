/** NTF-1: turned on in the profile, a new quote is announced without any amount. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

test.use({ permissions: ['notifications'] })

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body }) => `${title}: ${body}`)
  })

const closeAll = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
  })

/** Vendors quote for the turmeric; the app reads the orders again every five minutes. */
async function quotesArrive(page: Page, count: number): Promise<void> {
  await page.evaluate(
    ([userId, quotes]) =>
      window.__provider?.update((world) => {
        const orders = world.people[userId]?.orders ?? []
        const item = orders.find(({ _id }) => String(_id).endsWith('104'))?.orderItems[0]
        if (item) item.quotesCount = quotes
      }),
    [SAVITA.id, count] as const,
  )
  await page.clock.fastForward('05:01')
}

test(
  'turned on in the profile, they name the goods of a new quote; turned off, they stop',
  { tag: '@chromium' },
  async ({ app, page }) => {
    await page.clock.install()
    await app.openAsSavita('/profile')
    await page.getByRole('button', { name: 'Notify me on this device' }).click()
    const turnOff = page.getByRole('button', { name: 'Turn off notifications' })
    await expect(turnOff).toBeVisible()
    // Quotes from before the first read of the orders are no news: repeat until one is announced.
    let quotes = 9
    await expect(async () => {
      await quotesArrive(page, (quotes += 1))
      await expect
        .poll(() => shown(page), { timeout: 2000 })
        .toEqual(['Sauda: A new quote for Turmeric Sangli'])
    }).toPass()

    await turnOff.click()
    await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible()
    await closeAll(page)
    await quotesArrive(page, quotes + 1)
    // Now the app has read them, with the two quotes for the chilli of the same order.
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByText(`Choose from ${quotes + 3} quotes`).first()).toBeVisible()
    expect(await shown(page)).toEqual([])
  },
)
