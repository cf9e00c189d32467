import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { useTappedRead } from '@/api/submission/use-tapped-read'
import { NotSent, SLOW_AFTER } from '@/api/submission/waiting'
import { useUnsaved } from '@/api/unsaved'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A screen with a tapped read, and the status strip. */
function show() {
  const reads: { signal: AbortSignal; resolve: () => void; reject: (error: Error) => void }[] = []
  const { result } = renderHook(() => {
    const read = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => reads.push({ signal, resolve, reject }))
    return { ...useTappedRead(read), unsaved: useUnsaved() }
  })
  return {
    answer() {
      reads[0]?.resolve()
      return pass(0)
    },
    fail(error: Error) {
      reads[0]?.reject(error)
      return pass(0)
    },
    tap: () => act(() => result.current.start()),
    retry: () => act(() => result.current.unsaved[0]?.retry()),
    /** Whether each read was given up. */
    givenUp: () => reads.map(({ signal }) => signal.aborted),
    isReading: () => result.current.isReading,
    strip: () => result.current.unsaved.map(({ kind }) => kind),
  }
}

it('reads from the tap to the answer, and is said to be slow after 15 seconds', async () => {
  const { tap, answer, isReading, strip } = show()
  await pass(SLOW_AFTER)
  expect([isReading(), strip()]).toEqual([false, []])
  tap()
  await pass(SLOW_AFTER - 1)
  expect([isReading(), strip()]).toEqual([true, []])
  await pass(1)
  expect(strip()).toEqual(['slowData'])
  await answer()
  expect([isReading(), strip()]).toEqual([false, []])
})

it('is given up for a new one by Retry, and is slow anew', async () => {
  const { tap, retry, answer, givenUp, isReading, strip } = show()
  tap()
  await pass(SLOW_AFTER)
  retry()
  expect([givenUp(), strip()]).toEqual([[true, false], []])
  await answer()
  expect(isReading()).toBe(true)
  await pass(SLOW_AFTER - 1)
  expect(strip()).toEqual([])
  await pass(1)
  expect(strip()).toEqual(['slowData'])
})

it.each([
  [
    'of the provider',
    new ApiError({ kind: 'unavailable', call: 'cart', message: '', outcomeUnknown: false }),
  ],
  ['that the screen shows', new NotSent()],
])('ends after a failure %s', async (_, error) => {
  const { tap, fail, isReading } = show()
  tap()
  await fail(error)
  expect(isReading()).toBe(false)
})

it('hides no other failure', async () => {
  const { tap, fail, isReading } = show()
  const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve))
  tap()
  const broken = new Error('broken')
  await fail(broken)
  expect([await unhandled, isReading()]).toEqual([broken, false])
})
