import type { WireSupportQuery } from '@/api/contract/support'
import { inDays } from './seed-goods'

type Row = Pick<WireSupportQuery, 'subject' | 'message' | 'status'>

function query(now: Date, number: number, daysAgo: number, row: Row): WireSupportQuery {
  const qno = `Q${String(number).padStart(6, '0')}`
  return { qno, type: 'general', createdAt: inDays(now, -daysAgo), ...row }
}

/** A query in every status, in no order: the provider need not sort them. */
export function savitaQueries(now: Date): WireSupportQuery[] {
  return [
    query(now, 88, 12, {
      status: 'resolved',
      subject: 'Change of bank account',
      message: 'Our bank was merged. How do I change the IFSC?\nThe account number stays.',
    }),
    query(now, 117, 1, {
      status: 'pending',
      subject: 'Order SD2026-000104: when will the turmeric reach the godown at Lasalgaon?',
      message:
        'I bought 80 kg of turmeric and would like to take delivery.\n\nThe road to our farm is closed until Sunday. Can it be sent to the godown at the New Onion Market instead?\n\nSavita',
    }),
    query(now, 109, 6, {
      status: 'In Progress',
      subject: 'पेमेंट मिळाले नाही',
      message: 'कांदा विकला, पण पैसे अजून खात्यात आले नाहीत.',
    }),
    query(now, 42, 60, {
      status: 'Closed',
      subject: 'How many days do I have to sell?',
      message: 'Please tell me where I see the last day.',
    }),
    query(now, 101, 8, {
      status: 'rejected',
      subject: 'Refund of the platform fee',
      message: 'The order was rejected. Is the fee returned?',
    }),
  ]
}

/** `count` queries, one a day. */
export function manyQueries(now: Date, count: number): WireSupportQuery[] {
  return Array.from({ length: count }, (_, index) =>
    query(now, count - index, index, {
      status: index % 3 === 0 ? 'pending' : 'resolved',
      subject: `Question ${count - index} about what I bought in the market this week`,
      message: 'When will the vendor pay?',
    }),
  )
}
