import { useMemo, useState, useSyncExternalStore } from 'react'
import { useSubmission } from '@/api/submission/use-submission'
import type { Paise } from '@/domain/money'
import { type PaymentEntry, transactionIdToSend } from '@/domain/payment'
import { useSignedInUserId } from '@/session/session'
import { deviceStore } from '@/session/storage'
import { type OpenPayment, openPaymentRecord, type PaymentRecord } from './payment-record'
import {
  type PaymentKind,
  type PaymentObstacle,
  paymentOptions,
  paymentPlan,
  type PaymentReport,
} from './payment-submission'

export type Payment = ReturnType<typeof usePayment>

/**
 * The payment of an order, of a rejected order or of a delivery: its record on this device, and
 * its submission, which sends it once (CHK-11). `key` is that of its record: give a component of
 * another payment another `key`.
 */
export function usePayment<Fresh>(
  key: string,
  kindOf: (record: OpenPayment) => PaymentKind<Fresh>,
) {
  const userId = useSignedInUserId()
  const [record] = useState(() => openPaymentRecord(userId, key))
  // Another tab may show the same payment, and the provider's answer ends it.
  const text = useSyncExternalStore(deviceStore.subscribe, () => JSON.stringify(record.read()))
  const values = useMemo(() => JSON.parse(text) as PaymentRecord, [text])
  const kind = kindOf(record)
  const { submission, state } = useSubmission<PaymentReport, Fresh, PaymentObstacle>(
    kind.submissionKey,
    paymentOptions(kind, record),
  )

  return {
    ...values,
    record,
    change: record.change,
    state,
    submission,
    enter: (entry: PaymentEntry) => record.change({ entry }),
    /** Where to pay is on screen, or its form: from now on it waits for its transaction ID. */
    wait: (due: Paise, path: string, sheet?: string) =>
      record.change({ waiting: { due, path, sheet } }),
    /** "I have not paid": nothing of it waits any longer. */
    withdraw(): void {
      record.clear()
      submission.dismiss()
    },
    submit(transactionId: string, parts: Omit<PaymentReport, 'transactionId'>): void {
      const report = { ...parts, transactionId: transactionIdToSend(transactionId) }
      void submission.submit(report, paymentPlan(kind, record, userId, report))
    },
  }
}
