// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quantityFromNumber } from '@/domain/quantity'
import { fakeCart, lineOf } from './fake-cart'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const kilos = quantityFromNumber

/** Lets everything that follows from the last step happen, and `ms` pass. */
async function pass(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
}

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

describe('what was not saved', () => {
  it('is said, is not sent again by itself, and goes out on Retry', async () => {
    const { writer, words, sent, stateOf, shownWords } = fakeCart({ a: 1 })
    const saved = writer.set(lineOf('a', 1), kilos(5))
    sent[0]?.answer('failed')
    await pass(60_000)
    await expect(saved).resolves.toBe(false)
    expect(stateOf('a')).toBe('not-saved')
    expect(writer.hasFailed()).toBe(true)
    expect(shownWords()).toEqual(['a=5'])
    expect(words()).toEqual(['a=5'])

    writer.retry()
    expect(words()).toEqual(['a=5', 'a=5'])
    sent[1]?.answer('ok')
    await pass()
    expect(stateOf('a')).toBe('saved')
    expect(writer.hasFailed()).toBe(false)
  })

  it('gives way to what is being typed over it', async () => {
    const { writer, words, sent, shownWords } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(5))
    sent[0]?.answer('failed')
    await pass()
    writer.type(lineOf('a', 5), kilos(6))
    expect(writer.hasFailed()).toBe(false)
    writer.retry()
    expect(shownWords()).toEqual(['a=6'])
    await pass(800)
    expect(words()).toEqual(['a=5', 'a=6'])
  })

  it('leaves a line in sight whose removal failed', async () => {
    const { writer, sent, shownWords, words } = fakeCart({ a: 1, b: 2 })
    writer.remove(lineOf('a', 1))
    expect(shownWords()).toEqual(['b=2'])
    sent[0]?.answer('failed')
    await pass()
    expect(shownWords()).toEqual(['a=1', 'b=2'])
    writer.retry()
    expect(words()).toEqual(['a removed', 'a removed'])
    expect(shownWords()).toEqual(['b=2'])
  })

  it('keeps a reload from losing it, until the provider is known to hold it', async () => {
    const { writer, sent, remembered, setReadable } = fakeCart({ a: 1 })
    setReadable(false)
    writer.type(lineOf('a', 1), kilos(2))
    const wish = { productId: 'a', wish: { kind: 'set', quantity: 2000 } }
    expect(remembered()).toEqual([wish])
    writer.send('a')
    sent[0]?.answer('ok')
    await pass()
    expect(remembered()).toEqual([wish])
    setReadable(true)
    await pass()
    expect(remembered()).toEqual([])
  })
})

describe('waiting for rest: Proceed, and leaving the screen', () => {
  it('sends what was typed, waits for every answer and says that all is saved', async () => {
    const { writer, words, sent } = fakeCart({ a: 1, b: 1 })
    writer.type(lineOf('a', 1), kilos(2))
    writer.type(lineOf('b', 1), kilos(3))
    let outcome: boolean | undefined
    void writer.flush().then((saved) => (outcome = saved))
    expect(words()).toEqual(['a=2', 'b=3'])
    sent[0]?.answer('ok')
    await pass()
    expect(outcome).toBeUndefined()
    sent[1]?.answer('ok')
    await pass()
    expect(outcome).toBe(true)
  })

  it('says when something was not saved, and tries it again the next time', async () => {
    const { writer, words, sent } = fakeCart({ a: 1 })
    writer.type(lineOf('a', 1), kilos(2))
    const first = writer.flush()
    sent[0]?.answer('failed')
    await expect(first).resolves.toBe(false)
    const second = writer.flush()
    expect(words()).toEqual(['a=2', 'a=2'])
    sent[1]?.answer('ok')
    await expect(second).resolves.toBe(true)
  })

  it('also waits for what is typed meanwhile', async () => {
    const { writer, words, sent } = fakeCart({ a: 1 })
    writer.type(lineOf('a', 1), kilos(2))
    const flushed = writer.flush()
    writer.type(lineOf('a', 1), kilos(3))
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=2', 'a=3'])
    sent[1]?.answer('ok')
    await expect(flushed).resolves.toBe(true)
  })

  it('is at once done when there is nothing to send', async () => {
    const { writer } = fakeCart({ a: 1 })
    await expect(writer.flush()).resolves.toBe(true)
  })
})

describe('emptying the cart', () => {
  it('waits for what is under way, and what comes later waits for it', async () => {
    const { writer, words, sent, shown, shownWords, server } = fakeCart({ a: 1, b: 2 })
    void writer.set(lineOf('a', 1), kilos(5))
    writer.empty(shown())
    expect(shownWords()).toEqual([])
    void writer.set(lineOf('b', 2), kilos(2))
    await pass()
    expect(words()).toEqual(['a=5'])
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=5', 'emptied'])
    sent[1]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=5', 'emptied', 'b=2'])
    sent[2]?.answer('ok')
    await pass()
    expect([...server]).toEqual([['b', 2]])
    expect(shownWords()).toEqual(['b=2'])
  })

  it('is what its lines are waiting for, whatever becomes of older requests', async () => {
    const { writer, sent, shown, stateOf, shownWords } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(5))
    writer.empty(shown())
    sent[0]?.answer('failed')
    await pass()
    expect(stateOf('a')).toBe('saving')
    expect(shownWords()).toEqual([])
  })

  it('leaves a quantity typed meanwhile its pause', async () => {
    const { writer, words, sent, shown } = fakeCart({ a: 1 })
    writer.empty(shown())
    void writer.set(lineOf('a', 1), kilos(1))
    writer.type(lineOf('a', 1), kilos(2))
    await pass()
    sent[0]?.answer('ok')
    await pass(799)
    expect(words()).toEqual(['emptied'])
    await pass(1)
    expect(words()).toEqual(['emptied', 'a=2'])
  })

  it('drops what was typed and not sent', async () => {
    const { writer, words, sent, shown } = fakeCart({ a: 1 })
    writer.type(lineOf('a', 1), kilos(5))
    writer.empty(shown())
    await pass()
    sent[0]?.answer('ok')
    await pass(5000)
    expect(words()).toEqual(['emptied'])
  })

  it('keeps the order of several, with an Undo between them', async () => {
    const { writer, words, sent, shown, server, stateOf } = fakeCart({ a: 1, b: 2 })
    writer.empty(shown())
    await pass()
    void writer.set(lineOf('a', 1), kilos(1))
    writer.empty(shown())
    void writer.set(lineOf('a', 1), kilos(9))
    writer.empty(shown())
    void writer.set(lineOf('a', 1), kilos(9))
    await pass()
    expect(words()).toEqual(['emptied'])
    sent[0]?.answer('failed')
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
    expect(stateOf('b')).toBe('saving')
    sent[1]?.answer('ok')
    await pass()
    expect(words()).toEqual(['emptied', 'emptied', 'emptied'])
    sent[2]?.answer('ok')
    await pass()
    expect(words()).toEqual(['emptied', 'emptied', 'emptied', 'a=9'])
    sent[3]?.answer('ok')
    await pass()
    expect([...server]).toEqual([['a', 9]])
  })

  it('shows the lines again when it failed, and empties on Retry', async () => {
    const { writer, words, sent, shown, shownWords, server } = fakeCart({ a: 1, b: 2 })
    writer.empty(shown())
    await pass()
    sent[0]?.answer('failed')
    await pass()
    expect(shownWords()).toEqual(['a=1', 'b=2'])
    expect(writer.hasFailed()).toBe(true)
    writer.retry()
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
    sent[1]?.answer('ok')
    await pass()
    expect(writer.hasFailed()).toBe(false)
    expect([...server]).toEqual([])
  })

  it('never takes along what is being typed after it failed', async () => {
    const { writer, words, sent, shown, shownWords } = fakeCart({ a: 1, b: 2 })
    writer.empty(shown())
    await pass()
    sent[0]?.answer('failed')
    await pass()
    writer.type(lineOf('a', 1), kilos(7))
    writer.retry()
    expect(shownWords()).toEqual(['a=7'])
    await pass(800)
    expect(words()).toEqual(['emptied', 'b removed', 'a=7'])
  })

  it('never takes along what was put into the cart after it failed', async () => {
    const { writer, words, sent, shown } = fakeCart({ a: 1, b: 2 })
    writer.empty(shown())
    await pass()
    sent[0]?.answer('failed')
    await pass()
    void writer.set(lineOf('c', 0), kilos(3))
    sent[1]?.answer('ok')
    await pass()
    writer.retry()
    await pass()
    expect(words()).toEqual(['emptied', 'c=3', 'a removed', 'b removed'])
  })
})

describe('when the page goes out of sight', () => {
  it('sends what was typed so that it outlives the page', () => {
    const { writer, sent } = fakeCart({ a: 1, b: 1 })
    writer.type(lineOf('a', 1), kilos(2))
    writer.hide()
    expect(sent).toMatchObject([{ what: 'a=2', leaving: true }])
  })

  it('keeps one request a line while the page lives on', async () => {
    const { writer, words, sent } = fakeCart({ a: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    writer.type(lineOf('a', 2), kilos(3))
    writer.hide()
    expect(words()).toEqual(['a=2'])
    sent[0]?.answer('ok')
    await pass()
    expect(words()).toEqual(['a=2', 'a=3'])
  })

  it('lets a request give way to the newer one of its line when the page goes for good', async () => {
    const { writer, sent, stateOf, open } = fakeCart({ a: 1, b: 1 })
    void writer.set(lineOf('a', 1), kilos(2))
    void writer.set(lineOf('b', 1), kilos(2))
    writer.type(lineOf('a', 2), kilos(3))
    writer.leave()
    expect(sent).toMatchObject([{ what: 'a=2' }, { what: 'b=2' }, { what: 'a=3', leaving: true }])
    expect(open().map(({ what }) => what)).toEqual(['b=2', 'a=3'])
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
    const { writer, sent, words, stateOf, open } = fakeCart({ a: 1, b: 2 })
    void writer.set(lineOf('b', 2), kilos(5))
    void writer.set(lineOf('a', 1), kilos(6))
    void writer.set(lineOf('c', 1), kilos(7))
    for (const request of sent) request.answer('offline')
    await pass()
    expect(['a', 'b', 'c'].map(stateOf)).toEqual(['offline', 'offline', 'offline'])
    expect([writer.isWaiting(), writer.hasFailed()]).toEqual([true, false])
    // Decided again: it is the last now.
    void writer.set(lineOf('b', 2), kilos(8))
    sent.at(-1)?.answer('offline')
    await pass()

    const before = words().length
    const done = writer.sendWaiting()
    for (const expected of ['a=6', 'c=7', 'b=8']) {
      expect(open().map(({ what }) => what)).toEqual([expected])
      open()[0]?.answer('ok')
      await pass()
    }
    await done
    expect(words().slice(before)).toEqual(['a=6', 'c=7', 'b=8'])
    expect(writer.isWaiting()).toBe(false)
  })

  it('stops where the network is away again, and is no reason to go on', async () => {
    const { writer, sent, words, open } = fakeCart({ a: 1, b: 2 })
    void writer.set(lineOf('a', 1), kilos(5))
    void writer.set(lineOf('b', 2), kilos(6))
    for (const request of sent) request.answer('offline')
    await pass()
    const flushed = writer.flush()
    open()[0]?.answer('offline')
    expect(await flushed).toBe(false)
    expect(words()).toEqual(['a=5', 'b=6', 'a=5'])
  })

  it('sends an emptied cart again as one', async () => {
    const { writer, sent, words } = fakeCart({ a: 1, b: 2 })
    writer.empty([lineOf('a', 1), lineOf('b', 2)])
    await pass()
    sent[0]?.answer('offline')
    await pass()
    expect(writer.isWaiting()).toBe(true)
    void writer.sendWaiting()
    await pass()
    expect(words()).toEqual(['emptied', 'emptied'])
  })
})
