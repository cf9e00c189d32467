import { describe, expect, it } from 'vitest'
import { setUp } from './set-up'

describe('two tabs', () => {
  it('send one order between them, and both show it', async () => {
    const { openTab, sent } = setUp()
    const [one, other] = [openTab(), openTab()]
    await Promise.all([one.submit('A'), other.submit('A')])
    expect(sent()).toEqual(['send A'])
    expect(one.submission.state().kind).toBe('done')
    expect(other.submission.state()).toEqual({ kind: 'done', request: 'A', seen: false })
  })

  it('tapped later, the second says that the ID is used', async () => {
    const { openTab, sent } = setUp()
    const [one, other] = [openTab(), openTab()]
    await one.submit('A')
    await other.submit('A')
    expect(sent()).toEqual(['send A'])
    expect(other.submission.state().kind).toBe('blocked')
  })

  it('opened while the first one sends, the second waits and forgets it when it has arrived', async () => {
    const { openTab } = setUp()
    const one = openTab()
    const sending = one.submit('A')
    const other = openTab()
    await Promise.all([sending, other.submission.resume()])
    expect(other.submission.state()).toEqual({ kind: 'idle' })
  })
})

describe('the outcome on screen', () => {
  it('outlives a reload of its tab, seen or not, and is cleared with it', async () => {
    const { openTab, outcome } = setUp()
    await openTab().submit('A')
    expect(outcome(0)).toEqual({ request: 'A', seen: false })
    const reloaded = openTab(0)
    expect(reloaded.submission.state()).toEqual({ kind: 'done', request: 'A', seen: false })
    reloaded.submission.markSeen()
    expect(outcome(0)).toEqual({ request: 'A', seen: true })
    openTab(0).submission.clear()
    expect(outcome(0)).toBeUndefined()
  })

  it('is told once when it is seen, and nothing is when there is none', async () => {
    const { openTab } = setUp()
    const { submission, submit } = openTab()
    let changes = 0
    const stop = submission.subscribe(() => (changes += 1))
    submission.markSeen()
    submission.clear()
    submission.clearSeen()
    submission.dismiss()
    await submission.resume()
    expect([changes, submission.state()]).toEqual([0, { kind: 'idle' }])
    await submit('A')
    submission.dismiss()
    await submission.resume()
    changes = 0
    submission.markSeen()
    submission.markSeen()
    expect([changes, submission.state().kind]).toEqual([1, 'done'])
    stop()
    submission.clearSeen()
    expect(changes).toBe(1)
  })

  it('is cleared once it was seen, and makes way for the next submission', async () => {
    const { openTab, sent } = setUp()
    const { submission, submit } = openTab()
    await submit('A')
    submission.clearSeen()
    expect(submission.state().kind).toBe('done')
    submission.markSeen()
    expect(submission.state()).toEqual({ kind: 'done', request: 'A', seen: true })
    submission.clearSeen()
    expect(submission.state()).toEqual({ kind: 'idle' })
    await submit('B')
    expect(sent()).toEqual(['send A', 'send B'])
  })
})
