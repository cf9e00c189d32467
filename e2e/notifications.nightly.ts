/** NTF-1: a tap on a notification. Not in `npm test`: its browser has no notifications. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { reloadUnderWorker, markDocument } from './support/device'

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

liveTest.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

liveTest(
  'opens the screen of a tapped notification in the open window, or in a new one',
  async ({ live, page, context }) => {
    await live.openAsSavita('/profile')
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
