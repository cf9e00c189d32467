import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.unmock('@/ui/after-next-paint')

const { afterNextPaint } = await import('@/ui/after-next-paint')

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) =>
    frames.push(() => frame(0)),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

function begin() {
  const over = vi.fn()
  void afterNextPaint().then(over)
  return over
}

test('waits for the frame and its paint', async () => {
  const over = begin()
  await vi.advanceTimersByTimeAsync(50)
  expect(over).not.toHaveBeenCalled()
  for (const frame of frames) frame()
  // The frame's own work: nothing is painted before it is done.
  await Promise.resolve()
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledOnce()
})

test('goes on after 100 ms where a background page has no frames', async () => {
  const over = begin()
  await vi.advanceTimersByTimeAsync(99)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})
