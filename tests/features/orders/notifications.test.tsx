import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireOrder } from '@/api/contract/order'
import { answered } from '@tests/answered'
import { button, onComputer } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { orderNumber } from './scenario'

interface Shown {
  title: string
  body: string | undefined
}

const shown: Shown[] = []
const badges: number[] = []
let answer: NotificationPermission = 'granted'

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default'
  static requestPermission = vi.fn(() => {
    FakeNotification.permission = answer
    return Promise.resolve(answer)
  })
  static last: FakeNotification | undefined
  static isRefused = false

  close = vi.fn()

  constructor(title: string, { body }: NotificationOptions = {}) {
    super()
    if (FakeNotification.isRefused) throw new TypeError('Illegal constructor')
    FakeNotification.last = this
    shown.push({ title, body })
  }
}

beforeEach(() => {
  shown.length = badges.length = 0
  answer = 'granted'
  FakeNotification.permission = 'default'
  FakeNotification.isRefused = false
  onComputer()
  vi.stubGlobal('Notification', FakeNotification)
  Object.defineProperty(navigator, 'setAppBadge', {
    value: (count: number) => Promise.resolve(void badges.push(count)),
    configurable: true,
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'setAppBadge')
})

const asked = () => provider.requests('ordersOfUser').length

/** Turns them on as Savita, and waits until the orders have been read. */
async function turnedOn() {
  const { user } = await visit('/profile', { as: 'savita' })
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }))
  await waitFor(() => expect(badges).toEqual([2]))
  return user
}

/** Changes an order at the provider, and waits until the app has read it again. */
async function happens(work: (order: WireOrder) => void): Promise<void> {
  const before = asked()
  provider.update(() => work(orderNumber('104')))
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  await act(async () => expect(await answered('ordersOfUser')).toBe(before + 1))
}

const isQuoted = () =>
  happens(({ orderItems: [item] }) => void Object.assign(item ?? {}, { quotesCount: 9 }))

test('asks no permission and rereads no orders before they are turned on; says where to allow them', async () => {
  const { user } = await visit('/profile', { as: 'savita' })
  const turnOn = await screen.findByRole('button', { name: 'Notify me on this device' })
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  expect(asked()).toBe(0)
  answer = 'denied'
  await user.click(turnOn)
  expect(
    await screen.findByText("Notifications are blocked in this browser's settings."),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /notif/i })).toBeNull()
})

// Which changes are news: tests/domain/order-news.test.ts.
test('names only the goods of a new quote, and opens it on a tap', async () => {
  await turnedOn()
  await isQuoted()
  expect(shown).toEqual([{ title: 'Sauda', body: 'A new quote for Turmeric Sangli' }])
  act(() => void FakeNotification.last?.dispatchEvent(new Event('click')))
  expect(await screen.findByRole('heading', { name: 'Turmeric Sangli' })).toBeVisible()

  await happens((order) => {
    order.purchasePaymentStatus = 'rejected'
  })
  expect(shown.map(({ body }) => body).slice(1)).toEqual(['Your payment was rejected'])
})

test('goes on where a page may show none, and reads nothing once they are turned off', async () => {
  const user = await turnedOn()
  FakeNotification.isRefused = true
  await isQuoted()
  expect(shown).toEqual([])
  await user.click(button('Turn off notifications'))
  const before = asked()
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000))
  expect(asked()).toBe(before)
  expect(localStorage.getItem('sauda.notify')).toBeNull()
})

// NTF-2.
test('a phone is offered none, and counts on the icon what needs the person', async () => {
  vi.mocked(window.matchMedia).mockRestore()
  const { user } = await visit('/history', { as: 'savita' })
  await waitFor(() => expect(badges).toEqual([2]))
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect(await screen.findByRole('button', { name: 'Log Out' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Notify/ })).toBeNull()
  await user.click(button('Log Out'))
  await waitFor(() => expect(badges.at(-1)).toBe(0))
})
