/** A read of which nothing has come for so long is asked a second time (ms). */
const SILENCE = 30_000

type Ask<T> = (signal: AbortSignal, onProgress: () => void) => Promise<T>

/**
 * No call has a time limit (provider-api.md), and nothing tells a dead connection from a slow one. So after 30 seconds
 * without a word a second request goes out beside the first, and another in its place after every minute of silence: Chromium
 * keeps a request back for 20 seconds while one for the same address is open. Whichever ends first counts. An abort of
 * `given` is passed on as it is.
 */
export function askThroughSilence<T>(ask: Ask<T>, given?: AbortSignal): Promise<T> {
  const first = new AbortController()
  let second: AbortController | undefined
  let timer: ReturnType<typeof setTimeout>
  const end = () => {
    clearTimeout(timer)
    first.abort()
    second?.abort()
  }
  if (given?.aborted) end()
  given?.addEventListener('abort', end)
  return new Promise<T>((resolve) => {
    const send = (request: AbortController) => {
      const answer = ask(request.signal, listen)
      const count = () => {
        // One that had to make way has nothing to say.
        if (request === first || request === second) resolve(answer)
      }
      answer.then(count, count)
    }
    const listen = () => {
      clearTimeout(timer)
      if (first.signal.aborted) return
      timer = setTimeout(
        () => {
          second?.abort()
          second = new AbortController()
          send(second)
          listen()
        },
        second ? 2 * SILENCE : SILENCE,
      )
    }
    send(first)
    listen()
  }).finally(end)
}
