import { describe, expect, it } from 'vitest'
import { normaliseWord, orderTone, paymentState, queryTone, wordChoice } from '@/domain/status'

describe('status words are compared ignoring case and surrounding spaces', () => {
  it.each(['closed', 'Closed', ' CLOSED '])('%j is closed', (word) => {
    expect(normaliseWord(word)).toBe('closed')
  })

  it.each([
    ['pending', 'pending'],
    ['Pending ', 'pending'],
    ['active', 'active'],
    ['Active', 'active'],
    ['closed', 'other'],
    ['rejected', 'other'],
    ['', 'other'],
    ['constructor', 'other'],
  ])('"pending orange, active green, anything else red": %j is %s', (word, tone) => {
    expect(orderTone(word)).toBe(tone)
  })

  it.each([
    ['pending', 'pending'],
    [' Open', 'pending'],
    ['In Progress', 'pending'],
    ['in process', 'pending'],
    ['Resolved ', 'active'],
    ['closed', 'active'],
    ['ANSWERED', 'active'],
    ['done', 'active'],
    ['Active', 'active'],
    ['rejected', 'other'],
    ['constructor', 'other'],
    ['', 'other'],
  ])('a query that is %j is %s', (word, tone) => {
    expect(queryTone(word)).toBe(tone)
  })

  it.each([
    ['', 'none'],
    ['Payment Pending', 'pending'],
    ['Payment Verification Pending', 'verifying'],
    ['Payment Done', 'done'],
    ['payment_done', 'done'],
    ['done', 'done'],
    [' PAID', 'done'],
    ['rejected', 'rejected'],
    ['Payment  Rejected', 'rejected'],
    ['PAYMENT-REJECTED ', 'rejected'],
    ['Rejected by bank', 'other'],
    ['In Process', 'other'],
    ['constructor', 'other'],
  ])('a payment that is %j is %s', (word, state) => {
    expect(paymentState(word)).toBe(state)
  })

  it.each([
    [' Payment Done ', 'payment_done'],
    ['', 'none'],
    ['  ', 'none'],
    ['On the moon', 'on_the_moon'],
    ['On - hold', 'on_hold'],
    ['constructor', 'other'],
    ['__proto__', 'other'],
    ['toString', 'tostring'],
  ])('%j chooses the text %s', (word, choice) => {
    expect(wordChoice(word)).toBe(choice)
  })
})
