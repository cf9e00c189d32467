import { QueryClient } from '@tanstack/react-query'
import type { CartLine } from '@/api/contract/cart'
import { ApiError } from '@/api/errors'
import { quantityToNumber } from '@/domain/quantity'
import { lineOf } from '@tests/api/cart/line'
import type { AppOptions } from '@tests/support/app'
import type { Tab } from '@tests/support/device'

const gone = new ApiError({
  kind: 'not-found',
  call: 'removeCartLine',
  message: '',
  outcomeUnknown: false,
})
/** The products of the cart, and what the person types of each. */
export const PRODUCTS: Record<string, number[]> = { a: [5, 6], b: [7] }
export const ELSEWHERE = 9
/** After this a request starts (ms). */
export const TYPING_PAUSE = 800

export interface CartCall {
  name: string
  path?: { userId?: string; cartItemId?: string }
  body?: { userId: string; productId: string; productQuantity: number }
  keepalive?: boolean
  signal?: AbortSignal
}

/** The provider of the world that runs. */
export interface Provider {
  answer?: (call: CartCall) => Promise<unknown>
}

/** The provider's cart; a line's id changes when it is added again. */
export type Held = Record<string, { id: number; quantity: number } | undefined>

export const linesOf = (held: Held = {}): CartLine[] =>
  Object.entries(held).flatMap(([product, line]) =>
    line ? [{ ...lineOf(product, line.quantity), id: `line-${line.id}` }] : [],
  )

/** How the screen is not the provider's cart. */
export function differenceOf(screen: readonly CartLine[], provider: readonly CartLine[]) {
  const [seen, there] = [screen, provider].map(
    (lines) =>
      lines
        .map(({ product, quantity }) => `${product.id} ${quantityToNumber(quantity)}`)
        .toSorted()
        .join() || 'nothing',
  )
  return seen === there ? undefined : `the screen shows ${seen}, and the provider has ${there}`
}

export interface CartWorldOptions extends AppOptions {
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

/** What the person wants of a line, in one tab. */
export interface Want {
  quantity: number
  tab: Tab
  /** A log-out forgets what was not sent. */
  visit: number
  /** Within the typing pause: forgotten where its tab is killed. */
  isTyped: boolean
  /** Whether the page that sent it first had seen what another device has changed. */
  sent?: { hasSeenChange: boolean }
}

/** No line. */
export const GONE = {}

/** Whether this request of the tab changes the line of this person. */
export function concerns(request: unknown, product: string, owner: string, { name }: Tab): boolean {
  return new RegExp(`^(${product} \\S+|the emptying)${of(owner)} of tab ${name}$`).test(
    String(request),
  )
}

/** In the names of requests. */
export const of = (owner: string) => (owner === 'savita' ? '' : ` of ${owner}`)

/** A call that changes lines of these products. */
export interface CartWrite {
  what: string
  products: readonly string[]
  change: () => unknown
}

export function writeOf(
  { body, name, path }: CartCall,
  lines: Held,
  known: readonly CartLine[],
  nextId: () => number,
): CartWrite {
  if (body) {
    const { productId: product, productQuantity: quantity } = body
    const change = () => (lines[product] = { id: lines[product]?.id ?? nextId(), quantity })
    return { what: `${product} ${quantity}`, products: [product], change }
  }
  if (name === 'emptyCart') {
    const products = Object.keys(PRODUCTS)
    const change = () => products.forEach((product) => (lines[product] = undefined))
    return { what: 'the emptying', products, change }
  }
  const product = known.find(({ id }) => id === path?.cartItemId)?.product.id ?? 'a'
  const change = () => {
    if (`line-${lines[product]?.id}` !== path?.cartItemId) throw gone
    lines[product] = undefined
  }
  return { what: `${product} removed`, products: [product], change }
}

/** Another tab of the device has changed the line as well. */
export const isTwoTabs = (list: readonly Want[]) =>
  new Set(list.map(({ tab }) => tab.name)).size > 1

/** Throws when a line is not as wanted. `isFree`: nothing is promised of it. */
export function checkWants(
  wants: Readonly<Record<string, Want[]>>,
  held: Readonly<Record<string, Held>>,
  isFree: (key: string, want: Want) => boolean,
): void {
  for (const [key, list] of Object.entries(wants)) {
    // docs/reliability.md: a tab that is killed while somebody types.
    if (list.some((want) => want.isTyped || isFree(key, want))) continue
    const [person = '', product = ''] = key.split(' ')
    const quantity = held[person]?.[product]?.quantity ?? 0
    // Of two tabs that change a line, the last write wins.
    if (!list.some((want) => want.quantity === quantity))
      throw new Error(`wanted ${list.at(-1)?.quantity}, and the provider has ${quantity}`)
  }
}
