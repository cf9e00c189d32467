// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { holdTime, kilos, pass } from './time'
import { fakeCart, lineOf } from './fake-cart'

holdTime()

describe('what was not saved', () => {
  it('is said, is not sent again by itself, and goes out on Retry', async () => {
    const { queue, words, sent, stateOf, shownWords } = fakeCart({ a: 1 })
    const saved = queue.set(lineOf('a', 1), kilos(5))
    sent[0]?.answer('failed')
    await pass(60_000)
    await expect(saved).resolves.toBe(false)
    expect(stateOf('a')).toBe('not-saved')
    expect(queue.hasFailed()).toBe(true)
    expect(shownWords()).toEqual(['a=5'])
    expect(words()).toEqual(['a=5'])

    queue.retry()
    expect(words()).toEqual(['a=5', 'a=5'])
    sent[1]?.answer('ok')
    await pass()
    expect(stateOf('a')).toBe('saved')
    expect(queue.hasFailed()).toBe(false)
  })

  it('gives way to what is being typed over it', async () => {
    const { queue, words, sent, shownWords } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(5))
    sent[0]?.answer('failed')
    await pass()
    queue.type(lineOf('a', 5), kilos(6))
    expect(queue.hasFailed()).toBe(false)
    queue.retry()
    expect(shownWords()).toEqual(['a=6'])
    await pass(800)
    expect(words()).toEqual(['a=5', 'a=6'])
  })

  it('leaves a line in sight whose removal failed', async () => {
    const { queue, sent, shownWords, words } = fakeCart({ a: 1, b: 2 })
    queue.remove(lineOf('a', 1))
    expect(shownWords()).toEqual(['b=2'])
    sent[0]?.answer('failed')
    await pass()
    expect(shownWords()).toEqual(['a=1', 'b=2'])
    queue.retry()
    expect(words()).toEqual(['a removed', 'a removed'])
    expect(shownWords()).toEqual(['b=2'])
  })

  it('keeps a reload from losing it until it is saved; a cart that cannot be read then changes nothing', async () => {
    const { queue, sent, remembered, setReadable } = fakeCart({ a: 1 })
    setReadable(false)
    queue.type(lineOf('a', 1), kilos(2))
    const edit = { productId: 'a', quantity: 2000 }
    expect(remembered()).toEqual([edit])
    queue.send('a')
    sent[0]?.answer('ok')
    await pass()
    // Sent again by a later page, it would go over what another device has changed since.
    expect(remembered()).toEqual([])
  })
})

describe('waiting for rest: Proceed, and leaving the screen', () => {
  it('sends what was typed, waits for every answer and says that all is saved', async () => {
    const { queue, words, sent } = fakeCart({ a: 1, b: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    queue.type(lineOf('b', 1), kilos(3))
    let outcome: boolean | undefined
    void queue.flush().then((saved) => (outcome = saved))
    expect(words()).toEqual(['a=2', 'b=3'])
    sent[0]?.answer('ok')
    await pass()
    expect(outcome).toBeUndefined()
    sent[1]?.answer('ok')
    await pass()
    expect(outcome).toBe(true)
  })

  it('says when something was not saved, and tries it again the next time', async () => {
    const { queue, words, sent } = fakeCart({ a: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    const first = queue.flush()
    sent[0]?.answer('failed')
    await expect(first).resolves.toBe(false)
    const second = queue.flush()
    expect(words()).toEqual(['a=2', 'a=2'])
    sent[1]?.answer('ok')
    await expect(second).resolves.toBe(true)
  })

  it('also waits for what is typed meanwhile', async () => {
    const { queue, words, sent } = fakeCart({ a: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    const flushed = queue.flush()
    queue.type(lineOf('a', 1), kilos(3))
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=2', 'a=3'])
    sent[1]?.answer('ok')
    await expect(flushed).resolves.toBe(true)
  })

  it('is at once done when there is nothing to send', async () => {
    const { queue } = fakeCart({ a: 1 })
    await expect(queue.flush()).resolves.toBe(true)
  })
})

describe('when the page goes out of sight', () => {
  it('sends what was typed so that it outlives the page', () => {
    const { queue, sent } = fakeCart({ a: 1, b: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    queue.hide()
    expect(sent).toMatchObject([{ what: 'a=2', keepalive: true }])
  })

  it('keeps one request a line while the page lives on', async () => {
    const { queue, words, sent } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    queue.type(lineOf('a', 2), kilos(3))
    queue.hide()
    expect(words()).toEqual(['a=2'])
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('lets a request give way to the newer one of its line when the page goes for good', async () => {
    const { queue, sent, stateOf, open } = fakeCart({ a: 1, b: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    void queue.set(lineOf('b', 1), kilos(2))
    queue.type(lineOf('a', 2), kilos(3))
    queue.leave()
    expect(sent).toMatchObject([
      { what: 'a=2' },
      { what: 'b=2' },
      { what: 'a=3', keepalive: true },
      { what: 'b=2', keepalive: true },
    ])
    expect(open().map(({ what }) => what)).toEqual(['a=3', 'b=2'])
    // The page may come back: the abandoned request says nothing about the line.
    await pass()
    expect(stateOf('a')).toBe('saving')
    sent[2]?.answer('ok')
    await pass()
    expect(stateOf('a')).toBe('saved')
  })
})

describe('without a network', () => {
  it('waits, and goes out in the order it was decided, one after the other', async () => {
    const { queue, sent, words, stateOf, open } = fakeCart({ a: 1, b: 2 })
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
      open()[0]?.answer('ok')
      await pass()
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
    const { queue, sent, words, stateOf, open } = fakeCart({ a: 1, b: 2 })
    void queue.set(lineOf('a', 1), kilos(5))
    void queue.set(lineOf('b', 2), kilos(6))
    for (const request of sent) request.answer('offline')
    await pass()
    const done = queue.sendWaiting()
    open()[0]?.answer('unsent')
    await pass()
    expect(stateOf('a')).toBe('saving')
    expect(words().slice(2)).toEqual(['a=5', 'a=5'])
    for (const expected of ['a=5', 'b=6']) {
      expect(open().map(({ what }) => what)).toEqual([expected])
      open()[0]?.answer('ok')
      await pass()
    }
    await done
    expect([queue.isWaiting(), queue.hasFailed()]).toEqual([false, false])
  })

  it('that comes and goes: no third time by itself, and the latest wish is what goes out', async () => {
    const { queue, words, open, stateOf } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(5))
    void queue.set(lineOf('a', 1), kilos(6))
    for (let times = 0; times < 3; times += 1) {
      open()[0]?.answer('unsent')
      await pass()
    }
    expect(words()).toEqual(['a=5', 'a=6', 'a=6'])
    expect(stateOf('a')).toBe('not-saved')
  })

  it('that is back before an emptying has failed: it goes out once more', async () => {
    const { queue, words, open, server } = fakeCart({ a: 1 })
    queue.empty([lineOf('a', 1)])
    await pass()
    open()[0]?.answer('unsent')
    await pass()
    open()[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
    expect(server.size).toBe(0)
    expect([queue.isWaiting(), queue.hasFailed()]).toEqual([false, false])
  })

  it('sends an emptied cart again as one', async () => {
    const { queue, sent, words } = fakeCart({ a: 1, b: 2 })
    queue.empty([lineOf('a', 1), lineOf('b', 2)])
    await pass()
    sent[0]?.answer('offline')
    await pass()
    expect(queue.isWaiting()).toBe(true)
    void queue.sendWaiting()
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
  })
})
