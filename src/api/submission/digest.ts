import { normaliseWord } from '@/domain/status'

/**
 * Replaces a transaction ID in storage, where no ID is stored in plain: a 64-bit FNV-1a hash,
 * ignoring case and surrounding spaces.
 */
export function digestId(transactionId: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of normaliseWord(transactionId)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
