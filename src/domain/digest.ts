import { comparableId } from './payment'
import { withoutBlanks } from './text'

/** A 64-bit FNV-1a hash. */
export function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}

/** Replaces a transaction ID in storage, where none is stored in plain. */
export function digestId(transactionId: string): string {
  return digest(comparableId(transactionId))
}

/** Whether that was recorded of this ID, also by a release that compared punctuation and label. */
export function isDigestOf(recorded: string, transactionId: string): boolean {
  return (
    recorded === digestId(transactionId) ||
    recorded === digest(withoutBlanks(transactionId).toLowerCase())
  )
}
