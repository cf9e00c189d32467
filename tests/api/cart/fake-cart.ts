import { applyEdits } from '@/api/cart/edits'
import type { CartGateway } from '@/api/cart/gateway'
import { createCartQueue } from '@/api/cart/queue'
import type { CartLine } from '@/api/contract/cart'
import { ApiError, type ApiErrorKind } from '@/api/errors'
import { unitPriceFromRupees } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'
import { pass } from './time'

export function lineOf(productId: string, quantity: number): CartLine {
  return {
    id: `line-${productId}`,
    quantity: quantityFromNumber(quantity),
    product: {
      id: productId,
      sku: productId,
      name: productId,
      color: '',
      type: 'domestic',
      unit: 'kg',
      purchasePrice: unitPriceFromRupees(10),
      sellingPriceMin: unitPriceFromRupees(11),
      sellingPriceMax: unitPriceFromRupees(12),
      dealDurationStart: 15,
      dealDurationEnd: 20,
      deliveryAfterDays: 25,
      netWeight: '',
      minPurchaseQuantity: quantityFromNumber(1),
      source: {},
    },
  }
}

/** `unsent`: begun without a network, and failed when it was back. */
type Outcome = 'ok' | 'failed' | 'offline' | 'unsent'

interface SentRequest {
  /** `a=5`, `a removed`, `emptied`. */
  what: string
  keepalive: boolean
  answer(outcome: Outcome): void
  isOpen(): boolean
  /** Given up for another request. */
  isAborted(): boolean
}

/**
 * A cart at the provider's whose every answer the test gives by hand, and a queue in front of it.
 */
export function fakeCart(initial: Record<string, number>) {
  const server = new Map(Object.entries(initial))
  const sent: SentRequest[] = []
  let known = linesOfServer()
  let reads = 0
  let readable = true
  let onReadable: (() => void)[] = []
  let remembered: { productId: string; quantity: number | null }[] = []

  function linesOfServer(): CartLine[] {
    return [...server].map(([productId, quantity]) => lineOf(productId, quantity))
  }

  function send(
    what: string,
    change: () => void,
    options?: { keepalive: boolean; signal: AbortSignal },
  ): Promise<void> {
    const { promise, resolve, reject } = withResolvers()
    let open = true
    const request: SentRequest = {
      what,
      keepalive: options?.keepalive ?? false,
      answer(outcome) {
        if (outcome === 'ok' && open) change()
        open = false
        if (outcome === 'ok') resolve()
        else if (outcome === 'failed') reject(new Error('no answer'))
        else reject(withoutNetwork(outcome === 'offline' ? 'offline' : 'unavailable'))
      },
      isOpen: () => open,
      isAborted: () => options?.signal.aborted ?? false,
    }
    options?.signal.addEventListener('abort', () => {
      open = false
      reject(new Error('aborted'))
    })
    sent.push(request)
    return promise
  }

  const gateway: CartGateway = {
    send: (productId, quantity, options) =>
      quantity === null
        ? send(`${productId} removed`, () => server.delete(productId), options)
        : send(
            `${productId}=${quantity / 1000}`,
            () => server.set(productId, quantity / 1000),
            options,
          ),
    empty: (signal) => send('emptied', () => server.clear(), { keepalive: false, signal }),
    async refresh() {
      if (!readable) await new Promise<void>((resolve) => onReadable.push(resolve))
      known = linesOfServer()
      reads += 1
    },
    remember(edits) {
      remembered = edits.map(({ line, quantity }) => ({ productId: line.product.id, quantity }))
    },
  }
  const queue = createCartQueue(gateway)
  const open = () => sent.filter((request) => request.isOpen())

  return {
    queue,
    sent,
    server,
    /** How often the cart was read again. */
    reads: () => reads,
    words: () => sent.map(({ what }) => what),
    open,
    /** Answers the oldest request that is open, and lets everything that follows happen. */
    async answer(outcome: Outcome): Promise<void> {
      open()[0]?.answer(outcome)
      await pass()
    },
    remembered: () => remembered,
    /** What the person sees: `a=5`. */
    shown: () => applyEdits(known, queue.edits()),
    shownWords: () =>
      applyEdits(known, queue.edits()).map(
        ({ product, quantity }) => `${product.id}=${quantity / 1000}`,
      ),
    stateOf: (productId: string) => queue.edits().get(productId)?.state,
    /** Whether reading the cart works. */
    setReadable(value: boolean) {
      readable = value
      if (!value) return
      for (const resolve of onReadable) resolve()
      onReadable = []
    },
  }
}

function withoutNetwork(kind: ApiErrorKind): ApiError {
  return new ApiError({
    kind,
    call: 'addToCart',
    message: 'Network Error',
    outcomeUnknown: false,
  })
}

function withResolvers() {
  let resolve: () => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
