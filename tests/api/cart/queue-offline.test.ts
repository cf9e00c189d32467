// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { holdTime, kilos, pass } from './time'
import { fakeCart, lineOf } from './fake-cart'

holdTime()

describe('without a network', () => {
  it('waits, and goes out in the order it was decided, one after the other', async () => {
    const { queue, sent, words, stateOf, open, answer } = fakeCart({ a: 1, b: 2 })
    void queue.set(lineOf('b', 2), kilos(5))
    void queue.set(lineOf('a', 1), kilos(6))
    void queue.set(lineOf('c', 1), kilos(7))
    for (const request of sent) request.answer('offline')
    await pass()
    expect(['a', 'b', 'c'].map(stateOf)).toEqual(['offline', 'offline', 'offline'])
    expect([queue.isWaiting(), queue.hasFailed()]).toEqual([true, false])
    // Decided again: it is the last now.
    void queue.set(lineOf('b', 2), kilos(8))
    sent.at(-1)?.answer('offline')
    await pass()

    const before = words().length
    const done = queue.sendWaiting()
    for (const expected of ['a=6', 'c=7', 'b=8']) {
      expect(open().map(({ what }) => what)).toEqual([expected])
      await answer('ok')
    }
    await done
    expect(words().slice(before)).toEqual(['a=6', 'c=7', 'b=8'])
    expect(queue.isWaiting()).toBe(false)
  })

  it('stops where the network is away again, and is no reason to go on', async () => {
    const { queue, sent, words, open } = fakeCart({ a: 1, b: 2 })
    void queue.set(lineOf('a', 1), kilos(5))
    void queue.set(lineOf('b', 2), kilos(6))
    for (const request of sent) request.answer('offline')
    await pass()
    const flushed = queue.flush()
    open()[0]?.answer('offline')
    expect(await flushed).toBe(false)
    expect(words()).toEqual(['a=5', 'b=6', 'a=5'])
  })

  it('that is back before a request has failed: it goes out once more, in its turn', async () => {
    const { queue, sent, words, stateOf, open, answer } = fakeCart({ a: 1, b: 2 })
    void queue.set(lineOf('a', 1), kilos(5))
    void queue.set(lineOf('b', 2), kilos(6))
    for (const request of sent) request.answer('offline')
    await pass()
    const done = queue.sendWaiting()
    await answer('unsent')
    expect(stateOf('a')).toBe('saving')
    expect(words().slice(2)).toEqual(['a=5', 'a=5'])
    for (const expected of ['a=5', 'b=6']) {
      expect(open().map(({ what }) => what)).toEqual([expected])
      await answer('ok')
    }
    await done
    expect([queue.isWaiting(), queue.hasFailed()]).toEqual([false, false])
  })

  it('that comes and goes sends the latest edit, and none a third time', async () => {
    const { queue, words, stateOf, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(5))
    void queue.set(lineOf('a', 1), kilos(6))
    for (let times = 0; times < 3; times += 1) {
      await answer('unsent')
    }
    expect(words()).toEqual(['a=5', 'a=6', 'a=6'])
    expect(stateOf('a')).toBe('not-saved')
  })

  it('that is back before an emptying has failed: it goes out once more', async () => {
    const { queue, words, server, answer } = fakeCart({ a: 1 })
    queue.empty([lineOf('a', 1)])
    await pass()
    await answer('unsent')
    await answer('ok')
    expect(words()).toEqual(['emptied', 'emptied'])
    expect(server.size).toBe(0)
    expect([queue.isWaiting(), queue.hasFailed()]).toEqual([false, false])
  })

  it('that is back before an emptying has failed: it goes out before what was put in since', async () => {
    const { queue, words, answer } = fakeCart({ a: 1 })
    queue.empty([lineOf('a', 1)])
    await pass()
    void queue.set(lineOf('a', 1), kilos(5))
    await answer('unsent')
    expect(words()).toEqual(['emptied', 'emptied'])
    await answer('ok')
    expect(words()).toEqual(['emptied', 'emptied', 'a=5'])
  })

  it('that is back: an edit replaced or being typed over meanwhile does not go out', async () => {
    const { queue, sent, words, open, answer } = fakeCart({ a: 1, b: 2, c: 3, d: 4 })
    for (const id of ['a', 'b', 'c', 'd']) void queue.set(lineOf(id, 1), kilos(5))
    for (const request of sent) request.answer('offline')
    await pass()
    void queue.sendWaiting()
    void queue.set(lineOf('b', 2), kilos(6))
    queue.type(lineOf('c', 3), kilos(7))
    open()[1]?.answer('ok')
    await answer('ok')
    expect(words().slice(4)).toEqual(['a=5', 'b=6', 'd=5'])
    await answer('ok')
    await pass(800)
    expect(words().slice(4)).toEqual(['a=5', 'b=6', 'd=5', 'c=7'])
  })

  it('sends an emptied cart again as one', async () => {
    const { queue, words, answer } = fakeCart({ a: 1, b: 2 })
    queue.empty([lineOf('a', 1), lineOf('b', 2)])
    await pass()
    await answer('offline')
    expect(queue.isWaiting()).toBe(true)
    void queue.sendWaiting()
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
  })
})
