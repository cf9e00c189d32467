import { describe, expect, it } from 'vitest'
import { holdTime, kilos, pass } from './time'
import { fakeCart, lineOf } from './fake-cart'

holdTime()

describe('an edit that was not saved', () => {
  it('is reported, not sent again by itself, and sent on Retry', async () => {
    const { queue, words, sent, stateOf, shownWords, answer } = fakeCart({ a: 1 })
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
    await answer('ok')
    expect(stateOf('a')).toBe('saved')
    expect(queue.hasFailed()).toBe(false)
  })

  it('is replaced by what is being typed over it', async () => {
    const { queue, words, shownWords, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(5))
    await answer('failed')
    queue.type(lineOf('a', 5), kilos(6))
    expect(queue.hasFailed()).toBe(false)
    queue.retry()
    expect(shownWords()).toEqual(['a=6'])
    await pass(800)
    expect(words()).toEqual(['a=5', 'a=6'])
  })

  it('is stored until it is saved, even if the cart cannot be read again then', async () => {
    const { queue, remembered, setReadable, answer } = fakeCart({ a: 1 })
    setReadable(false)
    queue.type(lineOf('a', 1), kilos(2))
    const edit = { productId: 'a', quantity: 2000 }
    expect(remembered()).toEqual([edit])
    queue.send('a')
    await answer('ok')
    // Sent again by a later page, it would go over what another device has changed since.
    expect(remembered()).toEqual([])
  })
})

describe('flush, for Proceed', () => {
  it('sends what was typed, and resolves to true once all is answered', async () => {
    const { queue, words, answer } = fakeCart({ a: 1, b: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    queue.type(lineOf('b', 1), kilos(3))
    let outcome: boolean | undefined
    void queue.flush().then((saved) => (outcome = saved))
    expect(words()).toEqual(['a=2', 'b=3'])
    await answer('ok')
    expect(outcome).toBeUndefined()
    await answer('ok')
    expect(outcome).toBe(true)
  })

  it('resolves to false when an edit was not saved, and sends it again next time', async () => {
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

  it('waits for what is typed meanwhile', async () => {
    const { queue, words, sent, answer } = fakeCart({ a: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    const flushed = queue.flush()
    queue.type(lineOf('a', 1), kilos(3))
    await answer('ok')
    expect(words()).toEqual(['a=2', 'a=3'])
    sent[1]?.answer('ok')
    await expect(flushed).resolves.toBe(true)
  })
})

describe('when the page is hidden or left', () => {
  it('sends what was typed with keepalive', () => {
    const { queue, sent } = fakeCart({ a: 1, b: 1 })
    queue.type(lineOf('a', 1), kilos(2))
    queue.hide()
    expect(sent).toMatchObject([{ what: 'a=2', keepalive: true }])
  })

  it('sends nothing again that has keepalive, and nothing that was not typed', async () => {
    const { queue, sent, shown, answer } = fakeCart({ a: 1, b: 1 })
    queue.hide()
    queue.leave()
    expect(sent).toEqual([])
    queue.type(lineOf('a', 1), kilos(2))
    queue.hide()
    queue.leave()
    expect(sent).toMatchObject([{ what: 'a=2', keepalive: true }])
    queue.empty(shown())
    queue.leave()
    await answer('ok')
    expect(sent.slice(1)).toMatchObject([{ what: 'emptied', keepalive: false }])
  })

  it('replaces a request by the newer one of its line when the page is left', async () => {
    const { queue, sent, stateOf, open, answer } = fakeCart({ a: 1, b: 1 })
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
    await answer('ok')
    expect(stateOf('a')).toBe('saved')
  })
})

describe('the edits as the app sees them', () => {
  it('have unique ids', async () => {
    const { queue, answer } = fakeCart({ a: 1 })
    const ids = new Set<string | undefined>()
    for (const quantity of [2, 3]) {
      void queue.set(lineOf('a', 1), kilos(quantity))
      ids.add(queue.edits().get('a')?.id)
    }
    const other = fakeCart({ a: 1 })
    void other.queue.set(lineOf('a', 1), kilos(2))
    ids.add(other.queue.edits().get('a')?.id)
    await answer('ok')
    await answer('failed')
    queue.retry()
    ids.add(queue.edits().get('a')?.id)
    expect(ids.size).toBe(4)
  })

  it('keep what is typed into a removed line while the cart is read', async () => {
    const { queue, setReadable, shownWords, words, answer } = fakeCart({ a: 1 })
    setReadable(false)
    queue.remove(lineOf('a', 1))
    await answer('ok')
    queue.type(lineOf('a', 1), kilos(3))
    setReadable(true)
    await pass()
    expect(shownWords()).toEqual(['a=3'])
    await pass(800)
    expect(words()).toEqual(['a removed', 'a=3'])
  })

  it('do not show a removed line again when Empty Cart fails later', async () => {
    const { queue, setReadable, shown, shownWords, answer } = fakeCart({ a: 1, b: 2 })
    setReadable(false)
    queue.remove(lineOf('a', 1))
    await answer('ok')
    queue.empty(shown())
    await pass()
    await answer('failed')
    expect(shownWords()).toEqual(['b=2'])
  })

  it('keep a saved quantity, no longer pending once the cart was read', async () => {
    const { queue, sent, reads, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await answer('ok')
    expect(queue.edits().get('a')).toMatchObject({ state: 'saved', isPending: false })
    await queue.flush()
    queue.retry()
    await pass()
    expect(reads()).toBe(1)
    expect(sent).toHaveLength(1)
  })
})
