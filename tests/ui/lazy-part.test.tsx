import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { lazyPart } from '@/ui/lazy-part'

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
  const Part = lazyPart(load, () => <p>Meanwhile</p>)
  return { load, show: () => act(async () => render(<Part />)) }
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

test('shows the rest of the screen while the part cannot be loaded, and tries again', async () => {
  const { load, show } = partAfter(2)
  await show()
  expect(screen.getByText('Meanwhile')).toBeVisible()
  await seconds(4)
  expect(load).toHaveBeenCalledTimes(1)
  await seconds(1)
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Meanwhile')).toBeVisible()
  await seconds(5)
  expect(screen.getByText('The part')).toBeVisible()
  await seconds(60)
  expect(load).toHaveBeenCalledTimes(3)
})

test('tries again at once when the part is opened again', async () => {
  const { show } = partAfter(1)
  const { unmount } = await show()
  unmount()
  await show()
  expect(screen.getByText('The part')).toBeVisible()
})
