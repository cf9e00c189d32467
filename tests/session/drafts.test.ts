import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { shiftClock } from '@/clock'
import { paise } from '@/domain/money'
import { deviceDraft, draft, hasDrafts } from '@/session/drafts'
import { emptyPaymentEntry, paymentDraft, readWaitingPayment } from '@/session/payment-draft'
import { endSession, followOtherTabs, forgetEverything, rememberSignIn } from '@/session/session'

const deviceNote = deviceDraft('note', z.object({ words: z.string() }))
const noteDraft = draft('note', z.object({ words: z.string() }))

test('a draft is read back', () => {
  sessionStorage.setItem('elsewhere', 'other')
  expect(hasDrafts()).toBe(false)
  noteDraft.write({ words: 'two crates' })
  expect(noteDraft.read()).toEqual({ words: 'two crates' })
  expect(hasDrafts()).toBe(true)
  noteDraft.clear()
  expect(noteDraft.read()).toBeUndefined()
})

test.each([
  ['text that was cut short', '{"words":"two cra'],
  ['another shape, of an older version', '{"text":"two crates"}'],
  ['nothing at all', ''],
])('%s counts as none', (_, stored) => {
  sessionStorage.setItem('sauda.draft.note', stored)
  expect(noteDraft.read()).toBeUndefined()
})

test('log-out clears all drafts, and leaves other keys of the tab', () => {
  noteDraft.write({ words: 'two crates' })
  deviceNote.write({ words: 'two crates' })
  sessionStorage.setItem('elsewhere', 'other')
  forgetEverything()
  expect([noteDraft.read(), deviceNote.read()]).toEqual([undefined, undefined])
  expect(Object.keys(sessionStorage)).toEqual(['elsewhere'])
})

test('the end of a session clears the device, and keeps its drafts for the same person', () => {
  deviceNote.write({ words: 'two crates' })
  endSession('savita')
  expect(localStorage).toHaveLength(0)
  rememberSignIn('savita', '')
  expect(deviceNote.read()).toEqual({ words: 'two crates' })
})

test('the end of a session is told to other tabs by the user id alone, before all is cleared', () => {
  const steps: string[] = []
  const { removeItem, clear } = Storage.prototype
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    steps.push(key)
    removeItem.call(this, key)
  })
  vi.spyOn(Storage.prototype, 'clear').mockImplementation(function (this: Storage) {
    steps.push('clear')
    clear.call(this)
  })
  rememberSignIn('savita', '')
  steps.length = 0
  endSession('savita')
  expect(steps).toEqual(['authResponse', 'clear'])
  vi.restoreAllMocks()
})

test('the same person’s sign-in in another tab gives the device its drafts back', () => {
  onTestFinished(followOtherTabs())
  deviceNote.write({ words: 'two crates' })
  endSession('savita')
  const signIn = { key: 'authResponse', newValue: 'savita' }
  window.dispatchEvent(new StorageEvent('storage', signIn))
  expect(deviceNote.read()).toEqual({ words: 'two crates' })
})

test('what the device holds by now is not replaced by a held draft', () => {
  deviceNote.write({ words: 'two crates' })
  endSession('savita')
  deviceNote.write({ words: 'three crates' })
  rememberSignIn('savita', '')
  expect(deviceNote.read()).toEqual({ words: 'three crates' })
})

test('somebody else who signs in then gets no drafts', () => {
  deviceNote.write({ words: 'two crates' })
  endSession('savita')
  rememberSignIn('meena', '')
  expect(deviceNote.read()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

describe('a payment that waits', () => {
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
    const entry = { amount: '', transactionId: '', confirmTransactionId: '' }
    expect(draft.read()).toEqual({ note: '', entry })
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
})
