/**
 * What is stored outlives a deploy: a sample of every form that a release has stored is still read.
 * A change of a shape adds its sample to tests/session/stored-shapes, and never removes one.
 */
import { readFileSync } from 'node:fs'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unsureDraft } from '@/api/hooks/address'
import { submissionMemory, submissionsOf } from '@/api/submission/use-submission'
import { addressDraft } from '@/features/address/AddressFormScreen'
import { typedDraft } from '@/features/catalogue/QuantityEntry'
import { openRequest } from '@/features/delivery/delivery-submission'
import { contactDraft } from '@/features/help/use-contact'
import { recoveryDraft } from '@/features/password/password-recovery'
import { profileDraft } from '@/features/profile/profile-form'
import { codeDraft } from '@/features/profile/ReferralLink'
import { saleSubmission } from '@/features/quotes/sale-submission'
import { registeredDraft, registrationDraft } from '@/features/register/register-draft'
import { sentNumbers } from '@/features/register/register-once'
import { openPaymentRecord, readChosenPayment } from '@/features/shared/payment/payment-record'
import { openPaymentSubmission, storedReport } from '@/features/shared/payment/payment-submission'
import { bankDraft } from '@/session/changes-draft'
import { homePlace } from '@/session/home-place'
import { useRememberedOffers } from '@/session/remembered-offers'

const user = 'u1'

const readOutcome = <Request>(
  open: ReturnType<typeof submissionsOf<Request, string>>,
  key: string,
) => open(new Set(), user, key, key).state()

/** What of each stored shape must be read. The cart's: tests/api/cart/use-cart.test.tsx. */
const shapes: Record<string, { read: () => unknown; expected: unknown }> = {
  registration: {
    read: registrationDraft.read,
    expected: {
      code: 'PRAKASH101',
      personal: { name: 'Savita' },
      address: { city: 'Nashik', firmName: 'Jadhav Farms' },
    },
  },
  registered: { read: registeredDraft.read, expected: { userId: user } },
  password: { read: recoveryDraft.read, expected: { mobileNo: '9876543210' } },
  address: {
    read: () => addressDraft.read(user),
    expected: { values: { name: 'Savita', city: 'Nashik' } },
  },
  bank: { read: () => bankDraft.read(user), expected: { holder: 'Savita', accNo: '' } },
  profile: { read: () => profileDraft.read(user), expected: { name: 'Savita' } },
  contact: { read: () => contactDraft('own', 'Payment', '').read(), expected: { message: 'Late' } },
  offers: {
    read: () => renderHook(() => useRememberedOffers(user)).result.current,
    expected: { recent: ['WHT'], favourites: ['ONI'] },
  },
  payment: {
    read: () => openPaymentRecord(user, 'checkout').read(),
    expected: { method: 'upi', hasPaid: true, entry: { amount: '10', transactionId: 'UTR1' } },
  },
  submission: {
    read: () => submissionMemory(user, 'sale o1 i1', z.string()).record.read(),
    expected: {
      attempts: [{ request: 'v1', at: 0, mayArrive: false }],
      arrived: { request: 'v1' },
    },
  },
  'submission.payment': {
    read: () => submissionMemory(user, 'order', storedReport).record.read(),
    expected: { attempts: [{ request: { transactionId: 'd1' } }] },
  },
  'outcome.payment': {
    read: () => readOutcome(openPaymentSubmission, 'reverify o1'),
    expected: { request: { transactionId: 'd1' }, seen: false },
  },
  'outcome.sale': {
    read: () => readOutcome(submissionsOf(saleSubmission), 'sale o1 i1'),
    expected: { request: { vendorId: 'v1', price: 27_500_000, priceSent: 27.5 }, seen: true },
  },
  'outcome.request': {
    read: () => readOutcome(openRequest, 'delivery-request i1'),
    expected: { request: '2026-11-25T10:00:00.000Z', seen: true },
  },
  'checkout-payment': {
    read: () => ({ key: readChosenPayment(user) }),
    expected: { key: 'checkout.2' },
  },
  'address.unsure': {
    read: () => unsureDraft.read(user),
    expected: { entry: 'k1', sent: { name: 'Savita', city: 'Nashik' } },
  },
  quantity: {
    read: () => typedDraft.read(user),
    expected: { entry: 'k1 /setQuantity/WHT', typed: '12.5' },
  },
  'registration-sent': {
    read: sentNumbers.read,
    expected: [
      { digest: 'd1', at: 0, mayArrive: false },
      { digest: '', at: 0, mayArrive: false },
    ],
  },
  'home-place': {
    read: () => homePlace.read(user),
    expected: { hasMoney: true, rows: 2, hasAtCost: false },
  },
  'referral-code': { read: () => codeDraft.read(user), expected: { code: 'PRAKASH101' } },
}

interface Samples {
  key: string
  forms: object[]
}

const rows = Object.entries(shapes).flatMap(([shape, { read, expected }]) => {
  const file = readFileSync(`tests/session/stored-shapes/${shape}.json`, 'utf8')
  const { key, forms } = JSON.parse(file.replaceAll('"NOW"', String(Date.now()))) as Samples
  return forms.map((form, index) => ({ shape, number: index + 1, key, form, read, expected }))
})

it.each(rows)(
  'reads $shape as release $number of it stored it',
  ({ key, form, read, expected }) => {
    localStorage.setItem('authResponse', user)
    const store = key.startsWith('sauda.draft.device.') ? localStorage : sessionStorage
    store.setItem(key, JSON.stringify(form))
    expect(read()).toMatchObject(expected as object)
  },
)

/** Whose it is, and of which history entry: without them nobody reads it. */
const owners = ['userId', 'entry']

/** Not what an outcome shows, nor which payment a tab shows. */
const typed = rows.filter(({ shape }) => !/^(outcome|checkout-payment)/.test(shape))

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The value without each of its fields, and with each of them as `broken`. */
function damaged(value: unknown, broken: unknown): unknown[] {
  if (!isObject(value) || Array.isArray(value)) return []
  return Object.keys(value)
    .filter((name) => !owners.includes(name))
    .flatMap((name) => [
      Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
      { ...value, [name]: broken },
      ...damaged(value[name], broken).map((part) => ({ ...value, [name]: part })),
    ])
}

const textsIn = (value: unknown): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, part]) => (owners.includes(name) ? [] : textsIn(part)))
    : typeof value === 'string' && value !== ''
      ? [value]
      : []

it.each(typed)('reads the rest of $shape $number when a field of it cannot be read', (row) => {
  localStorage.setItem('authResponse', user)
  const store = row.key.startsWith('sauda.draft.device.') ? localStorage : sessionStorage
  const read = (form: unknown) => {
    store.setItem(row.key, JSON.stringify(form))
    return textsIn(row.read())
  }
  const wanted = textsIn(row.expected)
  for (const form of [null, {}].flatMap((broken) => damaged(row.form, broken))) {
    const left = textsIn(form).filter((text) => wanted.includes(text))
    expect({ form, texts: read(form) }).toEqual({ form, texts: expect.arrayContaining(left) })
  }
})
