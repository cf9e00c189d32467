import { format } from 'node:util'
import { vi } from 'vitest'
import type { Device } from './device'

/** The globals of the app lead to the device that is used last. Returns how to use one. */
export function stubGlobals(): (device: Device) => void {
  let device: Device | undefined
  const used = () => {
    if (!device) throw new Error('No device is used')
    return device
  }
  class DeviceDate extends Date {
    constructor(value?: number | string | Date) {
      super(value ?? used().now())
    }
    static override now = () => used().now()
  }
  vi.stubGlobal('Date', DeviceDate)
  vi.stubGlobal('setTimeout', (work: () => void, delay?: number) => used().setTimer(work, delay))
  vi.stubGlobal('clearTimeout', (id?: number) => used().clearTimer(id))
  vi.spyOn(Math, 'random').mockImplementation(() => used().random())
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
  vi.stubGlobal('window', {
    get localStorage() {
      return used().local
    },
    get sessionStorage() {
      return used().here().session
    },
    addEventListener: (type: string, listener: () => void) => used().listen(type, listener),
    removeEventListener: () => undefined,
  })
  const { log } = console
  vi.stubGlobal('console', {
    log,
    // Calls that fail are logged, in thousands.
    warn: () => undefined,
    error: (...words: unknown[]) => void used().errors.push(format(...words)),
  })
  return (next) => {
    if (next === device) return
    device = next
    vi.stubGlobal('navigator', next.navigator)
  }
}
