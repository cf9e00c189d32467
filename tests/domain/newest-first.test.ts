import { expect, it } from 'vitest'
import { newestFirst } from '@/domain/newest-first'

function sorted(...dates: string[]): string[] {
  return newestFirst(dates.map((createdAt) => ({ createdAt }))).map(({ createdAt }) => createdAt)
}

it('puts the newest first, across time zones', () => {
  expect(
    sorted('2026-09-05T10:00:00.000Z', '2026-09-06T00:30:00+05:30', '2026-09-05T18:59:00.000Z'),
  ).toEqual(['2026-09-06T00:30:00+05:30', '2026-09-05T18:59:00.000Z', '2026-09-05T10:00:00.000Z'])
})

it('puts what has no date last, in the order it came', () => {
  expect(sorted('soon', '2026-09-05', '', '2026-09-06')).toEqual([
    '2026-09-06',
    '2026-09-05',
    'soon',
    '',
  ])
})

it('leaves the list it was given as it is', () => {
  const orders = [{ createdAt: '2026-01-01' }, { createdAt: '2026-02-01' }]
  newestFirst(orders)
  expect(orders[0]?.createdAt).toBe('2026-01-01')
})
