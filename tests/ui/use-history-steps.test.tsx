import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useHistorySteps } from '@/ui/use-history-steps'

function stepsAt(address: string, first = 1) {
  const leave = () => undefined
  const { result } = renderHook(() => useHistorySteps({ first, last: 3, leave }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })
  return result.current
}

it.each([
  ['/pay', 1],
  ['/pay?step=1', 1],
  ['/pay?step=3', 3],
  ['/pay?step=4', 1],
  ['/pay?step=0', 1],
  ['/pay?step=two', 1],
  ['/pay?step=1.5', 1],
  ['/pay?from=cart&step=2', 2],
])('%s asks for step %s', (address, step) => {
  expect(stepsAt(address).wanted).toBe(step)
})

it('asks for step 0 where that is the first', () => {
  expect(stepsAt('/register', 0).wanted).toBe(0)
})

it('keeps the rest of the query, and names no first step', () => {
  const { stepPath } = stepsAt('/register?code=A1&step=2', 0)
  expect([0, 1, 2].map(stepPath)).toEqual([
    '/register?code=A1',
    '/register?code=A1&step=1',
    '/register?code=A1&step=2',
  ])
  expect(stepsAt('/pay?step=2').stepPath(1)).toBe('/pay')
})

it('goes forward after falling back, when it is pressed before the history has changed', async () => {
  history.pushState(null, '', '/pay')
  const options = { first: 1, last: 3, leave: () => undefined }
  const { result } = renderHook(() => useHistorySteps(options), { wrapper: BrowserRouter })
  act(() => result.current.forward(3))
  await waitFor(() => expect(result.current.wanted).toBe(3))
  act(() => {
    result.current.fallBackTo(1)
    result.current.forward(3)
    result.current.forward(3)
  })
  expect(result.current.wanted).toBe(3)
  await waitFor(() => expect(result.current.move).toBe('3'))
  expect(result.current.wanted).toBe(3)
  act(() => result.current.back())
  await waitFor(() => expect(result.current.wanted).toBe(2))
})
