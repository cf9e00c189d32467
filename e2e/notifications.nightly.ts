/**
 * NTF-1: turned on in the profile, a new quote is announced without any amount. Not in `npm test`:
 * its browser has no notifications.
 */
import { expect, type Page } from '@playwright/test'
import { liveTest, test } from './support/app'
import { pathOf } from './support/chunks'
import { reloadUnderWorker, markDocument } from './support/device'
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

test('turned on in the profile, they name the goods of a new quote; turned off, they stop', async ({
  app,
  page,
}) => {
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
})

/** Names of a worker's global scope. */
declare const registration: ServiceWorkerRegistration
declare const clients: { openWindow: (path: string) => Promise<unknown> }
declare const WindowClient: { prototype: { focus: () => Promise<void> } }
declare class NotificationEvent extends Event {
  constructor(type: string, init: { notification: Notification | undefined })
}

/** Runs in the worker: shows a notification and taps it. Returns the paths of windows it opens. */
async function tapNotification(path: string): Promise<string[]> {
  await registration.showNotification('Sauda', { data: { path } })
  const [notification] = await registration.getNotifications()
  const opened: string[] = []
  // Browsers allow these three after a real tap only.
  WindowClient.prototype.focus = () => Promise.resolve()
  clients.openWindow = (window) => Promise.resolve(opened.push(window))
  const work: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => work.push(promise)
  const tap = new NotificationEvent('notificationclick', { notification })
  dispatchEvent(Object.assign(tap, { waitUntil }))
  await Promise.all(work)
  return opened
}

liveTest.use({ serviceWorkers: 'allow' })

liveTest(
  'opens the screen of a tapped notification in the open window, or in a new one',
  async ({ live, page, context }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/profile')
    await reloadUnderWorker(page)
    await page.getByRole('button', { name: 'Notify me on this device' }).click()
    await expect(page.getByRole('button', { name: 'Turn off notifications' })).toBeVisible()
    const [worker] = context.serviceWorkers()
    // What answers the worker loads a second after the first screen.
    await page.reload()
    await worker?.evaluate(tapNotification, '/quotes')
    await expect(page).toHaveURL('/quotes')
    await page.waitForRequest(`**${pathOf('src/features/orders/Notifications.tsx', 'live')}`)
    await page.waitForLoadState('networkidle')
    await markDocument(page)
    await worker?.evaluate(tapNotification, '/order/history')
    await expect(page).toHaveURL('/order/history')
    await expect(page.locator('body')).toHaveAttribute('data-version', 'old')
    await page.close()
    expect(await worker?.evaluate(tapNotification, '/order/history')).toEqual(['/order/history'])
  },
)
