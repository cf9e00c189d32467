/** What becomes of a tap that pays what the provider asks for: a rejected order, or a delivery. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestId } from '@/domain/digest'
import { paise } from '@/domain/money'
import type { ReportedPayment } from '@/domain/payment'
import { demandedKind } from '@/features/shared/payment/demanded-payment'
import { type Demand, openPaymentRecord } from '@/features/shared/payment/payment-record'
import { shiftClock } from '@/lib/clock'
import { rememberSignIn } from '@/session/session'

const ID = '412345678901'
const OLD = '999999999999'
const due: Demand = { stage: 'due', due: paise(94_000), transactionId: '', mark: '' }
const rejected: Demand = { ...due, stage: 'rejected', transactionId: OLD, mark: 'first' }
const paid = (transactionId: string): Demand => ({ ...due, stage: 'paid', transactionId })
const HOUR = 60 * 60_000

const record = () => openPaymentRecord('savita', 'delivery.1')
const sent: string[] = []
let others: ReportedPayment[] = []
let isBehind = false

const kind = () =>
  demandedKind<Demand>(record(), {
    submissionKey: 'delivery-payment 1',
    lockName: 'order 1',
    own: { orderId: '1' },
    read: () => Promise.resolve(due),
    demandOf: (fresh) => fresh,
    isBehind: () => isBehind,
    readPayments: () => Promise.resolve(others),
    send: async ({ mark }, transactionId) => sent.push(`${transactionId} ${mark}`),
  })

/** The obstacle, or `sent` once it was sent. */
async function tap(demand: Demand, { amount = 94_000, arrived = '' } = {}) {
  const planned = await kind().plan(
    { transactionId: ID, amount: paise(amount), method: 'upi', items: [] },
    demand,
    arrived ? digestId(arrived) : undefined,
    new AbortController().signal,
  )
  if (typeof planned !== 'function') return planned
  await planned()
  return 'sent'
}

beforeEach(() => {
  rememberSignIn('savita', '')
  sent.length = 0
  others = []
  isBehind = false
})
afterEach(() => shiftClock(0))

describe('a tap', () => {
  test('sends what is due and what was rejected', async () => {
    expect(await tap(due)).toBe('sent')
    expect(await tap(rejected)).toBe('sent')
    expect(sent).toEqual([`${ID} `, `${ID} first`])
    expect(record().read().replaces).toBe('first')
  })

  test('leaves nothing of a payment that another tab gives up before it is sent', async () => {
    const report = { transactionId: ID, amount: paise(94_000), method: 'upi', items: [] } as const
    await kind().plan(report, rejected, undefined, new AbortController().signal)
    expect(record().isOpen()).toBe(false)
  })

  test('sends nothing that is closed, paid or known to be paid', async () => {
    expect(await tap({ ...due, stage: 'closed' })).toBe('closed')
    expect(await tap(paid(ID))).toBe('done')
    expect(await tap(paid(OLD))).toBe('paid-otherwise')
    record().finish(digestId(ID))
    expect(await tap(paid(OLD))).toBe('done')
    expect(await tap(rejected)).toBe('done')
    expect(sent).toEqual([])
  })

  test('asks about another amount, unless the person has paid the one they saw', async () => {
    expect(await tap(due, { amount: 90_000 })).toBe('changed')
    expect(await tap({ ...due, due: undefined })).toBe('changed')
    record().change({ isAsAgreed: true })
    expect(await tap(due, { amount: 90_000 })).toBe('sent')
  })

  test('waits while the provider does not show what was sent before', async () => {
    expect(await tap(rejected, { arrived: ID })).toBe('behind')
    expect(await tap(rejected, { arrived: OLD })).toBe('sent')
    isBehind = true
    expect(await tap(rejected, { arrived: OLD })).toBe('behind')
  })

  test('is done where another tab has sent it, and the provider does not show it yet', async () => {
    record().finish(digestId(ID))
    expect(await tap(due, { arrived: ID })).toBe('done')
    record().finish(digestId(OLD))
    expect(await tap(due, { arrived: OLD })).toBe('behind')
  })

  test('sends no ID of another payment, but the one that this payment had', async () => {
    others = [{ orderId: '2', transactionId: ID }]
    expect(await tap(due)).toBe('id-used')
    others = [{ orderId: '1', transactionId: ID }]
    expect(await tap(due)).toBe('sent')
  })
})

test('it has arrived where the provider shows its ID, and not the rejection it replaces', () => {
  const findArrived = (demand: Demand, id = ID) => kind().findArrived(demand, digestId(id))
  expect(findArrived(due)).toBeUndefined()
  expect(findArrived(paid(OLD))).toBeUndefined()
  expect(findArrived(paid(ID))).toBe(ID)
  // It was given up: what it was to replace is not known.
  expect(findArrived(rejected, OLD)).toBeUndefined()
  record().change({ replaces: 'first' })
  expect(findArrived(rejected, OLD)).toBeUndefined()
  expect(findArrived({ ...rejected, mark: 'second' }, OLD)).toBe(OLD)
  shiftClock(7 * HOUR)
  expect(findArrived({ ...paid(ID), mark: 'first' })).toBe(ID)
})
