import { expect, it } from 'vitest'
import { orderTone, paymentState, queryTone, wordChoice } from '@/domain/status'

it.each([
  ['Pending ', 'pending'],
  ['Active', 'active'],
  ['closed', 'other'],
  ['', 'other'],
])('"pending orange, active green, anything else red", in any case: %j is %s', (word, tone) => {
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
  ['rejected', 'other'],
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
])('a payment that is %j is %s', (word, state) => {
  expect(paymentState(word)).toBe(state)
})

it.each([
  [' Payment Done ', 'payment_done'],
  ['', 'none'],
  ['On - hold', 'on_hold'],
  ['constructor', 'other'],
])('%j chooses the text %s', (word, choice) => {
  expect(wordChoice(word)).toBe(choice)
})
