import { describe, expect, it } from 'vitest'
import { asNew } from '@/api/cart/edits'
import { holdTime, kilos, pass } from './time'
import { fakeCart, lineOf } from './fake-cart'

const seconds = (count: number) => pass(count * 1000)

holdTime()

describe('an edit without an answer', () => {
  it('is reported after 15 seconds, and blocks nothing', async () => {
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

  it('is sent again on Retry, which aborts the first request', async () => {
    const { queue, sent, open, stateOf, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await seconds(60)
    expect(sent).toHaveLength(1)
    queue.retry()
    expect(open().map(({ what }) => what)).toEqual(['a=2'])
    await answer('ok')
    expect(stateOf('a')).toBe('saved')
  })

  it('is aborted by the next quantity', async () => {
    const { queue, open, server, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await seconds(15)
    void queue.set(lineOf('a', 2), kilos(3))
    expect(open().map(({ what }) => what)).toEqual(['a=3'])
    await answer('ok')
    expect(server.get('a')).toBe(3)
  })

  it('is saved when its answer comes late', async () => {
    const { queue, stateOf, answer } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await seconds(15)
    await answer('ok')
    expect(stateOf('a')).toBe('saved')
  })
})

describe('a newer edit behind a request without an answer', () => {
  async function withTwoEdits() {
    const cart = fakeCart({ a: 1 })
    void cart.queue.set(lineOf('a', 1), kilos(2))
    void cart.queue.set(lineOf('a', 2), kilos(3))
    await pass(14_999)
    expect(cart.stateOf('a')).toBe('saving')
    await pass(1)
    expect(cart.stateOf('a')).toBe('no-answer')
    expect(cart.words()).toEqual(['a=2'])
    return cart
  }

  it('is sent in place of the request on Retry', async () => {
    const { queue, open } = await withTwoEdits()
    queue.retry()
    expect(open().map(({ what }) => what)).toEqual(['a=3'])
  })

  it('is sent when the answer comes late', async () => {
    const { sent, words, stateOf, server, answer } = await withTwoEdits()
    await answer('ok')
    expect(words()).toEqual(['a=2', 'a=3'])
    expect(stateOf('a')).toBe('saving')
    sent[1]?.answer('ok')
    await seconds(60)
    expect([stateOf('a'), server.get('a')]).toEqual(['saved', 3])
  })

  it('is not shown as saved while another one is being typed', async () => {
    const { queue, stateOf, words, answer } = await withTwoEdits()
    queue.type(lineOf('a', 3), kilos(4))
    await answer('ok')
    queue.discardTyped('a')
    expect(words()).toEqual(['a=2', 'a=3'])
    expect(stateOf('a')).toBe('saving')
  })
})

describe('Empty Cart without an answer', () => {
  it('blocks nothing, and is sent again on Retry', async () => {
    const { queue, sent, words, shown, open, shownWords } = fakeCart({ a: 1, b: 2 })
    queue.empty(shown())
    const proceed = queue.flush()
    await seconds(15)
    expect(await proceed).toBe(false)
    expect(shownWords()).toEqual(['a=1', 'b=2'])
    queue.retry()
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
    expect(open()).toHaveLength(1)
    expect(sent[0]?.isAborted()).toBe(true)
  })

  it('reports a line that was added behind it', async () => {
    const { queue, open, shown, stateOf } = fakeCart({ a: 1 })
    queue.empty(shown())
    await pass()
    const saved = queue.set(lineOf('c', 0), kilos(3))
    await seconds(15)
    expect(await saved).toBe(false)
    expect(stateOf('c')).toBe('no-answer')
    queue.retry()
    await pass()
    expect(open().map(({ what }) => what)).toEqual(['a removed', 'c=3'])
  })

  it('is not stored: a later page must not remove lines shown again', async () => {
    const { queue, shown, remembered } = fakeCart({ a: 1 })
    queue.empty(shown())
    expect(remembered()).toEqual([{ productId: 'a', quantity: null }])
    await seconds(15)
    expect(remembered()).toEqual([])
  })

  it('waits at most 15 seconds for an earlier request, and then aborts it', async () => {
    const { queue, sent, shown, words } = fakeCart({ a: 1 })
    void queue.set(lineOf('a', 1), kilos(2))
    await seconds(14)
    queue.empty(shown())
    expect(words()).toEqual(['a=2'])
    await seconds(1)
    expect(words()).toEqual(['a=2', 'emptied'])
    expect(sent.map((request) => request.isOpen())).toEqual([false, true])
  })
})

describe('a failed removal, whose line is shown again', () => {
  it('of the whole cart is not repeated by Proceed or by the network coming back', async () => {
    const { queue, words, shown, remembered, answer } = fakeCart({ a: 1, b: 2 })
    queue.empty(shown())
    await pass()
    await answer('failed')
    expect(shown()).toHaveLength(2)
    expect(remembered()).toEqual([])
    expect(await queue.flush()).toBe(true)
    await queue.sendWaiting()
    expect(words()).toEqual(['emptied'])
  })

  it('of the whole cart, unanswered, is aborted by a line that is added', async () => {
    const { queue, sent, open, shown } = fakeCart({ a: 1, b: 2 })
    queue.empty(shown())
    await seconds(15)
    expect(shown()).toHaveLength(2)
    void queue.set(lineOf('a', 1), kilos(3))
    await pass()
    expect(sent[0]?.isAborted()).toBe(true)
    expect(open().map(({ what }) => what)).toEqual(['a=3'])
  })

  it('of one line lets Proceed go on with the line in the cart', async () => {
    const { queue, words, shownWords, answer } = fakeCart({ a: 1, b: 2 })
    queue.remove(lineOf('a', 1))
    await answer('failed')
    expect(await queue.flush()).toBe(true)
    expect(words()).toEqual(['a removed'])
    expect(shownWords()).toEqual(['a=1', 'b=2'])
  })

  it('of one line, unanswered, is aborted by Proceed, which reads the cart again', async () => {
    const { queue, sent, shownWords, reads } = fakeCart({ a: 1 })
    queue.remove(lineOf('a', 1))
    await seconds(15)
    expect(await queue.flush()).toBe(true)
    expect(sent[0]?.isAborted()).toBe(true)
    expect([shownWords(), reads()]).toEqual([['a=1'], 1])
  })

  it('is stored with its product when it is changed before the cart was read again', async () => {
    const { queue, setReadable, answer } = fakeCart({ a: 1 })
    setReadable(false)
    queue.remove(lineOf('a', 1))
    await answer('failed')
    await queue.flush()
    queue.type(lineOf('a', 1), kilos(5))
    expect(queue.edits().get('a')?.line).toEqual(asNew(lineOf('a', 1)))
  })

  it('is sent again by a new tap', async () => {
    const { queue, words, answer } = fakeCart({ a: 1 })
    queue.remove(lineOf('a', 1))
    await answer('failed')
    queue.remove(lineOf('a', 1))
    expect(words()).toEqual(['a removed', 'a removed'])
  })
})
