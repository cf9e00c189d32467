import { QueryClient } from '@tanstack/react-query'
import type { CartLine } from '@/api/contract/cart'
import { ApiError } from '@/api/errors'
import type { Device, DeviceOptions } from '@tests/support/device'

export const PRODUCT = 'a'
export const gone = new ApiError({
  kind: 'not-found',
  call: 'removeCartLine',
  message: '',
  outcomeUnknown: false,
})
export const TYPED = [5, 6]
export const ELSEWHERE = 9
/** After these a request starts, or is given up by the queue (ms). */
export const TYPING_PAUSE = 800
export const NO_ANSWER = 15_000

/** What the provider's cart holds, of the world that runs: `call` asks it. */
export interface Reads {
  lines?: (signal: AbortSignal | undefined) => Promise<CartLine[]>
}

export interface CartWorldOptions {
  reads: Reads
  install: (device: Device) => void
  rare?: readonly string[]
  tabs?: 1 | 2
  device?: DeviceOptions
  /** So often the person types at most. */
  typings?: number
  /** Left out, so that the others are explored more deeply. */
  without?: RegExp
}

export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: Infinity, gcTime: Infinity },
    },
  })
