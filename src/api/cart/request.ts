import { ApiError } from '@/api/errors'
import type { SaveState } from './edits'

/** After this long without an answer (ms) the person decides whether to send it again. */
const NO_ANSWER_AFTER_MS = 15_000

/** A call under way: the edit of one line, or the emptying of the whole cart. */
export interface CartRequest {
  controller: AbortController
  /** It survives the end of the page. */
  keepalive: boolean
  isLate: boolean
  /** Resolves when it is answered or late. */
  done: Promise<void>
}

interface RequestOptions {
  send: (signal: AbortSignal) => Promise<unknown>
  keepalive: boolean
  /** Nothing newer has taken its place. */
  isWanted: () => boolean
  /** Not called once it was aborted. */
  onAnswer: (request: CartRequest, state: SaveState) => void
  onLate: (request: CartRequest) => void
}

export function startRequest(options: RequestOptions): CartRequest {
  const { send, keepalive, isWanted, onAnswer, onLate } = options
  const controller = new AbortController()
  const { signal } = controller
  const request = { controller, keepalive, isLate: false, done: Promise.resolve() }
  const answer = (state: SaveState) => {
    if (!signal.aborted) onAnswer(request, state)
  }
  const answered = send(signal)
    .catch((error: unknown) => {
      if (!isUnsent(error) || !isWanted()) throw error
      return send(signal)
    })
    .then(
      () => answer('saved'),
      (error: unknown) => answer(stateAfter(error)),
    )
  request.done = new Promise((resolve) => {
    const timer = setTimeout(() => {
      request.isLate = true
      onLate(request)
      resolve()
    }, NO_ANSWER_AFTER_MS)
    void answered.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
  return request
}

/** Begun offline, and failed after the network had come back: nothing has left the device. */
function isUnsent(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'unavailable' &&
    error.status === undefined &&
    !error.outcomeUnknown
  )
}

function stateAfter(error: unknown): SaveState {
  return error instanceof ApiError && error.kind === 'offline' ? 'offline' : 'not-saved'
}
