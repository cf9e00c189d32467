import { digest } from '@/domain/digest'
import { withoutBlanks } from '@/domain/text'
import { comparableId } from '@/domain/payment'

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
