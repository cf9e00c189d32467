import { format } from 'node:util'
import { vi } from 'vitest'
import type { Device } from './device'

let device: Device | undefined

function used(): Device {
  if (!device) throw new Error('No device is installed')
  return device
}

/** After `stubGlobals` the globals of the app lead to the device that was installed last. */
export function installDevice(next: Device): void {
  device = next
  vi.stubGlobal('navigator', next.navigator)
}

export function stubGlobals(): void {
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
}
