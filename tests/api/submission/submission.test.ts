import { describe, expect, it } from 'vitest'
import {
  createSubmission,
  NotSent,
  type SubmissionOutcome,
  type SubmissionRecord,
} from '@/api/submission/submission'

class Dropped extends Error {}
class Refused extends Error {}

type Fate = 'ok' | 'refused' | 'lost' | 'taken-but-lost'
type ReadFate = 'ok' | 'lost'

interface Given {
  sends?: Fate[]
  reads?: ReadFate[]
  /** IDs that the provider has from before. */
  held?: string[]
  record?: SubmissionRecord<string>
  sendsAfterLook?: boolean
}

/** A provider whose next answers are laid out in advance, the device's memory, and tabs that share both. */
function setUp({ sends = [], reads = [], held = [], record, sendsAfterLook = true }: Given = {}) {
  const events: string[] = []
  const failures: unknown[] = []
  const outcomes: (SubmissionOutcome<string> | undefined)[] = []
  let memory: SubmissionRecord<string> = record ?? { attempts: [] }
  let time = 0
  let last: Promise<void> = Promise.resolve()

  function openTab() {
    const tab = outcomes.push(undefined) - 1
    const submission = createSubmission<string, string[], 'used'>({
      record: {
        read: () => memory,
        write(next) {
          memory = next
          events.push(`remember ${next.attempts.join() || 'nothing'}`)
        },
      },
      outcome: { read: () => outcomes[tab], write: (next) => (outcomes[tab] = next) },
      lock(work) {
        const turn = last.then(work)
        last = turn.catch(() => undefined)
        return turn
      },
      async read() {
        events.push('read')
        await Promise.resolve()
        if (reads.shift() === 'lost') throw new Dropped()
        return [...held]
      },
      // The record holds no ID in plain.
      toRecord: (id) => `#${id}`,
      findArrived: (ids, attempt) => ids.find((id) => `#${id}` === attempt),
      isSame: (recorded, id) => recorded === `#${id}`,
      sendsAfterLook,
      isOutcomeUnknown: (error) => error instanceof Dropped,
      onFailure: (error) => failures.push(error),
      now: () => (time += 1),
    })
    const submit = (id: string) =>
      submission.submit(id, {
        check: (ids) => (ids.includes(id) ? 'used' : 'send'),
        async send() {
          events.push(`send ${id}`)
          await Promise.resolve()
          const fate = sends.shift() ?? 'ok'
          if (fate === 'refused') throw new Refused()
          if (fate !== 'lost') held.push(id)
          if (fate !== 'ok') throw new Dropped()
        },
      })
    return { submission, submit }
  }

  return {
    openTab,
    events,
    failures,
    held,
    attempts: () => memory.attempts,
    sent: () => events.filter((event) => event.startsWith('send')),
  }
}

describe('one submission', () => {
  it('reads what the provider holds, then records the attempt, then sends', async () => {
    const { openTab, events } = setUp()
    const { submission, submit } = openTab()
    const kinds: string[] = []
    submission.subscribe(() => kinds.push(submission.state().kind))
    await submit('A')
    expect(events).toEqual(['read', 'remember #A', 'send A', 'remember nothing'])
    expect(kinds).toEqual(['checking', 'sending', 'done'])
    expect(submission.state()).toEqual({ kind: 'done', request: 'A', seen: false })
  })

  it('is sent once, however often it is tapped', async () => {
    const { openTab, sent } = setUp()
    const { submit } = openTab()
    await Promise.all([submit('A'), submit('A'), submit('B')])
    await submit('C')
    expect(sent()).toEqual(['send A'])
  })

  it('is sent again after a refusal', async () => {
    const { openTab, failures, attempts } = setUp({ sends: ['refused'] })
    const { submission, submit } = openTab()
    await submit('A')
    expect([submission.state(), attempts()]).toEqual([{ kind: 'failed' }, []])
    expect(failures[0]).toBeInstanceOf(Refused)
    await submit('A')
    expect(submission.state().kind).toBe('done')
  })

  it('is not sent while the provider cannot be read', async () => {
    const { openTab, sent } = setUp({ reads: ['lost'] })
    const { submission, submit } = openTab()
    await submit('A')
    expect([submission.state().kind, sent()]).toEqual(['failed', []])
  })

  it('is not sent, nor logged, when its check says that nothing can be sent', async () => {
    const { openTab, failures, attempts } = setUp()
    const { submission } = openTab()
    await submission.submit('A', {
      check: () => Promise.reject(new NotSent()),
      send: () => Promise.reject(new Error('was sent')),
    })
    expect([submission.state(), failures, attempts()]).toEqual([{ kind: 'failed' }, [], []])
    submission.dismiss()
    expect(submission.state()).toEqual({ kind: 'idle' })
  })

  it('is blocked when the provider had it before: no success is shown', async () => {
    const { openTab, sent } = setUp({ held: ['A'] })
    const { submission, submit } = openTab()
    await submit('A')
    expect(submission.state()).toEqual({ kind: 'blocked', request: 'A', obstacle: 'used' })
    expect(sent()).toEqual([])
    await submit('B')
    expect(submission.state().kind).toBe('done')
  })
})

describe('an unknown outcome', () => {
  it('is done when the provider holds it', async () => {
    const { openTab, sent } = setUp({ sends: ['taken-but-lost'] })
    const { submission, submit } = openTab()
    await submit('A')
    expect([submission.state().kind, sent()]).toEqual(['done', ['send A']])
  })

  it('stays unknown until the provider could be read', async () => {
    const { openTab, sent } = setUp({ sends: ['taken-but-lost'], reads: ['ok', 'lost', 'lost'] })
    const { submission, submit } = openTab()
    await submit('A')
    await submit('A')
    expect(submission.state()).toEqual({ kind: 'unknown' })
    await submit('A')
    expect([submission.state().kind, sent()]).toEqual(['done', ['send A']])
  })

  it('is looked up by the ID that was sent, also when another was typed since', async () => {
    const { openTab, sent } = setUp({ sends: ['taken-but-lost'], reads: ['ok', 'lost'] })
    const { submission, submit } = openTab()
    await submit('A')
    await submit('B')
    expect(submission.state()).toEqual({ kind: 'done', request: 'A', seen: false })
    expect(sent()).toEqual(['send A'])
  })

  it('is sent again when the provider does not hold it, and stays recorded after a refusal', async () => {
    const { openTab, sent, attempts } = setUp({ sends: ['lost', 'refused'] })
    const { submission, submit } = openTab()
    await submit('A')
    expect(submission.state()).toEqual({ kind: 'unknown' })
    await submit('B')
    expect([submission.state().kind, attempts()]).toEqual(['unknown', ['#A']])
    expect(sent()).toEqual(['send A', 'send B'])
  })

  it('of a sale is only looked up by the next tap: the one after it sends', async () => {
    const { openTab, sent } = setUp({
      sends: ['lost'],
      reads: ['ok', 'lost'],
      sendsAfterLook: false,
    })
    const { submission, submit } = openTab()
    await submit('A')
    expect(submission.state().kind).toBe('unknown')
    await submit('B')
    expect([submission.state().kind, sent()]).toEqual(['failed', ['send A']])
    await submit('B')
    expect(submission.state()).toEqual({ kind: 'done', request: 'B', seen: false })
  })

  it('is looked up by the next page, which sends nothing', async () => {
    const { openTab, events } = setUp({ record: { attempts: ['#A'] }, held: ['A'] })
    const { submission } = openTab()
    expect(submission.state()).toEqual({ kind: 'unknown' })
    await Promise.all([submission.resume(), submission.resume()])
    expect(submission.state().kind).toBe('done')
    expect(events).toEqual(['read', 'remember nothing'])
  })
})

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
