import { normaliseWord } from '@/domain/status'

/**
 * Stands for a transaction ID in the device's memory, so that the ID itself is not kept there (64-bit FNV-1a, ignoring case
 * and surrounding spaces).
 */
export function digestId(transactionId: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of normaliseWord(transactionId)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
