import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ErrorBoundary } from '@/app/ErrorBoundary'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { expectConsoleError } from '@tests/console'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

/** A part whose first `times` loads fail. */
function partAfter(times: number) {
  const load = vi.fn(() => Promise.resolve(() => <p>The part</p>))
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('No code'))
  return onDemand(load)
}

async function show(part: ReturnType<typeof partAfter>, needed: boolean) {
  function Screen() {
    const Part = useOnDemand(part, true, needed)
    return Part ? <Part /> : <p>Without</p>
  }
  await act(async () =>
    render(
      <ErrorBoundary resetKey="" onReset={() => undefined} fallback={String}>
        <Screen />
      </ErrorBoundary>,
    ),
  )
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

test('retries a failed load every five seconds, while the screen renders without the part', async () => {
  const part = partAfter(2)
  await show(part, false)
  expect(screen.getByText('Without')).toBeVisible()
  await seconds(4)
  expect(part.load).toHaveBeenCalledTimes(1)
  await seconds(1)
  expect(part.load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Without')).toBeVisible()
  await seconds(5)
  expect(screen.getByText('The part')).toBeVisible()
  await seconds(60)
  expect(part.load).toHaveBeenCalledTimes(3)
})

test('retries when the network is back', async () => {
  const part = partAfter(1)
  await show(part, false)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByText('The part')).toBeVisible()
  await seconds(60)
  expect(part.load).toHaveBeenCalledTimes(2)
})

test('throws the error where the screen needs the part', async () => {
  expectConsoleError('No code')
  await show(partAfter(1), true)
  expect(screen.getByText('Error: No code')).toBeVisible()
})
