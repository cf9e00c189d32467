import { describe, expect, it } from 'vitest'
import { paiseFromRupees } from '@/domain/money'
import { paymentChecks } from '@/domain/payment-check'

const due = paiseFromRupees(123456.5)
const right = { amount: '123456.50', transactionId: 'UTR42', confirmTransactionId: 'UTR42' }

/** The first mistake, as a form shows it. */
function firstMistake(entry: Partial<typeof right>) {
  const failing = paymentChecks(due).find(([, holds]) => !holds({ ...right, ...entry }))
  return failing && `${failing[0]}: ${failing[2]}`
}

describe('the three checks of a payment, ₹1,23,456.50 due', () => {
  it.each(['123456.50', '123456.5', '1,23,456.50', '₹1,23,456.50', ' ₹ 1,23,456.5 '])(
    '"The amount must equal the total with fee to two decimals": %j does',
    (amount) => {
      expect(firstMistake({ amount })).toBeUndefined()
    },
  )

  it.each(['', '123456', '123456.49', '123456.51', '123456.505', '-123456.50', '1234565', 'all'])(
    '%j does not',
    (amount) => {
      expect(firstMistake({ amount })).toBe('amount: wrongAmount')
    },
  )

  it.each(['', '   '])('"Transaction ID required": %j is none', (transactionId) => {
    expect(firstMistake({ transactionId })).toBe('transactionId: noTransactionId')
  })

  it('"Transaction ID and its verify field must match, ignoring case and surrounding spaces"', () => {
    expect(firstMistake({ confirmTransactionId: ' utr42 ' })).toBeUndefined()
    expect(firstMistake({ confirmTransactionId: 'UTR43' })).toBe(
      'confirmTransactionId: transactionIdMismatch',
    )
    expect(firstMistake({ confirmTransactionId: '' })).toBe(
      'confirmTransactionId: transactionIdMismatch',
    )
  })

  it('are made in this order', () => {
    expect(firstMistake({ amount: '', transactionId: '', confirmTransactionId: 'x' })).toBe(
      'amount: wrongAmount',
    )
    expect(firstMistake({ transactionId: '', confirmTransactionId: 'x' })).toBe(
      'transactionId: noTransactionId',
    )
  })
})
