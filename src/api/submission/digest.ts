import { comparableId } from '@/domain/payment'

/**
 * Replaces a transaction ID in storage, where no ID is stored in plain: a 64-bit FNV-1a hash of the
 * ID as it is compared.
 */
export function digestId(transactionId: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of comparableId(transactionId)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
