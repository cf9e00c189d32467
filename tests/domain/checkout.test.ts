import { describe, expect, it } from 'vitest'
import {
  BANK_TRANSFER_ONLY_FROM,
  dealDates,
  effectiveMethod,
  hasPayee,
  isBankTransferOnly,
  sameTransactionId,
} from '@/domain/checkout'
import { paiseFromRupees } from '@/domain/money'

describe('"at or above 99000 rupees only bank transfer is offered"', () => {
  it.each([
    [0, 'upi'],
    [98999.99, 'upi'],
    [99000, 'bank-transfer'],
    [99000.01, 'bank-transfer'],
    [100000, 'bank-transfer'],
  ])('UPI chosen, ₹%s to pay: %s', (rupees, method) => {
    const total = paiseFromRupees(rupees)
    expect(effectiveMethod('upi', total)).toBe(method)
    expect(isBankTransferOnly(total)).toBe(method === 'bank-transfer')
    expect(effectiveMethod('bank-transfer', total)).toBe('bank-transfer')
  })

  it('starts at ₹99,000.00', () => {
    expect(BANK_TRANSFER_ONLY_FROM).toBe(9900000)
  })
})

describe('"Transaction ID and its verify field must match, ignoring case and surrounding spaces"', () => {
  it.each([
    ['UTR123abc', ' utr123ABC ', true],
    ['UTR123', 'UTR123', true],
    ['UTR123', '\tUTR123\n', true],
    ['UTR 123', 'UTR123', false],
    ['UTR123', 'UTR124', false],
    ['UTR123', '', false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameTransactionId(a, b)).toBe(same)
    expect(sameTransactionId(b, a)).toBe(same)
  })
})

describe('the dates of an ordered item: now plus the days of the offer', () => {
  const now = new Date('2026-02-27T18:45:30.250Z')

  it('are worked by hand, over the end of the month', () => {
    expect(
      dealDates(now, { dealDurationStart: 0, dealDurationEnd: 2, deliveryAfterDays: 30 }),
    ).toEqual({
      dealStartDate: '2026-02-27T18:45:30.250Z',
      dealEndDate: '2026-03-01T18:45:30.250Z',
      deliveryStartDate: '2026-03-29T18:45:30.250Z',
    })
    expect(now.toISOString()).toBe('2026-02-27T18:45:30.250Z')
  })

  it('refuses days that lead to no date', () => {
    const days = { dealDurationStart: 1, dealDurationEnd: Infinity, deliveryAfterDays: 1 }
    expect(() => dealDates(now, days)).toThrow(RangeError)
  })
})

describe('hasPayee', () => {
  const account = { accountNumber: '000111222333', ifsc: 'DEMO0000001', upiId: '' }
  const upiId = 'sauda.demo@upi'
  it.each([
    ['an account', account, true, true],
    ['a UPI ID', { accountNumber: '', ifsc: '', upiId }, true, false],
    ['an account without its IFSC', { ...account, ifsc: '' }, false, false],
    ['an IFSC without its account', { ...account, accountNumber: '' }, false, false],
  ])('%s: by UPI and by bank transfer', (_, payee, byUpi, byBankTransfer) => {
    expect(hasPayee('upi', payee)).toBe(byUpi)
    expect(hasPayee('bank-transfer', payee)).toBe(byBankTransfer)
  })
})
