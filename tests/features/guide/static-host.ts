import { vi } from 'vitest'

/** A file on its way: the test sends it piece by piece. */
export interface Delivery {
  url: string
  init: RequestInit
  answer: (options?: { status?: number; length?: number }) => void
  send: (piece: string) => void
  end: () => void
  /** The network is gone. */
  drop: () => void
}

/**
 * Stands in for the hosts of static files: whatever lies below /api still goes to the mocked
 * provider.
 */
export function startStaticHost(): Delivery[] {
  const deliveries: Delivery[] = []
  const original = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.includes('/api/')) return original(input, init)
    return new Promise((resolve, reject) => {
      let stream: ReadableStreamDefaultController<Uint8Array> | undefined
      const fail = (error: Error) => {
        reject(error)
        stream?.error(error)
      }
      init.signal?.addEventListener('abort', () =>
        fail(new DOMException('The request was aborted', 'AbortError')),
      )
      deliveries.push({
        url,
        init,
        answer: ({ status = 200, length } = {}) => {
          const body = new ReadableStream<Uint8Array>({
            start: (controller) => {
              stream = controller
            },
          })
          const headers = new Headers()
          if (length !== undefined) headers.set('Content-Length', String(length))
          resolve(new Response(body, { status, headers }))
        },
        send: (piece) => stream?.enqueue(new TextEncoder().encode(piece)),
        end: () => stream?.close(),
        drop: () => fail(new TypeError('Failed to fetch')),
      })
    })
  })
  return deliveries
}
