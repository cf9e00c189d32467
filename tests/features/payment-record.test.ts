/** What this device remembers of payments (CHK-9, CHK-18), whatever they are for. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestId } from '@/domain/digest'
import { shiftClock } from '@/lib/clock'
import { MASKED } from '@/domain/masked'
import { paise } from '@/domain/money'
import {
  continuePayment,
  type Demand,
  knownStage,
  openPaymentRecord,
  readChosenPayment,
  readPaymentKeys,
  readWaitingPayments,
  unsentTransactionId,
} from '@/features/shared/payment/payment-record'
import { forgetEverything, rememberSignIn } from '@/session/session'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const waiting = { due: paise(2_126_078), path: '/checkout?step=3' }
const typed = (transactionId: string, amount = '') => ({
  amount,
  transactionId,
  confirmTransactionId: '',
})
const open = (key = 'checkout') => openPaymentRecord('savita', key)
const keys = () => readWaitingPayments('savita').map(({ key }) => key)

beforeEach(() => rememberSignIn('savita', ''))
afterEach(() => shiftClock(0))

test('a payment waits for seven days, also where the tab is gone', () => {
  open().change({ waiting, entry: typed('412345678901') })
  sessionStorage.clear()
  shiftClock(7 * DAY - MINUTE)
  expect(open().read().entry.transactionId).toBe('412345678901')
  expect(readWaitingPayments('savita')).toMatchObject([waiting])
  shiftClock(7 * DAY)
  expect(open().read().entry.transactionId).toBe('')
  expect(keys()).toEqual([])
})

test('all that wait are found, the latest first; of a sheet, once something was typed', () => {
  open().change({ waiting })
  shiftClock(MINUTE)
  open('delivery.1').change({ waiting: { due: paise(94_000), path: '/request/delivery/1/2' } })
  const sheet = open('reverify.7')
  sheet.change({ waiting: { due: paise(1), path: '/order', sheet: 'verify' } })
  expect(keys()).toEqual(['delivery.1', 'checkout'])
  shiftClock(2 * MINUTE)
  sheet.change({ entry: typed('412345678901') })
  expect(keys()).toEqual(['reverify.7', 'delivery.1', 'checkout'])
})

test('one that was given up waits no more, until that is undone', () => {
  open().change({ waiting, entry: typed('412345678901') })
  const undo = readWaitingPayments('savita')[0]?.giveUp()
  expect(keys()).toEqual([])
  undo?.()
  expect(open().read().entry.transactionId).toBe('412345678901')
})

test('what has arrived is not given up, nor brought back by the undo of another page', () => {
  open().change({ waiting, entry: typed('412345678901') })
  const shown = readWaitingPayments('savita')
  const undo = shown[0]?.giveUp()
  const page = open()
  page.change({ entry: typed('412345678901') })
  page.finish('digest')
  undo?.()
  shown[0]?.giveUp()
  page.clear()
  expect(open().read()).toMatchObject({ sentId: 'digest', entry: typed('') })
})

test('a page goes on with what another page has given up, with its own words', () => {
  const record = open()
  record.change({ waiting, entry: typed('412345678901', '21260.78') })
  readWaitingPayments('savita')[0]?.giveUp()
  expect(record.isOpen()).toBe(false)
  record.change({ entry: typed('999', '21260.78') })
  expect(record.read().entry).toEqual(typed('999', '21260.78'))
  expect(record.isOpen()).toBe(true)
})

test('a payment is open until it has arrived or is cleared', () => {
  const [order, delivery] = [open(), open('delivery.1')]
  expect(order.isOpen()).toBe(false)
  order.change({ entry: typed(' 412345678901 ') })
  delivery.change({ entry: typed('999') })
  expect([order.isOpen(), delivery.isOpen()]).toEqual([true, true])
  expect(unsentTransactionId('savita', 'checkout')).toBe('412345678901')
  order.finish('digest')
  delivery.clear()
  expect([order.isOpen(), delivery.isOpen()]).toEqual([false, false])
  expect(unsentTransactionId('savita', 'checkout')).toBe('')
  expect(unsentTransactionId('savita', 'delivery.1')).toBe('')
  expect(readPaymentKeys('savita', '')).toEqual(['checkout'])
  expect(readPaymentKeys('savita', 'delivery')).toEqual([])
  expect(readPaymentKeys('ramesh', '')).toEqual([])
})

test('the checkout of this tab goes on with payments of orders only', () => {
  for (const [key, shown] of [
    ['delivery.1', undefined],
    ['checkout', 'checkout'],
    ['checkout.2', 'checkout.2'],
    ['checkouts', 'checkout.2'],
    ['a checkout', 'checkout.2'],
  ] as const) {
    continuePayment('savita', key)
    expect(readChosenPayment('savita')).toBe(shown)
  }
})

test('log-out ends it, and nobody else sees it', () => {
  open().change({ waiting })
  expect(readWaitingPayments('ramesh')).toEqual([])
  forgetEverything()
  expect(Object.keys(localStorage).join()).not.toContain('payment')
})

describe('two pages of one payment', () => {
  test('write their fields into one record', () => {
    const [one, other] = [open(), open()]
    one.change({ entry: typed('412345678901') })
    other.change({ entry: typed('', '21260.78') })
    expect(open().read().entry).toEqual(typed('412345678901', '21260.78'))
  })

  test('an older form writes nothing over what the other has typed since', () => {
    const older = open()
    open().change({ entry: typed('412345678901') })
    older.change({ entry: typed('999') })
    expect(open().read().entry.transactionId).toBe('412345678901')
  })

  test('nothing is written once it has arrived, and nothing of it stays', () => {
    const older = open()
    older.change({ waiting, entry: typed('412345678901') })
    open().finish('digest')
    older.change({ waiting, entry: typed('412345678901') })
    expect(keys()).toEqual([])
    expect(JSON.stringify(localStorage)).not.toContain('412345678901')
  })
})

test('what an older release stored is read', () => {
  const stored = { userId: 'savita', entry: typed('UTR1'), at: Date.now() }
  for (const [key, more] of Object.entries({
    checkout: { method: 'upi', hasPaid: true, isAsAgreed: false, waiting, agreed: { lines: 7 } },
    'reverify.1': {},
    'delivery.1': { method: 'bank-transfer', seen: 94_000, replaces: '2026-11-26' },
  }))
    localStorage.setItem(
      `sauda.draft.device.payment.${key}`,
      JSON.stringify({ ...stored, ...more }),
    )
  expect(open().read()).toMatchObject({ method: 'upi', hasPaid: true, waiting })
  expect(open().read().agreed).toBeUndefined()
  expect(open('reverify.1').read()).toMatchObject({ entry: typed('UTR1'), hasPaid: false })
  expect(open('delivery.1').read()).toMatchObject({ seen: 94_000, replaces: '2026-11-26' })
})

const HOUR = 60 * MINUTE
const demand = (stage: Demand['stage'], transactionId: Demand['transactionId']): Demand => ({
  stage,
  due: undefined,
  transactionId,
  mark: '',
})

test('a rejection that the provider had before is no news of a payment since', () => {
  const record = open('delivery.1')
  const stages = (stage: Demand['stage'] = 'rejected') =>
    ['UTR-NEW', 'UTR-1', MASKED].map((id) => knownStage(demand(stage, id), record.read()))
  record.follow(demand('rejected', 'UTR-1'))
  expect([stages(), record.isOpen()]).toEqual([['rejected', 'rejected', 'rejected'], false])
  record.finish(digestId('UTR-NEW'))
  expect([stages(), stages('due')]).toEqual([
    ['paid', 'paid', 'paid'],
    ['due', 'due', 'due'],
  ])
  shiftClock(-MINUTE)
  expect(stages()).toEqual(['rejected', 'rejected', 'rejected'])
  shiftClock(10 * MINUTE)
  // An answer that was stored on this device may show either.
  expect(stages()).toEqual(['paid', 'rejected', 'paid'])
  record.follow(demand('rejected', MASKED))
  expect(record.isOpen()).toBe(false)
  shiftClock(6 * HOUR)
  expect(stages()).toEqual(['rejected', 'rejected', 'rejected'])
})

test('a rejection after the provider has shown the payment begins anew', () => {
  const record = open('delivery.1')
  record.finish(digestId('UTR-NEW'))
  record.follow(demand('due', 'UTR-1'))
  record.follow(demand('rejected', 'UTR-NEW'))
  expect(record.read()).toMatchObject({ sentId: digestId('UTR-NEW'), isSettled: false })
  record.follow(demand('paid', 'UTR-NEW'))
  expect(record.read().isSettled).toBe(true)
  record.follow(demand('rejected', 'UTR-NEW'))
  expect(record.read().sentAt).toBeUndefined()
  record.change({ entry: typed('999') })
  expect(record.isOpen()).toBe(true)
})
