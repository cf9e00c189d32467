import { act } from '@testing-library/react'
import { provider } from './provider'

/** The phone has no network: the browser says so, and no request arrives. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  provider.fault({ call: '*', kind: 'drop' })
  act(() => void window.dispatchEvent(new Event('offline')))
}

/** The network is back. Call it after a test that went offline, too. */
export function goOnline(): void {
  act(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    provider.clearFaults()
    window.dispatchEvent(new Event('online'))
  })
}
