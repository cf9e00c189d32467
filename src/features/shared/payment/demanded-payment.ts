import { isDigestOf } from '@/domain/digest'
import { knownValue } from '@/domain/masked'
import { isIdUsed, type ReportedPayment, sameTransactionId } from '@/domain/payment'
import { type Demand, knownStage, type OpenPayment } from './payment-record'
import type { PaymentKind } from './payment-submission'

interface DemandedPayment<Fresh> extends Pick<
  PaymentKind<Fresh>,
  'submissionKey' | 'lockName' | 'read'
> {
  demandOf: (fresh: Fresh) => Demand
  /** What the provider shows lacks what was sent before. */
  isBehind?: (fresh: Fresh) => boolean
  /** It may keep the ID that it has. */
  own: Parameters<typeof isIdUsed>[2]
  readPayments: (signal: AbortSignal) => Promise<readonly ReportedPayment[]>
  send: (fresh: Fresh, transactionId: string) => Promise<unknown>
}

/** The payment that the provider asks for: of a rejected order, or of a delivery's charges. */
export function demandedKind<Fresh>(
  record: OpenPayment,
  { demandOf, isBehind, own, readPayments, send, ...rest }: DemandedPayment<Fresh>,
): PaymentKind<Fresh> {
  return {
    ...rest,
    findArrived(fresh, digest) {
      const { stage, mark, ...demand } = demandOf(fresh)
      const transactionId = knownValue(demand.transactionId)
      if (!isDigestOf(digest, transactionId)) return undefined
      // The ID that was rejected may be sent again. Where none is recorded it may be that one.
      const { replaces = mark } = record.read()
      return stage === 'paid' || mark !== replaces ? transactionId : undefined
    },
    async plan({ transactionId, amount }, fresh, arrived, signal) {
      const demand = demandOf(fresh)
      const shownId = knownValue(demand.transactionId)
      const { isAsAgreed, sentId = '' } = record.read()
      const stage = knownStage(demand, record.read())
      if (stage === 'closed') return 'closed'
      if (stage === 'paid') {
        const isSame =
          sameTransactionId(shownId, transactionId) || isDigestOf(sentId, transactionId)
        return isSame ? 'done' : 'paid-otherwise'
      }
      const lacksLast = arrived !== undefined && !isDigestOf(arrived, shownId)
      // Another tab has sent it, and the provider does not show it yet.
      if (lacksLast && isDigestOf(sentId, transactionId)) return 'done'
      if (demand.due !== amount && !isAsAgreed) return 'changed'
      if (lacksLast || isBehind?.(fresh)) return 'behind'
      if (isIdUsed(await readPayments(signal), transactionId, own)) return 'id-used'
      return () => {
        record.change({ replaces: demand.mark })
        return send(fresh, transactionId)
      }
    },
  }
}
