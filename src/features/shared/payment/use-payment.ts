import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isBusy } from '@/api/submission/submission'
import { useSubmission } from '@/api/submission/use-submission'
import type { Paise } from '@/domain/money'
import { type PaymentEntry, transactionIdToSend } from '@/domain/payment'
import { useSignedInUserId } from '@/session/session'
import { deviceStore } from '@/session/storage'
import {
  type Demand,
  knownStage,
  type OpenPayment,
  openPaymentRecord,
  type PaymentRecord,
} from './payment-record'
import {
  openPaymentSubmission,
  type PaymentKind,
  paymentLookUp,
  type PaymentReport,
  paymentSending,
} from './payment-submission'

export type Payment = ReturnType<typeof usePayment>

/**
 * The payment of an order, of a rejected order or of a delivery: its record on this device, and
 * its submission, which sends it once (CHK-11). `key` is that of its record: give a component of
 * another payment another `key`. `shown`: what the provider shows of one that it asks for.
 */
export function usePayment<Fresh>(
  key: string,
  kindOf: (record: OpenPayment) => PaymentKind<Fresh>,
  shown?: Demand,
) {
  const userId = useSignedInUserId()
  const [record] = useState(() => openPaymentRecord(userId, key))
  // Another tab may show the same payment, and the provider's answer ends it.
  const text = useSyncExternalStore(deviceStore.subscribe, () => JSON.stringify(record.read()))
  const values = useMemo(() => JSON.parse(text) as PaymentRecord, [text])
  const kind = kindOf(record)
  const look = paymentLookUp(kind, record)
  const { submission, state } = useSubmission(
    openPaymentSubmission,
    kind.submissionKey,
    look,
    kind.lockName,
  )

  useEffect(() => {
    if (shown && !isBusy(state)) record.follow(shown)
  }, [shown, state, record])

  /** What was typed here stays on this screen, when another tab sends another ID. */
  const [typed, setTyped] = useState<PaymentEntry>()
  const [formKey, setFormKey] = useState(0)

  return {
    ...values,
    entry: values.sentAt === undefined ? values.entry : (typed ?? values.entry),
    record,
    /** Of one that the provider asks for, as far as this device knows better. */
    stage: shown && knownStage(shown, values),
    change: record.change,
    state,
    submission,
    lookUp: () => void submission.lookUp(look),
    enter(entry: PaymentEntry): void {
      setTyped(entry)
      record.change({ entry })
    },
    /** Where to pay is on screen, or its form: from now on it waits for its transaction ID. */
    wait(due: Paise, path: string, sheet?: string): void {
      const { seen = due } = values
      record.change({ waiting: { due: seen, path, sheet }, seen })
    },
    /** "I have not paid": nothing of it waits any longer. */
    withdraw(): void {
      record.clear()
      submission.dismiss()
      setTyped(undefined)
      setFormKey((count) => count + 1)
    },
    /** The form starts empty after a withdrawal. */
    formKey,
    submit(transactionId: string, parts: Omit<PaymentReport, 'transactionId'>): void {
      const report = { ...parts, transactionId: transactionIdToSend(transactionId) }
      void submission.submit(report, paymentSending(kind, record, userId, report))
    },
  }
}
