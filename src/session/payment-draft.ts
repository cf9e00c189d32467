import * as z from 'zod/mini'
import { now } from '@/clock'
import { paise, type Paise } from '@/domain/money'
import type { PaymentEntry } from '@/domain/payment'
import { deviceDraft, deviceDraftNames } from './drafts'
import { userDraft } from './user-draft'

/** A payment form as it was typed. */
const EntrySchema: z.ZodMiniType<PaymentEntry> = z.object({
  amount: z.string(),
  transactionId: z.string(),
  confirmTransactionId: z.string(),
})

export const emptyPaymentEntry: PaymentEntry = {
  amount: '',
  transactionId: '',
  confirmTransactionId: '',
}

/** A payment that waits for its transaction ID: what is due, and the screen that takes the ID. */
export interface WaitingPayment {
  due: Paise
  path: string
  /** A sheet of that screen has the form; without one the person has seen where to pay. */
  sheet?: string | undefined
}

const WaitingSchema: z.ZodMiniType<WaitingPayment> = z.object({
  due: z.pipe(z.int(), z.transform(paise)),
  path: z.string(),
  sheet: z.optional(z.string()),
})

const CommonSchema = z.object({
  entry: EntrySchema,
  waiting: z.optional(WaitingSchema),
  /** When it was last changed (ms). */
  at: z.number(),
})

/** CHK-9: how long a payment waits on the device, in ms. */
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000

const isCurrent = ({ at }: { at: number }) => now().getTime() - at < SEVEN_DAYS

const PREFIX = 'payment.'

/**
 * A payment form of one person on this device, for seven days: people leave for their banking app,
 * and the phone discards the tab or ends the installed app.
 */
export function paymentDraft<T extends object>(name: string, schema: z.ZodMiniType<T>) {
  const own = z.intersection(CommonSchema, schema)
  const stored = userDraft(PREFIX + name, own, deviceDraft)
  type Values = T & { entry: PaymentEntry; waiting?: WaitingPayment | undefined }

  return {
    read(userId: string): Values | undefined {
      const found = stored.read(userId)
      return found && isCurrent(found) ? found : undefined
    },
    write: (userId: string, values: Values) =>
      stored.write(userId, { ...values, at: now().getTime() }),
    clear: stored.clear,
  }
}

const commonDraft = (name: string) => userDraft(name, CommonSchema, deviceDraft)

/** This person's latest payment that waits on this device. */
export function readWaitingPayment(userId: string) {
  const found = deviceDraftNames(PREFIX).flatMap((name) => {
    const draft = commonDraft(name).read(userId)
    if (!draft?.waiting || !isCurrent(draft)) return []
    const giveUp = () => commonDraft(name).clear(userId)
    return [{ ...draft.waiting, at: draft.at, giveUp }]
  })
  return found.sort((a, b) => b.at - a.at)[0]
}
