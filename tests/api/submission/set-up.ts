import type { LookUp, Sending, SubmissionOutcome, SubmissionRecord } from '@/api/submission/gateway'
import { createSubmission } from '@/api/submission/submission'

class Dropped extends Error {}
/** A gateway's answer. */
class NoAnswer extends Dropped {}
export class Refused extends Error {}

type Fate = 'ok' | 'refused' | 'lost' | 'taken-but-lost' | 'no-answer'
type ReadFate = 'ok' | 'lost'

interface Given {
  sends?: Fate[]
  reads?: ReadFate[]
  /** IDs that the provider has from before. */
  held?: string[]
  /** Sent long ago. */
  attempts?: string[]
  sendsAfterLook?: boolean
  isClockStopped?: boolean
}

/**
 * A provider whose next answers are laid out in advance, the device's memory, and tabs that share
 * both.
 */
export function setUp({
  sends = [],
  reads = [],
  held = [],
  attempts = [],
  sendsAfterLook = true,
  isClockStopped = false,
}: Given = {}) {
  const events: string[] = []
  /** What the next read or send waits for. */
  const waits: Partial<Record<'read' | 'send', Promise<void>>> = {}
  const wait = (what: 'read' | 'send') => {
    const held = waits[what]
    delete waits[what]
    return held
  }
  const failures: unknown[] = []
  const outcomes: (SubmissionOutcome<string> | undefined)[] = []
  let memory: SubmissionRecord<string> = {
    attempts: attempts.map((request) => ({ request, at: 0, mayArrive: false })),
  }
  let time = 0
  let last: Promise<unknown> = Promise.resolve()

  /** A new tab, or one that is reloaded. */
  function openTab(tab = outcomes.push(undefined) - 1) {
    const machine = createSubmission<string, 'used'>({
      record: {
        read: () => memory,
        write(next) {
          memory = next
          events.push(`remember ${next.attempts.map(({ request }) => request).join() || 'nothing'}`)
        },
      },
      outcome: { read: () => outcomes[tab], write: (next) => (outcomes[tab] = next) },
      lock(work, signal) {
        let hasBegun = false
        const turn = last.then(() => {
          hasBegun = true
          return signal.aborted ? undefined : work()
        })
        last = Promise.allSettled([turn])
        return new Promise((resolve, reject) => {
          turn.then(resolve, reject)
          signal.addEventListener('abort', () => hasBegun || reject(signal.reason as Error))
        })
      },
      // The record holds no ID in plain.
      toRecord: (id) => `#${id}`,
      sendsAfterLook,
      isOutcomeUnknown: (error) => error instanceof Dropped,
      mayStillArrive: (error) => error instanceof NoAnswer,
      onFailure: (error) => failures.push(error),
      now: () => (isClockStopped ? time : (time += 1)),
    })
    const look: LookUp<string, string[]> = {
      async read() {
        events.push('read')
        await wait('read')
        if (reads.shift() === 'lost') throw new Dropped()
        return [...held]
      },
      findArrived: (ids, attempt) => ids.find((id) => `#${id}` === attempt),
    }
    const submission = {
      ...machine,
      lookUp: () => machine.lookUp(look),
      submit: (id: string, plan: Sending<string, string[], 'used'>['plan']) =>
        machine.submit(id, { ...look, plan }),
    }
    const submit = (id: string) =>
      submission.submit(id, (ids) => {
        if (ids.includes(id)) return 'used'
        return async () => {
          events.push(`send ${id}`)
          await wait('send')
          const fate = sends.shift() ?? 'ok'
          if (fate === 'refused') throw new Refused()
          if (fate === 'no-answer') throw new NoAnswer()
          if (fate !== 'lost') held.push(id)
          if (fate !== 'ok') throw new Dropped()
        }
      })
    return { submission, submit }
  }

  return {
    openTab,
    /** What the tab of this number keeps over a reload. */
    outcome: (tab: number) => outcomes[tab],
    events,
    /** The next read or send waits for the returned function. */
    hold(what: 'read' | 'send'): () => void {
      let release = (): void => undefined
      waits[what] = new Promise<void>((resolve) => (release = resolve))
      return () => release()
    },
    failures,
    held,
    attempts: () => memory.attempts.map(({ request }) => request),
    pass: (ms: number) => void (time += ms),
    sent: () => events.filter((event) => event.startsWith('send')),
  }
}
