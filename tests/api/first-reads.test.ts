import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeFirstRead } from '@/api/first-reads'

const URL = '/api/cart/u'
const answer = { status: 200, data: [] }

// Of a page that has just been opened: tests share one.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000))

afterEach(() => {
  delete window.firstReads
})

test('an answer is taken once', async () => {
  window.firstReads = { [URL]: Promise.resolve(answer) }
  expect(await takeFirstRead(URL)).toBe(answer)
  expect(await takeFirstRead(URL)).toBeUndefined()
})

test('what the page did not read, or half a minute ago, is not there', async () => {
  window.firstReads = { [URL]: Promise.resolve(answer) }
  expect(await takeFirstRead('/api/other')).toBeUndefined()
  vi.mocked(performance.now).mockReturnValue(30_001)
  expect(await takeFirstRead(URL)).toBeUndefined()
})

test('whoever has given up does not wait for it', async () => {
  window.firstReads = { [URL]: new Promise(() => undefined) }
  const controller = new AbortController()
  const taken = takeFirstRead(URL, controller.signal)
  controller.abort()
  expect(await taken).toBeUndefined()
})
