import { ApiError } from '@/api/errors'
import {
  type CartRequest,
  type createEditedLines,
  type EditedLine,
  type SaveState,
  setState,
} from './edits'

/** After this long without an answer (ms) the person decides whether to send it again. */
const NO_ANSWER_AFTER_MS = 15_000

type Send = (signal: AbortSignal) => Promise<unknown>

/**
 * The pending requests: one a line, or one of all lines for Empty Cart. `onFinish`: one was
 * answered, and its lines are free.
 */
export function createRequests(
  { all, publish }: ReturnType<typeof createEditedLines>,
  onFinish: () => void,
) {
  /** The pending Empty Cart. */
  let emptying: CartRequest | undefined

  const linesOf = (request: CartRequest) => all().filter((line) => line.request === request)

  function release(request: CartRequest): void {
    for (const line of linesOf(request)) line.request = undefined
    if (emptying === request) emptying = undefined
  }

  /** Sends one request for all of `targets`. */
  function start(targets: readonly EditedLine[], send: Send, keepalive = false): CartRequest {
    const started = startRequest({
      send,
      keepalive,
      isWanted: () =>
        started === emptying || linesOf(started).some(({ isDue, typed }) => !isDue && !typed),
      onAnswer(request, state) {
        for (const line of linesOf(request)) if (!line.isDue) setState([line], state)
        release(request)
        onFinish()
      },
      onOverdue(overdue) {
        setState(linesOf(overdue), 'no-answer')
        publish()
      },
    })
    for (const line of targets) line.request = started
    return started
  }

  return {
    start,
    /** Sends the one request of Empty Cart. */
    startEmptying(send: Send): void {
      emptying = start(all(), send)
    },
    emptying: () => emptying,
    /** Aborts a request, so that another can start. */
    cancel(request: CartRequest): void {
      request.controller.abort()
      release(request)
    },
    /** The requests that are not overdue. */
    pending(): CartRequest[] {
      const requests = new Set(all().map((line) => line.request)).add(emptying)
      return [...requests].flatMap((each) => (each && !each.isOverdue ? [each] : []))
    },
  }
}

interface RequestOptions {
  send: Send
  keepalive: boolean
  /** Nothing newer has taken its place. */
  isWanted: () => boolean
  /** Not called once it was aborted. */
  onAnswer: (request: CartRequest, state: SaveState) => void
  onOverdue: (request: CartRequest) => void
}

function startRequest(options: RequestOptions): CartRequest {
  const { send, keepalive, isWanted, onAnswer, onOverdue } = options
  const controller = new AbortController()
  const { signal } = controller
  const request = { controller, keepalive, isOverdue: false, done: Promise.resolve() }
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
      request.isOverdue = true
      onOverdue(request)
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
