import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/api/query-client'

it.each([
  ['a moment ago', -1000, false],
  ['a minute ago', -60_000, true],
  ['in an hour: the clock was ahead, and was put right', 3_600_000, true],
])('an answer of %s, %s ms from now, is old: %s', (_, age, isStale) => {
  const client = createQueryClient()
  client.setQueryData(['orders'], [], { updatedAt: Date.now() + age })
  const observer = new QueryObserver(client, { queryKey: ['orders'], queryFn: () => [] })
  expect(observer.getCurrentResult().isStale).toBe(isStale)
})
