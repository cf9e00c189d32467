/** What this device remembers of payments (CHK-9, CHK-18), whatever they are for. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestId } from '@/domain/digest'
import { shiftClock } from '@/lib/clock'
import { paise } from '@/domain/money'
import {
  knownStage,
  openPaymentRecord,
  readWaitingPayments,
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

test('a rejection that the provider had before is no news of a payment since', () => {
  const record = open('delivery.1')
  record.finish(digestId('UTR-NEW'))
  const rejected = (transactionId: string) => ({
    stage: 'rejected' as const,
    due: undefined,
    transactionId,
    mark: '',
  })
  const isOld = (id: string) => knownStage(rejected(id), record.read()) === 'paid'
  expect([isOld('UTR-NEW'), isOld('UTR-1')]).toEqual([true, true])
  shiftClock(11 * MINUTE)
  expect([isOld('UTR-NEW'), isOld('UTR-1')]).toEqual([true, false])
  record.follow({ ...rejected('UTR-NEW'), stage: 'paid' })
  expect(isOld('UTR-NEW')).toBe(false)
})
