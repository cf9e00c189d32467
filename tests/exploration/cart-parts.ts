import { QueryClient } from '@tanstack/react-query'
import type { CartLine } from '@/api/contract/cart'
import { ApiError } from '@/api/errors'
import { quantityToNumber } from '@/domain/quantity'
import { lineOf } from '@tests/api/cart/fake-cart'
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
  lines?: (userId: string, signal: AbortSignal | undefined) => Promise<CartLine[]>
}

export interface WriteOptions {
  keepalive?: boolean
  signal: AbortSignal
}

export interface HeldLine {
  id: number
  quantity: number
}

export const linesOf = (line: HeldLine | undefined): CartLine[] =>
  line ? [{ ...lineOf(PRODUCT, line.quantity), id: `line-${line.id}` }] : []

/** How the screen is not the provider's cart. */
export function differenceOf(screen: readonly CartLine[], provider: readonly CartLine[]) {
  const [seen, there] = [screen, provider].map(
    (lines) => lines.map(({ quantity }) => quantityToNumber(quantity)).join() || '0',
  )
  return seen === there ? undefined : `the screen shows ${seen}, and the provider has ${there}`
}

export interface CartWorldOptions {
  reads: Reads
  install: (device: Device) => void
  rare?: readonly string[]
  people?: readonly string[]
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

export const pick = (events: Record<string, () => void>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(events).filter(([name]) => isWanted(name)))
