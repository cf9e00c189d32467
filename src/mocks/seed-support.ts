import type { WireSupportQuery } from '@/api/contract/support'

const DAY = 24 * 60 * 60 * 1000

type Asked = Pick<WireSupportQuery, 'subject' | 'message'> & {
  daysAgo: number
  status?: string
  type?: string
}

function asked(now: Date, number: number, { daysAgo, ...query }: Asked): WireSupportQuery {
  return {
    qno: `Q${String(number).padStart(6, '0')}`,
    type: 'general',
    status: 'pending',
    createdAt: new Date(now.getTime() - daysAgo * DAY).toISOString(),
    ...query,
  }
}

/** Savita's questions in every state a query can be in. As a provider without an order of its own would send them. */
export function savitaQueries(now: Date): WireSupportQuery[] {
  return [
    asked(now, 88, {
      daysAgo: 12,
      status: 'resolved',
      subject: 'Change of bank account',
      message: 'Our bank was merged. How do I change the IFSC?\nThe account number stays.',
    }),
    asked(now, 117, {
      daysAgo: 1,
      subject: 'Order SD2026-000104: when will the turmeric reach the godown at Lasalgaon?',
      message:
        'I bought 80 kg of turmeric and would like to take delivery.\n\nThe road to our farm is closed until Sunday. Can it be sent to the godown at the New Onion Market instead?\n\nSavita',
    }),
    asked(now, 109, {
      daysAgo: 6,
      status: 'In Progress',
      subject: 'पेमेंट मिळाले नाही',
      message: 'कांदा विकला, पण पैसे अजून खात्यात आले नाहीत.',
    }),
    asked(now, 42, {
      daysAgo: 60,
      status: 'Closed',
      subject: 'How many days do I have to sell?',
      message: 'Please tell me where I see the last day.',
    }),
    asked(now, 101, {
      daysAgo: 8,
      status: 'rejected',
      subject: 'Refund of the platform fee',
      message: 'The order was rejected. Is the fee returned?',
    }),
  ]
}

/** `count` questions, one a day. */
export function manyQueries(now: Date, count: number): WireSupportQuery[] {
  return Array.from({ length: count }, (_, index) =>
    asked(now, count - index, {
      daysAgo: index,
      status: index % 3 === 0 ? 'pending' : 'resolved',
      subject: `Question ${String(count - index)} about what I bought in the market this week`,
      message: 'When will the vendor pay?',
    }),
  )
}
