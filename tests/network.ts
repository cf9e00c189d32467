import { act } from '@testing-library/react'
import { provider } from './provider'

/** The phone has no network: the browser says so, and no request arrives. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  provider.fault({ call: '*', kind: 'drop' })
  act(() => void window.dispatchEvent(new Event('offline')))
}

/** The network is back. After a test that went offline, too. */
export function goOnline(): void {
  act(comeBack)
}

/** The network is back in the midst of what the app does. */
export function comeBack(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  provider.clearFaults()
  window.dispatchEvent(new Event('online'))
}
