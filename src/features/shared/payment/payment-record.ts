import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { storedText } from '@/api/contract/postal'
import { storedLines } from '@/api/stored-line'
import { digestId } from '@/domain/digest'
import { now } from '@/lib/clock'
import type { Maskable } from '@/domain/masked'
import { paise, type Paise } from '@/domain/money'
import type { PaymentEntry, PaymentMethod } from '@/domain/payment'
import { deviceDraft, deviceDraftNames } from '@/session/drafts'
import { userDraft } from '@/session/user-draft'

const storedAmount = z.pipe(z.int(), z.transform(paise))

/** A payment form as it was typed. */
const EntrySchema: z.ZodMiniType<PaymentEntry> = z.object({
  amount: storedText,
  transactionId: storedText,
  confirmTransactionId: storedText,
})

const emptyEntry: PaymentEntry = { amount: '', transactionId: '', confirmTransactionId: '' }

const MethodSchema: z.ZodMiniType<PaymentMethod> = z.enum(['upi', 'bank-transfer'])

/** A payment that waits for its transaction ID: what is due, and the screen that takes the ID. */
const WaitingSchema = z.object({
  due: storedAmount,
  path: z.string(),
  /** A sheet of that screen has the form. */
  sheet: z.optional(z.string()),
})

/** Digests of the address and the bank account of step 1: neither is stored in plain. */
const ReviewedSchema = z.object({ address: z.string(), bank: z.string() })
export type Reviewed = z.output<typeof ReviewedSchema>

/** What cannot be read any more is forgotten by itself: what was typed stays. */
const orNothing = <Output>(schema: z.ZodMiniType<Output>) => orElse(z.optional(schema), undefined)
const orFalse = orElse(z.boolean(), false)

const RecordSchema = z.object({
  /** When it was last changed (ms). */
  at: orNothing(z.number()),
  entry: orElse(EntrySchema, emptyEntry),
  /** As chosen; see `effectiveMethod` in domain/payment.ts. */
  method: orElse(MethodSchema, 'bank-transfer'),
  waiting: orNothing(WaitingSchema),
  /** The cart as agreed to in step 1. It can still be sent when the provider's has changed. */
  agreed: orNothing(z.object({ lines: storedLines })),
  reviewed: orNothing(ReviewedSchema),
  /** What was due when the payment began, where the provider names it (paise). */
  seen: orNothing(storedAmount),
  /** The rejected payment that this one is to replace: when it was made, or its ID's digest. */
  replaces: orNothing(z.string()),
  /** The payment app was opened or something copied. */
  mayHavePaid: orFalse,
  /** Step 2 of the checkout is finished. */
  hasPaid: orFalse,
  /** What is due has changed since, and the person has paid it as it was. */
  isAsAgreed: orFalse,
  /** When this device learned that it has arrived (ms), and the digest of its ID. */
  sentAt: orNothing(z.number()),
  sentId: orNothing(z.string()),
  /** The provider has shown another status than that of the payment before it. */
  isSettled: orFalse,
})
export type PaymentRecord = z.output<typeof RecordSchema>

/** CHK-9: how long a payment waits on the device, in ms. */
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000

const isCurrent = ({ at = Infinity }: PaymentRecord) => now().getTime() - at < SEVEN_DAYS

const PREFIX = 'payment.'

const openDraft = (key: string) => userDraft(PREFIX + key, RecordSchema, deviceDraft)

const empty: PaymentRecord = {
  at: 0,
  entry: emptyEntry,
  method: 'bank-transfer',
  mayHavePaid: false,
  hasPaid: false,
  isAsAgreed: false,
  isSettled: false,
}

function readRecord(userId: string, key: string): PaymentRecord | undefined {
  const found = openDraft(key).read(userId)
  return found && isCurrent(found) ? found : undefined
}

/**
 * One payment of a person on this device, for seven days: people leave for their banking app, and
 * the phone discards the tab or ends the installed app. Several tabs may show it: a change is
 * merged with what is stored, and a field that another tab has changed since is left as it is.
 * Nothing is written once the payment has arrived.
 */
export function openPaymentRecord(userId: string, key: string) {
  const stored = openDraft(key)
  /** The entry as this page last read or wrote it. */
  let known = read().entry

  function read(): PaymentRecord {
    return readRecord(userId, key) ?? empty
  }

  function write(record: PaymentRecord): void {
    stored.write(userId, { ...record, at: now().getTime() })
    known = record.entry
  }

  function mergeEntry(current: PaymentEntry, typed: PaymentEntry): PaymentEntry {
    const merged = { ...current }
    for (const field of ['amount', 'transactionId', 'confirmTransactionId'] as const)
      if (current[field] === known[field]) merged[field] = typed[field]
    return merged
  }

  return {
    key,
    read,
    /** There is one, and it has not arrived. */
    isOpen(): boolean {
      const found = readRecord(userId, key)
      return found !== undefined && found.sentAt === undefined
    },
    change({ entry, ...part }: Partial<PaymentRecord>): void {
      const found = readRecord(userId, key)
      if (found?.sentAt !== undefined) return
      // It was given up, and this page goes on with it.
      if (!found) known = emptyEntry
      const current = found ?? empty
      write({
        ...current,
        ...part,
        entry: entry ? mergeEntry(current.entry, entry) : current.entry,
      })
    },
    /** It has arrived: of what was typed nothing stays. `sentId`: the digest of its ID. */
    finish(sentId: string): void {
      const { replaces, seen } = read()
      write({ ...empty, replaces, seen, sentAt: now().getTime(), sentId })
    },
    /** What the provider shows now: what had arrived and was rejected since begins anew. */
    follow(shown: Demand): void {
      const current = read()
      if (current.sentAt === undefined) return
      if (shown.stage === 'paid' && !current.isSettled) write({ ...current, isSettled: true })
      if (knownStage(shown, current) === 'rejected') write(empty)
    },
    /** Not once it has arrived: without it an older rejection would count again. */
    clear(): void {
      if (read().sentAt === undefined) stored.clear(userId)
    },
  }
}

/** How long a verification may take, and how long the provider's data may lag behind (ms). */
const VERIFICATION = 6 * 60 * 60_000
const LAG = 10 * 60_000

/** What the provider says of a payment that it asks for: of a rejected order, or of a delivery. */
export interface Demand {
  /** paid: also while it is verified. closed: it cannot be paid any more. */
  stage: 'due' | 'rejected' | 'paid' | 'closed'
  /** Undefined while it is unknown. */
  due: Paise | undefined
  /** The ID it was last paid with, '' without one. Masked: of an old answer that was stored. */
  transactionId: Maskable
  /** Differs between two payments with one transaction ID, where the provider tells. */
  mark: string
}

/**
 * Its stage, as far as this device knows better: a provider that stores what it is sent keeps the
 * rejection of the payment before.
 */
export function knownStage(
  { stage, transactionId }: Pick<Demand, 'stage' | 'transactionId'>,
  { sentAt, sentId, isSettled }: PaymentRecord,
): Demand['stage'] {
  if (stage !== 'rejected' || sentAt === undefined || isSettled) return stage
  const age = now().getTime() - sentAt
  const mayBeThis = typeof transactionId !== 'string' || digestId(transactionId) === sentId
  const isOld = age >= 0 && age < (mayBeThis ? VERIFICATION : LAG)
  return isOld ? 'paid' : stage
}

export type OpenPayment = ReturnType<typeof openPaymentRecord>

export interface WaitingPayment {
  key: string
  due: Paise
  path: string
  sheet?: string | undefined
  /** As typed so far. */
  transactionId: string
  /** "I did not pay": removes it. Returns the undo. */
  giveUp: () => () => void
}

const keysOf = (prefix = '') =>
  deviceDraftNames(PREFIX + prefix).map((name) => name.slice(PREFIX.length))

/** This person's payments that wait on this device for their transaction ID, the latest first. */
export function readWaitingPayments(userId: string): WaitingPayment[] {
  const found = keysOf().flatMap((key) => {
    const record = readRecord(userId, key)
    if (!record?.waiting || record.sentAt !== undefined) return []
    const { transactionId } = record.entry
    // A sheet shows no payee: only what was typed in it waits.
    if (record.waiting.sheet !== undefined && transactionId.trim() === '') return []
    const giveUp = () => {
      openPaymentRecord(userId, key).clear()
      return () => {
        // Another page may have gone on with it, or sent it.
        if (!readRecord(userId, key)) openDraft(key).write(userId, record)
      }
    }
    return [{ ...record.waiting, key, at: record.at ?? 0, transactionId, giveUp }]
  })
  return found.sort((one, other) => other.at - one.at)
}

/** Keys of this person's records, also of payments that have arrived, that begin so. */
export function readPaymentKeys(userId: string, prefix: string): string[] {
  return keysOf(prefix).filter((key) => readRecord(userId, key) !== undefined)
}

/** The payment of a delivery's charges. */
export const deliveryPaymentKey = (itemId: string) => `delivery.${itemId}`

/** What was typed for a payment and not sent; '' when there is nothing. */
export function unsentTransactionId(userId: string, key: string): string {
  const record = readRecord(userId, key)
  return record?.sentAt === undefined ? (record?.entry.transactionId.trim() ?? '') : ''
}

/** `checkout`, `checkout.2`: a person may have paid for several orders. */
export const isOrderPayment = (key: string) => /^checkout(\.|$)/.test(key)

/** The order payment that this tab shows. */
const chosen = userDraft('checkout-payment', z.object({ key: z.string() }))

export const readChosenPayment = (userId: string) => chosen.read(userId)?.key

/** The checkout of this tab goes on with this payment, if it is one of an order. */
export function continuePayment(userId: string, key: string): void {
  if (isOrderPayment(key)) chosen.write(userId, { key })
}
