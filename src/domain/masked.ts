/**
 * Stands in for a value that exists but is not stored on this device (api/offline). Not a string,
 * so that it is never copied, sent or compared in place of the value.
 */
export interface Masked {
  readonly isMasked: true
}
export type Maskable = string | Masked

export const MASKED: Masked = { isMasked: true }

/** There is a value, whether known or masked. */
export function hasValue(value: Maskable): boolean {
  return typeof value !== 'string' || value.trim() !== ''
}

/** The value where it is known, trimmed; '' where it is masked. */
export function knownValue(value: Maskable): string {
  return typeof value === 'string' ? value.trim() : ''
}
