import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { digestId, isDigestOf } from '@/domain/digest'
import {
  mayArriveUntil,
  isRecent,
  type LookUp,
  type Sending,
  type Verdict,
} from '@/api/submission/gateway'
import { submissionKeys, submissionMemory, submissionsOf } from '@/api/submission/use-submission'
import { storedQuantity } from '@/api/stored-line'
import { NotSent } from '@/api/submission/waiting'
import { now } from '@/lib/clock'
import { paise } from '@/domain/money'
import { transactionIdToSend } from '@/domain/payment'
import type { OpenPayment } from './payment-record'

const storedAmount = z.pipe(z.int(), z.transform(paise))

const ItemsSchema = z.readonly(
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: storedQuantity,
      unit: z.string(),
      value: storedAmount,
    }),
  ),
)

/** What was sent is found by its ID alone. */
const ReportSchema = z.object({
  transactionId: z.string(),
  method: orElse(z.enum(['upi', 'bank-transfer']), 'bank-transfer'),
  /** What was due: of an order, the total with fee; 0 while it is not known. */
  amount: orElse(storedAmount, paise(0)),
  /** Of an order. */
  items: orElse(ItemsSchema, []),
})

/** A payment as it is reported: taken before it is sent (CHK-13). */
export type PaymentReport = z.output<typeof ReportSchema>

const idAlone = (transactionId: string): PaymentReport => ({
  transactionId,
  method: 'bank-transfer',
  amount: paise(0),
  items: [],
})

/** Before all payments were one, those of Reverify and of deliveries were recorded as an ID. */
export const storedReport = z.union([
  ReportSchema,
  z.pipe(z.string(), z.transform(idAlone)),
]) as z.ZodMiniType<PaymentReport>

/**
 * - id-used: another payment of this person has this transaction ID
 * - changed: what is due is not what was agreed to
 * - not-reviewed: the address or the bank account of an order is not the one that was reviewed
 * - behind: the provider does not show yet what was sent before
 * - paid-otherwise: it was paid with another transaction ID meanwhile
 * - closed: it cannot be paid any more
 */
export type PaymentObstacle =
  'id-used' | 'changed' | 'not-reviewed' | 'behind' | 'paid-otherwise' | 'closed'

export const openPaymentSubmission = submissionsOf<PaymentReport, PaymentObstacle>({
  schema: storedReport,
  toRecord: (report) => ({ ...report, transactionId: digestId(report.transactionId) }),
})

/** What differs between the payments of an order, of a rejected order and of a delivery. */
export interface PaymentKind<Fresh> {
  submissionKey: string
  /** Two tabs send nothing under it at once. */
  lockName: string
  /** Reads what the provider holds of it now. */
  read: (signal: AbortSignal) => Promise<Fresh>
  /** The transaction ID that the provider has for it, if its digest is this one. */
  findArrived: (fresh: Fresh, digest: string) => string | undefined
  /** Decides right before sending, by what the provider holds. */
  plan: (
    report: PaymentReport,
    fresh: Fresh,
    /** The digest of the ID that arrived a moment ago. */
    arrived: string | undefined,
    signal: AbortSignal,
  ) => Verdict<PaymentObstacle> | Promise<Verdict<PaymentObstacle>>
  onDone?: () => void
}

export function paymentLookUp<Fresh>(
  { read, findArrived, onDone }: PaymentKind<Fresh>,
  record: OpenPayment,
): LookUp<PaymentReport, Fresh> {
  return {
    read,
    findArrived(fresh, attempt) {
      const found = findArrived(fresh, attempt.transactionId)
      return found === undefined
        ? undefined
        : { ...attempt, transactionId: transactionIdToSend(found) }
    },
    onDone(report) {
      record.finish(digestId(report.transactionId))
      onDone?.()
    },
  }
}

export function paymentSending<Fresh>(
  kind: PaymentKind<Fresh>,
  record: OpenPayment,
  userId: string,
  report: PaymentReport,
): Sending<PaymentReport, Fresh, PaymentObstacle> {
  const refuse = () =>
    isUsedOnDevice(userId, kind.submissionKey, report.transactionId) ? 'id-used' : undefined
  return {
    ...paymentLookUp(kind, record),
    plan: (fresh, arrived, signal) =>
      refuse() ?? kind.plan(report, fresh, arrived?.transactionId, signal),
    refuse() {
      // In another tab the person has said that they did not pay, or has signed out.
      if (!record.isOpen()) throw new NotSent('it was given up')
      return refuse()
    },
  }
}

/** Submissions of these are payments. */
const PAYMENTS = /^(order|reverify|delivery-payment)\b/

/** Another payment with this ID may be arriving, or has: the provider may not show it yet. */
function isUsedOnDevice(userId: string, own: string, transactionId: string): boolean {
  const at = now().getTime()
  return submissionKeys()
    .filter((key) => key !== own && PAYMENTS.test(key))
    .some((key) => {
      const { attempts, arrived } = submissionMemory(userId, key, storedReport).record.read()
      const isOfId = ({ request }: { request: PaymentReport | undefined }) =>
        request !== undefined && isDigestOf(request.transactionId, transactionId)
      // Even after its connection broke: the list of payments may be older than it.
      const open = attempts.filter(isOfId).map((attempt) => ({ ...attempt, mayArrive: true }))
      const hasArrived = arrived !== undefined && isOfId(arrived) && isRecent(arrived, at)
      return hasArrived || mayArriveUntil(open, at) !== undefined
    })
}
