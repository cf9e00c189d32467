import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { pass } from '@tests/wall-clock'

test('two boundaries that wait render no more until their answers come', async () => {
  const answer: Record<string, () => void> = {}
  const renders: Record<string, number> = {}

  function Part({ name }: { name: string }) {
    renders[name] = (renders[name] ?? 0) + 1
    const { data } = useSuspenseQuery({
      queryKey: [name],
      queryFn: () =>
        new Promise<string>((resolve) => {
          answer[name] = () => resolve(`The ${name}`)
        }),
    })
    return <p>{data}</p>
  }

  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Suspense fallback={<p>Loading</p>}>
          <Part name="orders" />
        </Suspense>
        <Suspense fallback={<p>Loading</p>}>
          <Part name="quotes" />
        </Suspense>
      </QueryClientProvider>,
    ),
  )
  const waiting = { ...renders }
  await act(() => pass(200))
  expect(renders).toEqual(waiting)

  answer.quotes?.()
  expect(await screen.findByText('The quotes')).toBeVisible()
  await act(() => pass(200))
  expect(renders.orders).toBe(waiting.orders)
  answer.orders?.()
  expect(await screen.findByText('The orders')).toBeVisible()
})
