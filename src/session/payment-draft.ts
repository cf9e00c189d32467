import * as z from 'zod/mini'
import { now } from '@/clock'
import { paise, type Paise } from '@/domain/money'
import type { PaymentEntry, PaymentMethod } from '@/domain/payment'
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

export const MethodSchema: z.ZodMiniType<PaymentMethod> = z.enum(['upi', 'bank-transfer'])

/**
 * A payment form on this device, for seven days: people leave for their banking app, and the phone
 * discards the tab or ends the installed app. `initial`: as it is before any change. Returns the
 * form of a person.
 */
export function paymentDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, initial: T) {
  type Values = T & { entry: PaymentEntry; waiting?: WaitingPayment | undefined }
  const stored = userDraft(PREFIX + name, z.intersection(CommonSchema, schema), deviceDraft)

  return (userId: string) => {
    function read(): Values {
      const found = stored.read(userId)
      return found && isCurrent(found) ? found : { ...initial, entry: emptyPaymentEntry }
    }
    return {
      read,
      change: (part: Partial<Values>) =>
        stored.write(userId, { ...read(), ...part, at: now().getTime() }),
      clear: () => stored.clear(userId),
    }
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
