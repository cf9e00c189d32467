import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { provider } from '@tests/provider'
import { placedHeading, submitOrder } from './walk'

const offer = () => screen.queryByRole('button', { name: 'Notify me on this device' })

function allow(permission: NotificationPermission) {
  const requestPermission = vi.fn(() => {
    fake.permission = 'granted'
    return Promise.resolve('granted')
  })
  const fake = Object.assign(class {}, { permission, requestPermission })
  vi.stubGlobal('Notification', fake)
  return requestPermission
}

afterEach(() => vi.unstubAllGlobals())

// NTF-1.
test('notifications are offered once an order is placed, not before', async () => {
  const requestPermission = allow('default')
  const release = provider.hold('placeOrder')
  const user = await submitOrder()
  expect(offer()).toBeNull()
  act(release)
  await placedHeading()
  const button = await screen.findByRole('button', { name: 'Notify me on this device' })
  expect(requestPermission).not.toHaveBeenCalled()
  await user.click(button)
  expect(await screen.findByText(/^On while the app is open/)).toBeVisible()
  expect(requestPermission).toHaveBeenCalledOnce()
})

test('notifications are not offered again after a refusal', async () => {
  allow('denied')
  await submitOrder()
  await placedHeading()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(offer()).toBeNull()
  expect(screen.queryByText(/blocked/)).toBeNull()
})
