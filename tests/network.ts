import { act } from '@testing-library/react'
import { provider } from './provider'

/** The browser says that there is no network. */
export function sayOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  act(() => void window.dispatchEvent(new Event('offline')))
}

/** The phone has no network: the browser says so, and no request arrives. */
export function goOffline(): void {
  provider.fault({ call: '*', kind: 'drop' })
  sayOffline()
}

/** The network is back. Call it after a test that went offline, too. */
export function goOnline(): void {
  act(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    provider.clearFaults()
    window.dispatchEvent(new Event('online'))
  })
}
