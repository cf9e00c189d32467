/** Reading answers that have not been checked yet, to know what to ask next. */

export type Raw = Readonly<Record<string, unknown>>

export function objectOf(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {}
}

/** The list, bare or below one of these fields. */
export function listOf(value: unknown, ...keys: string[]): Raw[] {
  const below = objectOf(value)
  const found: unknown = Array.isArray(value)
    ? value
    : keys.map((key) => below[key]).find((one) => Array.isArray(one))
  return Array.isArray(found) ? found.map(objectOf) : []
}

/** The field as text; '' when there is none. */
export function textOf(value: Raw | undefined, key: string): string {
  const field = value?.[key]
  return typeof field === 'string' || typeof field === 'number' ? String(field) : ''
}

/** An id that arrives as text or as an object whose `_id` is the id. */
export function idOf(value: Raw | undefined, key: string): string {
  return textOf(value, key) || textOf(objectOf(value?.[key]), '_id')
}

/** These fields as text. */
export function textsOf<Key extends string>(value: Raw, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, textOf(value, key)])) as Record<Key, string>
}
