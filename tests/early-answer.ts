/**
 * What the page has asked for before the app did (src/early.ts): an answer to this read below the API host that comes bit by bit.
 * The app takes it within half a minute from the beginning of the test's file.
 */
export function earlyAnswer(read: string) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (own) => (controller = own) })
  const reads = { [read]: Promise.resolve(new Response(body)) }
  window.early = { reads, typed: new Map(), stop: () => undefined }
  return {
    deliver: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  }
}
