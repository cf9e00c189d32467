import { hasValue, MASKED } from '@/domain/masked'

/** Letters, spaces, `_` and `-`: no transaction ID, number or sentence. */
const STATUS_WORD = /^[\p{L}\p{M}_ -]{0,40}$/u
/** Reads as an unknown status, not as none. */
const UNKNOWN_WORD = '…'

/** The cached part of a value. */
export function pickCachedFields(fields: unknown, value: unknown): unknown {
  if (fields === 'shown') return typeof value === 'object' ? undefined : value
  if (fields === 'masked') return typeof value === 'string' && hasValue(value) ? MASKED : ''
  if (fields === 'word')
    return typeof value === 'string' && STATUS_WORD.test(value) ? value : UNKNOWN_WORD
  if (Array.isArray(fields))
    return Array.isArray(value) ? value.map((entry) => pickCachedFields(fields[0], entry)) : []
  if (typeof fields !== 'object' || fields === null) return undefined
  if ('instead' in fields) return fields.instead
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      pickCachedFields(field, (value as Record<string, unknown>)[key]),
    ]),
  )
}
