/** What the status strip and the boundaries follow: whether the network and the provider answer. */
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  isOffline,
  onRetry,
  readRetryCount,
  reportConnectivity,
  reportForbidden,
  reportOfflineData,
  requestRetry,
  useConnectivity,
  useIsRetryOffered,
  useOfferRetry,
  useOfflineSince,
  useRetryCount,
} from '@/api/connectivity'

beforeEach(() => act(requestRetry))

/** As the browser tells of a network that is gone, or back. */
function setOnline(value: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')))
}

test('is offline, else unavailable, else forbidden, else ok', () => {
  const { result } = renderHook(useConnectivity)
  expect(result.current).toBe('ok')
  act(reportForbidden)
  expect(result.current).toBe('forbidden')
  act(() => reportConnectivity(false))
  expect(result.current).toBe('unavailable')
  setOnline(false)
  expect([result.current, isOffline()]).toEqual(['offline', true])
  // The browser may be wrong: an answer counts more. A refusal stays until Retry.
  act(() => reportConnectivity(true))
  expect(result.current).toBe('forbidden')
  act(requestRetry)
  expect(result.current).toBe('offline')
})

test('is ok after the next answer, or when the network is back', () => {
  const { result } = renderHook(useConnectivity)
  act(() => reportConnectivity(false))
  act(() => reportConnectivity(true))
  expect(result.current).toBe('ok')
  setOnline(false)
  expect(result.current).toBe('offline')
  // Calls are tried again.
  setOnline(true)
  expect([result.current, isOffline()]).toEqual(['ok', false])
})

test('does not render again while nothing changes', () => {
  let renders = 0
  renderHook(() => {
    renders += 1
    return [useConnectivity(), useOfflineSince()]
  })
  act(() => reportConnectivity(true))
  act(() => reportOfflineData(undefined))
  expect(renders).toBe(1)
})

test('counts one retry for a press, and one when the network is back', () => {
  const { result } = renderHook(useRetryCount)
  const work = vi.fn()
  onRetry(work)
  const before = result.current
  act(requestRetry)
  expect(result.current).toBe(before + 1)
  setOnline(false)
  setOnline(true)
  expect(result.current).toBe(before + 2)
  expect(readRetryCount()).toBe(before + 2)
  // Other changes are no retry.
  act(() => reportConnectivity(false))
  expect(work).toHaveBeenCalledTimes(2)
})

test('a retry is offered for as long as a screen offers one', () => {
  const { result } = renderHook(useIsRetryOffered)
  const screen = renderHook(useOfferRetry, { initialProps: false })
  expect(result.current).toBe(false)
  screen.rerender(true)
  expect(result.current).toBe(true)
  renderHook(() => useOfferRetry()).unmount()
  expect(result.current).toBe(true)
  screen.rerender(false)
  expect(result.current).toBe(false)
})
