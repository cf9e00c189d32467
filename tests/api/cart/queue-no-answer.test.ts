// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quantityFromNumber } from '@/domain/quantity'
import { fakeCart, lineOf } from './fake-cart'

const kilos = quantityFromNumber
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an edit that nothing answers', () => {
  it('is said after 15 seconds, and holds up nobody', async () => {
    const { queue, words, stateOf } = fakeCart({ a: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    queue.send('a')
    const proceed = queue.flush()
    await seconds(14)
    expect(stateOf('a')).toBe('saving')
    await seconds(1)
    expect(stateOf('a')).toBe('no-answer')
    expect(await proceed).toBe(false)
    expect(words()).toEqual(['a=2'])
  })

  it('is sent once more when the person says so: the first request gives way', async () => {
    const { queue, sent, open, stateOf } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await seconds(60)
    expect(sent).toHaveLength(1)
    queue.retry()
    expect(open().map(({ what }) => what)).toEqual(['a=2'])
    sent[1]?.answer('ok')
    await seconds(0)
    expect(stateOf('a')).toBe('saved')
  })

  it('gives way to the next quantity', async () => {
    const { queue, sent, open, server } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await seconds(15)
    void queue.set(lineOf('a', 2), kilos(3))
    expect(open().map(({ what }) => what)).toEqual(['a=3'])
    sent[1]?.answer('ok')
    await seconds(0)
    expect(server.get('a')).toBe(3)
  })

  it('counts when its answer comes after all', async () => {
    const { queue, sent, stateOf } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await seconds(15)
    sent[0]?.answer('ok')
    await seconds(0)
    expect(stateOf('a')).toBe('saved')
  })
})

describe('a removal that failed, its line given back', () => {
  it('of the whole cart: nothing is removed by Proceed, nor by the network coming back', async () => {
    const { queue, sent, words, shown, remembered } = fakeCart({ a: 1, b: 2 })
    queue.empty(shown())
    await seconds(0)
    sent[0]?.answer('failed')
    await seconds(0)
    expect(shown()).toHaveLength(2)
    expect(remembered()).toEqual([])
    expect(await queue.flush()).toBe(true)
    await queue.sendWaiting()
    expect(words()).toEqual(['emptied'])
  })

  it('of the whole cart, unanswered: it gives way to what is put into the cart', async () => {
    const { queue, sent, open, shown } = fakeCart({ a: 1, b: 2 })
    queue.empty(shown())
    await seconds(15)
    expect(shown()).toHaveLength(2)
    void queue.set(lineOf('a', 1), kilos(3))
    await seconds(0)
    expect(sent[0]?.isAborted()).toBe(true)
    expect(open().map(({ what }) => what)).toEqual(['a=3'])
  })

  it('of one line: Proceed goes on with the line in it', async () => {
    const { queue, sent, words, shownWords } = fakeCart({ a: 1, b: 2 })
    queue.remove(lineOf('a', 1))
    sent[0]?.answer('failed')
    await seconds(0)
    expect(await queue.flush()).toBe(true)
    expect(words()).toEqual(['a removed'])
    expect(shownWords()).toEqual(['a=1', 'b=2'])
  })

  it('is removed by a new tap', async () => {
    const { queue, sent, words } = fakeCart({ a: 1 })
    queue.remove(lineOf('a', 1))
    sent[0]?.answer('failed')
    await seconds(0)
    queue.remove(lineOf('a', 1))
    expect(words()).toEqual(['a removed', 'a removed'])
  })
})
