/** What the provider says no with. 200 is its other way: an answer whose body says `success: false`. */
type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 409 | 422

export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    /** The body's field that says it. */
    readonly field: 'message' | 'error' = 'message',
  ) {
    super(message)
  }
}

/** Ends an answer with this status and `{ success: false, message }`; nothing done before it may have changed the world. */
export function refuse(status: RefusalStatus, message: string): never {
  throw new Refusal(status, message)
}

/** As `refuse`, for the calls that say why in `error` (part 2, point 8). */
export function refuseWithError(status: RefusalStatus, error: string): never {
  throw new Refusal(status, error, 'error')
}
