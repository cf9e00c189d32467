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
})

/** One request per line, latest wins, in any order of taps: tests/exploration. */
describe('requests', () => {
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
})

describe('emptying the cart', () => {
  it('keeps its lines saving when an older request fails', async () => {
    const { queue, shown, stateOf, shownWords, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(5))
    queue.empty(shown())
    await answer('failed')
    expect(stateOf('a')).toBe('saving')
    expect(shownWords()).toEqual([])
  })

  it('shows the lines again when it fails, and empties on Retry', async () => {
    const { queue, words, shown, shownWords, server, answer } = fakeCart({ a: 1, b: 2 })
    queue.empty(shown())
    await pass()
    await answer('failed')
    expect(shownWords()).toEqual(['a=1', 'b=2'])
    expect(queue.hasFailed()).toBe(true)
    // Only a person empties it again, not the network coming back.
    await queue.sendWaiting()
    expect(words()).toEqual(['emptied'])
    queue.retry()
    expect(shownWords()).toEqual([])
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
    await answer('ok')
    expect(queue.hasFailed()).toBe(false)
    expect([...server]).toEqual([])
  })

  it('does not remove, on Retry, a line being typed since', async () => {
    const { queue, words, shown, shownWords, answer } = fakeCart({ a: 1, b: 2 })
    queue.empty(shown())
    await pass()
    await answer('failed')
    queue.type(lineOf('a', 1), kilos(7))
    queue.retry()
    expect(shownWords()).toEqual(['a=7'])
    await pass(800)
    expect(words()).toEqual(['emptied', 'b removed', 'a=7'])
  })
})
