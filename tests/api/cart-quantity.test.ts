// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { holdTime, kilos, pass } from './cart-time'
import { fakeCart, lineOf } from './fake-cart'

holdTime()

describe('typing a quantity: "edits are sent after an 800 ms pause"', () => {
  it('sends only the last one, 800 ms after the last keystroke', async () => {
    const { writer, words } = fakeCart({ a: 1 })
    writer.type(lineOf('a', 1), kilos(2))
    await pass(799)
    writer.type(lineOf('a', 1), kilos(25))
    await pass(799)
    expect(words()).toEqual([])
    await pass(1)
    expect(words()).toEqual(['a=25'])
    await pass(5000)
    expect(words()).toEqual(['a=25'])
  })

  it('shows what is typed at once, and each line how far it is', async () => {
    const { writer, shownWords, stateOf, sent } = fakeCart({ a: 1, b: 2 })
    writer.type(lineOf('a', 1), kilos(7))
    expect(shownWords()).toEqual(['a=7', 'b=2'])
    expect(stateOf('a')).toBe('waiting')
    await pass(800)
    expect(stateOf('a')).toBe('saving')
    sent[0]?.answer('ok')
    await pass()
    expect(stateOf('a')).toBe('saved')
    expect(stateOf('b')).toBeUndefined()
    expect(shownWords()).toEqual(['a=7', 'b=2'])
  })

  it('sends at once on blur, and not again when the pause is over', async () => {
    const { writer, words } = fakeCart({ a: 1 })
    writer.type(lineOf('a', 1), kilos(2))
    writer.send('a')
    expect(words()).toEqual(['a=2'])
    await pass(800)
    expect(words()).toEqual(['a=2'])
  })

  it('sends nothing of what has become nonsense, and shows what stood there before', async () => {
    const { writer, words, shownWords, stateOf } = fakeCart({ a: 500 })
    writer.type(lineOf('a', 500), kilos(50))
    writer.type(lineOf('a', 500), kilos(5))
    writer.takeBack('a')
    expect(shownWords()).toEqual(['a=500'])
    expect(stateOf('a')).toBeUndefined()
    writer.send('a')
    await pass(5000)
    expect(words()).toEqual([])
  })

  it('goes back to what is on its way when the newer quantity becomes nonsense', async () => {
    const { writer, words, sent, shownWords, stateOf } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    writer.type(lineOf('a', 2), kilos(3))
    writer.takeBack('a')
    expect(shownWords()).toEqual(['a=2'])
    expect(stateOf('a')).toBe('saving')
    sent[0]?.answer('ok')
    await pass(5000)
    expect(stateOf('a')).toBe('saved')
    expect(words()).toEqual(['a=2'])
  })

  it('sends what was decided before, when it waited only for the typing', async () => {
    const { writer, words, sent } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    void writer.set(lineOf('a', 2), kilos(3))
    writer.type(lineOf('a', 3), kilos(4))
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=2'])
    writer.takeBack('a')
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('leaves nothing behind to be sent after a reload', async () => {
    const { writer, sent, remembered } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    writer.type(lineOf('a', 2), kilos(3))
    sent[0]?.answer('ok')
    await pass()
    writer.takeBack('a')
    await pass()
    expect(remembered()).toEqual([])
  })

  it('gives the next quantity its whole pause after a blur', async () => {
    const { writer, words, sent } = fakeCart({ a: 1 })
    writer.type(lineOf('a', 1), kilos(2))
    await pass(500)
    writer.send('a')
    sent[0]?.answer('ok')
    writer.type(lineOf('a', 1), kilos(3))
    await pass(799)
    expect(words()).toEqual(['a=2'])
    await pass(1)
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('sends nothing on blur when nothing was typed', () => {
    const { writer, words } = fakeCart({ a: 1 })
    writer.send('a')
    expect(words()).toEqual([])
  })
})

describe('one request per line at a time, latest wins', () => {
  it('holds the newer quantity back until the answer, and skips those in between', async () => {
    const { writer, words, sent, server } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    void writer.set(lineOf('a', 1), kilos(3))
    void writer.set(lineOf('a', 1), kilos(4))
    await pass()
    expect(words()).toEqual(['a=2'])
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=2', 'a=4'])
    sent[1]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=2', 'a=4'])
    expect(server.get('a')).toBe(4)
  })

  it('keeps to the typing pause after an answer', async () => {
    const { writer, words, sent } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    writer.type(lineOf('a', 2), kilos(3))
    sent[0]?.answer('ok')
    await pass(799)
    expect(words()).toEqual(['a=2'])
    await pass(1)
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('sends the newer quantity also when the older one failed', async () => {
    const { writer, words, sent, stateOf } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    void writer.set(lineOf('a', 1), kilos(3))
    sent[0]?.answer('failed')
    await pass()
    expect(words()).toEqual(['a=2', 'a=3'])
    expect(stateOf('a')).toBe('saving')
  })

  it('reads the cart anew once, when everything is at rest', async () => {
    const { writer, sent, reads } = fakeCart({ a: 1, b: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    void writer.set(lineOf('b', 1), kilos(2))
    writer.type(lineOf('c', 1), kilos(2))
    sent[0]?.answer('ok')
    sent[1]?.answer('ok')
    await pass()
    expect(reads()).toBe(0)
    await pass(800)
    sent[2]?.answer('ok')
    await pass()
    expect(reads()).toBe(1)
  })

  it('lets lines go side by side', () => {
    const { writer, words } = fakeCart({ a: 1, b: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    void writer.set(lineOf('b', 1), kilos(3))
    expect(words()).toEqual(['a=2', 'b=3'])
  })

  it('puts a line back after its removal has been answered', async () => {
    const { writer, words, sent, server, shownWords } = fakeCart({ a: 1 })
    writer.remove(lineOf('a', 1))
    expect(shownWords()).toEqual([])
    void writer.set(lineOf('a', 1), kilos(1))
    expect(shownWords()).toEqual(['a=1'])
    expect(words()).toEqual(['a removed'])
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a removed', 'a=1'])
    sent[1]?.answer('ok')
    await pass()
    expect([...server]).toEqual([['a', 1]])
    expect(shownWords()).toEqual(['a=1'])
  })
})
