import { describe, expect, it } from 'vitest'
import { createSubmission, NothingSent, type SubmissionState } from '@/api/submit-once'

class Dropped extends Error {}
class Refused extends Error {}

type SendFate = 'ok' | 'refused' | 'lost' | 'taken-but-lost'
type LookFate = 'ok' | 'lost'

/** A provider whose next answers are laid out in advance, and the tab's storage. */
function box(sends: SendFate[] = [], looks: LookFate[] = [], begun: readonly string[] = []) {
  const events: string[] = []
  const held: string[] = []
  const failures: unknown[] = []
  let memory = begun

  const open = () =>
    createSubmission<string>({
      load: () => memory,
      save: (next) => {
        memory = next
        events.push(`remember ${next.join() || 'nothing'}`)
      },
      async hasArrived(ids) {
        events.push('look')
        await Promise.resolve()
        if (looks.shift() === 'lost') throw new Dropped()
        return ids.some((id) => held.includes(id))
      },
      isOutcomeUnknown: (error) => error instanceof Dropped,
      onFailure: (error) => failures.push(error),
    })

  async function send(id: string): Promise<void> {
    events.push(`send ${id}`)
    const fate = sends.shift() ?? 'ok'
    await Promise.resolve()
    if (fate === 'ok' || fate === 'taken-but-lost') held.push(id)
    if (fate === 'refused') throw new Refused()
    if (fate === 'lost' || fate === 'taken-but-lost') throw new Dropped()
  }

  return {
    open,
    send,
    events,
    held,
    failures,
    get memory() {
      return memory
    },
  }
}

function follow(submission: ReturnType<ReturnType<typeof box>['open']>) {
  const states: SubmissionState[] = [submission.state()]
  submission.subscribe(() => states.push(submission.state()))
  return states
}

describe('one submission', () => {
  it('is remembered before it goes out, and forgotten when it has arrived', async () => {
    const { open, send, events } = box()
    const submission = open()
    const states = follow(submission)
    await submission.submit('A', () => send('A'))
    expect(events).toEqual(['remember A', 'send A', 'remember nothing'])
    expect(states).toEqual(['free', 'sending', 'done'])
    submission.settle()
    expect(submission.state()).toBe('free')
  })

  it('however often it is tapped', async () => {
    const { open, send, held } = box()
    const submission = open()
    await Promise.all(Array.from({ length: 10 }, () => submission.submit('A', () => send('A'))))
    await submission.submit('A', () => send('A'))
    expect(held).toEqual(['A'])
  })

  it('is free again after a no', async () => {
    const { open, send, events, failures } = box(['refused'])
    const submission = open()
    await submission.submit('A', () => send('A'))
    expect(submission.state()).toBe('refused')
    expect(failures[0]).toBeInstanceOf(Refused)
    expect(events).not.toContain('look')
    await submission.submit('B', () => send('B'))
    expect(submission.state()).toBe('done')
  })
})

describe('an unknown outcome', () => {
  it('is done when the provider holds it: nothing is sent again', async () => {
    const { open, send, events } = box(['taken-but-lost'])
    const submission = open()
    const states = follow(submission)
    await submission.submit('A', () => send('A'))
    expect(events).toEqual(['remember A', 'send A', 'look', 'remember nothing'])
    expect(states).toEqual(['free', 'sending', 'unknown', 'checking', 'done'])
  })

  it('stays open when the provider does not hold it, and the next try asks first', async () => {
    const { open, send, events } = box(['lost'])
    const submission = open()
    await submission.submit('A', () => send('A'))
    expect(submission.state()).toBe('unknown')
    events.length = 0
    await submission.submit('A2', () => send('A2'))
    expect(events).toEqual(['look', 'remember A,A2', 'send A2', 'remember nothing'])
  })

  it('stays open while the provider cannot be asked: nothing is sent', async () => {
    const { open, send, held } = box(['taken-but-lost'], ['lost', 'lost'])
    const submission = open()
    await submission.submit('A', () => send('A'))
    await submission.submit('A', () => send('A'))
    expect([submission.state(), held]).toEqual(['unknown', ['A']])
    await submission.submit('A', () => send('A'))
    expect([submission.state(), held]).toEqual(['done', ['A']])
  })

  it('is asked for after a reload, without sending', async () => {
    const { open, held, events } = box([], [], ['A'])
    held.push('A')
    const submission = open()
    expect(submission.state()).toBe('unknown')
    await Promise.all([submission.resume(), submission.resume()])
    expect([submission.state(), events]).toEqual(['done', ['look', 'remember nothing']])
  })

  it('stays remembered after a later no', async () => {
    const given = box(['lost', 'refused'])
    const submission = given.open()
    await submission.submit('A', () => given.send('A'))
    await submission.submit('B', () => given.send('B'))
    expect([submission.state(), given.memory]).toEqual(['unknown', ['A']])
  })
})

describe('nothing was sent after all', () => {
  it('is free where nothing was open before', async () => {
    const { open, failures } = box()
    const submission = open()
    await submission.submit('A', () => Promise.reject(new NothingSent()))
    expect([submission.state(), failures]).toEqual(['free', []])
  })

  it('is a failure with a cause', async () => {
    const { open, failures } = box()
    const submission = open()
    const cause = new Dropped()
    await submission.submit('A', () => Promise.reject(new NothingSent('', { cause })))
    expect([submission.state(), failures]).toEqual(['refused', [cause]])
  })
})
