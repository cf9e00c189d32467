import { expect, it, test } from 'vitest'
import { type OrderSearch, searchOrders } from '@/domain/order-search'
import { searchWords } from '@/domain/search-words'

const now = new Date('2026-09-05T06:30:00Z')
const orders = [
  { text: 'sd2026 000118 jaggery kolhapur', status: 'pending', createdAt: '2026-09-04T19:00:00Z' },
  { text: 'sd2026 000104 turmeric sangli', status: 'Active', createdAt: '2026-08-31T18:29:00Z' },
  { text: 'sd2026 000061 onion lasalgaon', status: ' ACTIVE ', createdAt: '2026-04-01T00:00:00Z' },
  { text: 'sd2025 000012 कांदा', status: 'On Hold', createdAt: '2026-03-31T18:00:00Z' },
  { text: 'sd2025 000009', status: '', createdAt: 'soon' },
]

const find = (search: Partial<OrderSearch>) =>
  searchOrders(orders, { q: '', status: '', period: '', ...search }, ({ text }) => text, now)
const ids = (search: Partial<OrderSearch>) =>
  find(search).found.map(({ text }) => text.split(' ')[1])

it.each<[Partial<OrderSearch>, string[]]>([
  [{}, ['000118', '000104', '000061', '000012', '000009']],
  [{ q: '104' }, ['000104']],
  [{ q: ' Lasálgaon ONION ' }, ['000061']],
  [{ q: 'onion sangli' }, []],
  [{ q: '-' }, ['000118', '000104', '000061', '000012', '000009']],
  [{ status: 'active' }, ['000104', '000061']],
  [{ status: 'on_hold' }, ['000012']],
  [{ status: 'none' }, ['000009']],
  [{ period: 'thisMonth' }, ['000118']],
  [{ period: 'lastMonth' }, ['000104']],
  // From 1 April in India.
  [{ period: 'year' }, ['000118', '000104', '000061']],
  [{ q: 'sd2026', status: 'active', period: 'lastMonth' }, ['000104']],
])('finds with %j: %j', (search, expected) => {
  expect(ids(search)).toEqual(expected)
})

it('counts each choice by what fits the rest of the search', () => {
  const { statuses, periods } = find({ q: 'sd2026', status: 'active', period: 'year' })
  expect([...statuses].map(([word, { count }]) => [word, count])).toEqual([
    ['pending', 1],
    ['active', 2],
  ])
  expect(Object.fromEntries(periods)).toEqual({ thisMonth: 0, lastMonth: 1, year: 2 })
})

it('keeps a chosen status that nothing has', () => {
  expect(find({ status: 'closed' }).statuses.get('closed')).toEqual({ raw: 'closed', count: 0 })
})

it('asks for no text without a search', () => {
  const textOf = () => {
    throw new Error('asked')
  }
  const { found } = searchOrders(orders, { q: ' ', status: '', period: '' }, textOf, now)
  expect(found).toHaveLength(5)
})

test.each([
  ['WHT-LOK1-D', ['wht', 'lok1', 'd']],
  ['  Crème, BRÛLÉE ', ['creme', 'brulee']],
  // Vowel signs stay; the nukta goes, whether it is a letter's own or stands behind it.
  ['कांदा', ['कांदा']],
  ['प्याज़', ['प्याज']],
  ['\u0917\u0941\u095C', ['\u0917\u0941\u0921']],
  // One nasal, three spellings.
  ['कान्दा', ['कांदा']],
  ['गेहूँ', ['गेहूं']],
  ['११२१', ['1121']],
  ['?!', []],
])('reads %j as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
