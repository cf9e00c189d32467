import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shiftClock } from '@/clock'
import { paise } from '@/domain/money'
import { emptyPaymentEntry, paymentDraft, readWaitingPayment } from '@/session/payment-draft'
import { forgetEverything, rememberSignIn } from '@/session/session'

const DAY = 24 * 60 * 60 * 1000
const waiting = { due: paise(2_126_078), path: '/checkout?step=3' }
const draft = paymentDraft('checkout', z.object({ note: z.string() }), { note: '' })('savita')
const write = () => draft.change({ note: 'two crates', waiting })

beforeEach(() => rememberSignIn('savita', ''))
afterEach(() => shiftClock(0))

test('a payment waits for seven days, also where the tab is gone', () => {
  write()
  sessionStorage.clear()
  shiftClock(7 * DAY - 60_000)
  expect(draft.read()).toMatchObject({ note: 'two crates' })
  expect(readWaitingPayment('savita')).toMatchObject(waiting)
  shiftClock(7 * DAY)
  expect(draft.read()).toEqual({ note: '', entry: emptyPaymentEntry })
  expect(readWaitingPayment('savita')).toBeUndefined()
})

test('the latest is found, without its entry', () => {
  write()
  shiftClock(60_000)
  const delivery = { due: paise(94_000), path: '/request/delivery/1/2?step=2' }
  paymentDraft<object>(
    'delivery.1',
    z.object({}),
    {},
  )('savita').change({
    entry: { ...emptyPaymentEntry, transactionId: '412345678901' },
    waiting: delivery,
  })
  const found = readWaitingPayment('savita')
  expect(found).toMatchObject(delivery)
  expect(found).not.toHaveProperty('entry')
})

test.each([
  ['given up', () => readWaitingPayment('savita')?.giveUp()],
  ['cleared on success', () => draft.clear()],
  ['ended by log-out', forgetEverything],
])('it waits no more once it is %s', (_, end) => {
  write()
  end()
  expect(readWaitingPayment('savita')).toBeUndefined()
  expect(Object.keys(localStorage).join()).not.toContain('payment')
})

test('nobody else sees it', () => {
  write()
  expect(readWaitingPayment('ramesh')).toBeUndefined()
})
