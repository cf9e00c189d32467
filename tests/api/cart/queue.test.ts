// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { holdTime, kilos, pass } from './time'
import { fakeCart, lineOf } from './fake-cart'

holdTime()

describe('typing a quantity: "edits are sent after an 800 ms pause"', () => {
  it('sends only the last one, 800 ms after the last keystroke', async () => {
    const { queue, words } = fakeCart({ a: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    await pass(799)
    queue.type(lineOf('a', 1), kilos(25))
    await pass(799)
    expect(words()).toEqual([])
    await pass(1)
    expect(words()).toEqual(['a=25'])
    await pass(5000)
    expect(words()).toEqual(['a=25'])
  })

  it('shows what is typed at once, and the state of each line', async () => {
    const { queue, shownWords, stateOf, answer } = fakeCart({ a: 1, b: 2 })
    queue.type(lineOf('a', 1), kilos(7))
    expect(shownWords()).toEqual(['a=7', 'b=2'])
    expect(stateOf('a')).toBe('saving')
    await pass(800)
    expect(stateOf('a')).toBe('saving')
    await answer('ok')
    expect(stateOf('a')).toBe('saved')
    expect(stateOf('b')).toBeUndefined()
    expect(shownWords()).toEqual(['a=7', 'b=2'])
  })

  it('sends at once on blur, and not again when the pause is over', async () => {
    const { queue, sent } = fakeCart({ a: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    queue.send('a')
    expect(sent).toMatchObject([{ what: 'a=2', keepalive: false }])
    await pass(800)
    expect(sent).toHaveLength(1)
  })

  it('resolves to true once it was saved', async () => {
    const { queue, answer } = fakeCart({ a: 1 })
    const saved = queue.set(lineOf('a', 1), kilos(5))
    await answer('ok')
    await expect(saved).resolves.toBe(true)
  })

  it('sends nothing when the quantity becomes invalid, and shows the earlier one', async () => {
    const { queue, words, shownWords, stateOf } = fakeCart({ a: 500 })
    queue.type(lineOf('a', 500), kilos(50))
    queue.type(lineOf('a', 500), kilos(5))
    queue.discardTyped('a')
    expect(shownWords()).toEqual(['a=500'])
    expect(stateOf('a')).toBeUndefined()
    queue.send('a')
    await pass(5000)
    expect(words()).toEqual([])
  })

  it('shows the quantity being sent when the newer one becomes invalid', async () => {
    const { queue, words, sent, shownWords, stateOf } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    queue.type(lineOf('a', 2), kilos(3))
    queue.discardTyped('a')
    expect(shownWords()).toEqual(['a=2'])
    expect(stateOf('a')).toBe('saving')
    sent[0]?.answer('ok')
    await pass(5000)
    expect(stateOf('a')).toBe('saved')
    expect(words()).toEqual(['a=2'])
  })

  it('sends an earlier edit that waited only for the typing', async () => {
    const { queue, words, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    void queue.set(lineOf('a', 2), kilos(3))
    queue.type(lineOf('a', 3), kilos(4))
    await answer('ok')
    expect(words()).toEqual(['a=2'])
    queue.discardTyped('a')
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('stores nothing that a reload would send', async () => {
    const { queue, remembered, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    queue.type(lineOf('a', 2), kilos(3))
    await answer('ok')
    queue.discardTyped('a')
    await pass()
    expect(remembered()).toEqual([])
  })

  it('starts a new pause for the next quantity after a blur', async () => {
    const { queue, words, sent } = fakeCart({ a: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    await pass(500)
    queue.send('a')
    sent[0]?.answer('ok')
    queue.type(lineOf('a', 1), kilos(3))
    await pass(799)
    expect(words()).toEqual(['a=2'])
    await pass(1)
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('sends nothing on blur when nothing was typed', () => {
    const { queue, words } = fakeCart({ a: 1 })
    queue.send('a')
    expect(words()).toEqual([])
  })
})

describe('one request per line at a time, latest wins', () => {
  it('sends the latest quantity after the answer, and skips those in between', async () => {
    const { queue, words, server, answer, sent } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    void queue.set(lineOf('a', 1), kilos(3))
    void queue.set(lineOf('a', 1), kilos(4))
    await pass()
    expect(words()).toEqual(['a=2'])
    await answer('ok')
    expect(words()).toEqual(['a=2', 'a=4'])
    await answer('ok')
    expect(sent).toMatchObject([{ what: 'a=2' }, { what: 'a=4', keepalive: false }])
    expect(server.get('a')).toBe(4)
  })

  it('keeps the typing pause after an answer', async () => {
    const { queue, words, sent } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    queue.type(lineOf('a', 2), kilos(3))
    sent[0]?.answer('ok')
    await pass(799)
    expect(words()).toEqual(['a=2'])
    await pass(1)
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('sends the newer quantity when the older one failed', async () => {
    const { queue, words, stateOf, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    void queue.set(lineOf('a', 1), kilos(3))
    await answer('failed')
    expect(words()).toEqual(['a=2', 'a=3'])
    expect(stateOf('a')).toBe('saving')
  })

  it('reads the cart again once, when nothing is pending', async () => {
    const { queue, sent, reads, answer } = fakeCart({ a: 1, b: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    void queue.set(lineOf('b', 1), kilos(2))
    queue.type(lineOf('c', 1), kilos(2))
    sent[0]?.answer('ok')
    await answer('ok')
    expect(reads()).toBe(0)
    await pass(800)
    await answer('ok')
    expect(reads()).toBe(1)
  })

  it('sends several lines at the same time', () => {
    const { queue, words } = fakeCart({ a: 1, b: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    void queue.set(lineOf('b', 1), kilos(3))
    expect(words()).toEqual(['a=2', 'b=3'])
  })

  it('adds a line again after its removal was answered', async () => {
    const { queue, words, server, shownWords, answer } = fakeCart({ a: 1 })
    queue.remove(lineOf('a', 1))
    expect(shownWords()).toEqual([])
    void queue.set(lineOf('a', 1), kilos(1))
    expect(shownWords()).toEqual(['a=1'])
    expect(words()).toEqual(['a removed'])
    await answer('ok')
    expect(words()).toEqual(['a removed', 'a=1'])
    await answer('ok')
    expect([...server]).toEqual([['a', 1]])
    expect(shownWords()).toEqual(['a=1'])
  })
})
