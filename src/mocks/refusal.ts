import * as z from 'zod/mini'

/** Status codes of the provider's refusals. 200 is a body with `success: false`. */
type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 409 | 422

export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly field: 'message' | 'error' = 'message',
  ) {
    super(message)
  }
}

/**
 * Ends the handler with `{ success: false, message }`. Call it before changing the world.
 * Some calls give the reason in `error` (PWD-5).
 */
export function refuse(status: RefusalStatus, message: string, field?: Refusal['field']): never {
  throw new Refusal(status, message, field)
}

/** Parses a value. Refuses with 400, naming the first field that is missing, wrong or unknown. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const isUnknown = issue?.code === 'unrecognized_keys'
  const path = [...(issue?.path ?? []), ...(isUnknown ? issue.keys : [])].map(String).join('.')
  const problem = isUnknown ? 'unknown field' : (issue?.message ?? '')
  return refuse(400, path ? `${path}: ${problem}` : problem)
}
