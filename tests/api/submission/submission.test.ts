import { describe, expect, it, vi } from 'vitest'
import { NotSent } from '@/api/submission/waiting'
import { Refused, setUp } from './set-up'

describe('one submission', () => {
  it('reads, records the attempt, then sends once, whatever is tapped meanwhile', async () => {
    const { openTab, events } = setUp()
    const { submission, submit } = openTab()
    const kinds: string[] = []
    submission.subscribe(() => {
      kinds.push(submission.state().kind)
      if (submission.state().kind !== 'sending') return
      void submit('B')
      void submission.lookUp()
    })
    await Promise.all([submit('A'), submit('A'), submit('B')])
    await submit('C')
    expect(events).toEqual(['read', 'remember #A', 'send A', 'remember nothing'])
    expect(kinds).toEqual(['checking', 'sending', 'done'])
    expect(submission.state()).toEqual({ kind: 'done', request: 'A', seen: false })
  })

  it('is not sent, nor logged, when its check says that nothing can be sent', async () => {
    const { openTab, failures, attempts } = setUp()
    const { submission } = openTab()
    await submission.submit('A', () => Promise.reject(new NotSent()))
    expect([submission.state(), failures, attempts()]).toEqual([{ kind: 'failed' }, [], []])
    submission.dismiss()
    expect(submission.state()).toEqual({ kind: 'idle' })
  })

  it('is done without sending when there is nothing left to send', async () => {
    const { openTab, sent } = setUp()
    const { submission } = openTab()
    await submission.submit('A', () => 'done')
    expect([submission.state().kind, sent()]).toEqual(['done', []])
  })

  it('knows for ten minutes what arrived before, also when it was cleared', async () => {
    const { openTab, pass } = setUp()
    const { submission, submit } = openTab()
    await submit('A')
    submission.clear()
    const known: (string | undefined)[] = []
    for (const wait of [0, 10 * 60_000]) {
      pass(wait)
      await submission.submit('B', (_, arrived) => {
        known.push(arrived)
        throw new NotSent()
      })
    }
    expect(known).toEqual(['#A', undefined])
  })
})

/** Each tap, with the ID that it sends, and the state that it leads to. */
it.each<[what: string, given: Parameters<typeof setUp>[0], taps: string[], sent: string]>([
  ['one that is refused can be sent again', { sends: ['refused'] }, ['A failed', 'A done A'], 'AA'],
  ['nothing is sent while the provider cannot be read', { reads: ['lost'] }, ['A failed'], ''],
  ['one that the provider had before is no success', { held: ['A'] }, ['A blocked A'], ''],
  ['another one is, after that', { held: ['A'] }, ['A blocked A', 'B done B'], 'B'],
  ['a lost answer is looked for', { sends: ['taken-but-lost'] }, ['A done A'], 'A'],
  [
    'an outcome is unknown until the provider could be read, and then that of the ID sent',
    { sends: ['taken-but-lost'], reads: ['ok', 'lost', 'lost'] },
    ['A unknown', 'A unknown', 'B done A'],
    'A',
  ],
  [
    'one that has not arrived is sent again, and stays recorded after a refusal',
    { sends: ['lost', 'refused', 'refused'] },
    ['A unknown', 'B unknown', 'C unknown'],
    'ABC',
  ],
  [
    'one of a sale is only looked up by the next tap: the one after it sends',
    { sends: ['lost'], reads: ['ok', 'lost'], sendsAfterLook: false },
    ['A unknown', 'B failed', 'B done B'],
    'AB',
  ],
])('%s', async (_, given, taps, expected) => {
  const { openTab, sent } = setUp(given)
  const { submission, submit } = openTab()
  for (const tap of taps) {
    const [id = '', ...state] = tap.split(' ')
    await submit(id)
    const { kind, ...details } = submission.state()
    expect([kind, ...('request' in details ? [details.request] : [])]).toEqual(state)
  }
  expect(sent()).toEqual([...expected].map((id) => `send ${id}`))
})

it('tells of a refusal, and forgets the attempt; an obstacle can be dismissed', async () => {
  const { openTab, failures, attempts } = setUp({ sends: ['refused'], held: ['B'] })
  const { submission, submit } = openTab()
  await submit('A')
  expect([failures[0], attempts()]).toEqual([expect.any(Refused), []])
  await submit('B')
  expect(submission.state()).toEqual({ kind: 'blocked', request: 'B', obstacle: 'used' })
  submission.dismiss()
  expect(submission.state()).toEqual({ kind: 'idle' })
})

describe('an unknown outcome', () => {
  it('is looked up at once after it was sent, and later, each of several attempts', async () => {
    const { openTab, held } = setUp({ sends: ['lost', 'lost', 'lost'] })
    const { submission, submit } = openTab()
    const kinds: string[] = []
    submission.subscribe(() => kinds.push(submission.state().kind))
    await submit('A')
    expect(kinds.splice(0)).toEqual(['checking', 'sending', 'checking', 'unknown'])
    await submit('B')
    held.push('B')
    kinds.length = 0
    await submission.lookUp()
    expect(kinds).toEqual(['checking', 'done'])
    expect(submission.state()).toMatchObject({ request: 'B' })
  })

  it('is looked up by the next page, which sends nothing', async () => {
    const { openTab, events } = setUp({ attempts: ['#A'], held: ['A'] })
    const { submission } = openTab()
    expect(submission.state()).toEqual({ kind: 'unknown' })
    await Promise.all([submission.lookUp(), submission.lookUp()])
    expect(submission.state().kind).toBe('done')
    expect(events).toEqual(['read', 'remember nothing'])
  })
})

describe('an attempt without an answer', () => {
  const TWO_MINUTES = 120_000

  it.each([true, false])('is only looked for during two minutes (sale: %s)', async (isSale) => {
    vi.useFakeTimers()
    const { openTab, sent, pass, held } = setUp({
      sends: ['no-answer'],
      sendsAfterLook: !isSale,
      isClockStopped: true,
    })
    const { submission, submit } = openTab()
    await submit('A')
    expect(submission.state()).toEqual({ kind: 'unknown', until: TWO_MINUTES })
    pass(TWO_MINUTES - 1)
    await submit('B')
    // Reloaded, and in another tab.
    await openTab(0).submit('B')
    await openTab().submit('B')
    expect(sent()).toEqual(['send A'])
    pass(1)
    const other = openTab()
    if (isSale) await other.submit('B')
    await other.submit('B')
    expect(sent()).toEqual(['send A', 'send B'])
    expect(held).toEqual(['B'])
    vi.useRealTimers()
  })

  it('does not hold back what follows once the clock was put back', async () => {
    const { openTab, pass, sent } = setUp({ sends: ['no-answer'], isClockStopped: true })
    pass(86_400_000)
    const { submit } = openTab()
    await submit('A')
    pass(-86_400_000)
    await submit('A')
    expect(sent()).toEqual(['send A', 'send A'])
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

  it('notifies once when it is seen, and is cleared then: the next can begin', async () => {
    const { openTab, sent } = setUp()
    const { submission, submit } = openTab()
    const kinds: string[] = []
    const stop = submission.subscribe(() => kinds.push(submission.state().kind))
    const disturb = () => {
      submission.clearSeen()
      submission.dismiss()
      return submission.lookUp()
    }
    submission.markSeen()
    submission.clear()
    await disturb()
    expect([kinds, submission.state()]).toEqual([[], { kind: 'idle' }])
    await submit('A')
    kinds.length = 0
    await disturb()
    submission.markSeen()
    submission.markSeen()
    expect([kinds, submission.state()]).toEqual([
      ['done'],
      { kind: 'done', request: 'A', seen: true },
    ])
    stop()
    submission.clearSeen()
    expect([kinds, submission.state()]).toEqual([['done'], { kind: 'idle' }])
    await submit('B')
    expect(sent()).toEqual(['send A', 'send B'])
  })
})
