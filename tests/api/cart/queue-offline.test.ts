import { describe, expect, it } from 'vitest'
import { holdTime, kilos, pass } from './time'
import { fakeCart, lineOf } from './fake-cart'

holdTime()

describe('without a network', () => {
  it('keeps edits, and sends them one by one in the order they were made', async () => {
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

  it('stops sending when the network is away again, and Proceed does not go on', async () => {
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

  it('sends an edit again, in its turn, when the network was back before it failed', async () => {
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

  it('sends the latest edit when the network comes and goes, none a third time', async () => {
    const { queue, words, stateOf, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(5))
    void queue.set(lineOf('a', 1), kilos(6))
    for (let times = 0; times < 3; times += 1) {
      await answer('unsent')
    }
    expect(words()).toEqual(['a=5', 'a=6', 'a=6'])
    expect(stateOf('a')).toBe('not-saved')
  })

  it('sends Empty Cart again when the network was back before it failed', async () => {
    const { queue, words, server, answer } = fakeCart({ a: 1 })
    queue.empty([lineOf('a', 1)])
    await pass()
    await answer('unsent')
    await answer('ok')
    expect(words()).toEqual(['emptied', 'emptied'])
    expect(server.size).toBe(0)
    expect([queue.isWaiting(), queue.hasFailed()]).toEqual([false, false])
  })

  it('sends Empty Cart again before a line that was added since', async () => {
    const { queue, words, answer } = fakeCart({ a: 1 })
    queue.empty([lineOf('a', 1)])
    await pass()
    void queue.set(lineOf('a', 1), kilos(5))
    await answer('unsent')
    expect(words()).toEqual(['emptied', 'emptied'])
    await answer('ok')
    expect(words()).toEqual(['emptied', 'emptied', 'a=5'])
  })

  it('does not send an edit that was replaced, or is being typed over, meanwhile', async () => {
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

  it('sends Empty Cart again as one request', async () => {
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
