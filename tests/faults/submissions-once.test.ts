// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SubmissionOutcome, SubmissionRecord } from '@/api/submission/gateway'
import { createSubmission } from '@/api/submission/submission'
import { unlessStopped } from '@/api/submission/waiting'
import { registerOnce } from '@/features/register/register-once'
import { askFates, Dropped, LONG, schedules, writeFates } from './schedules'
import { device } from './tabs'

const clear = () => undefined

/** An earlier order's ID. */
const OLD = 'UTR-OLD'

type Tap = 'UTR1' | 'UTR2' | typeof OLD
interface Move {
  tab: 0 | 1
  what: Tap | 'reload' | 'lost, and another opened' | 'come back' | 'stop waiting'
}

const moves = fc.array(
  fc.record({
    tab: fc.constantFrom<0 | 1>(0, 1),
    what: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<Tap>('UTR1', 'UTR2', OLD) },
      {
        weight: 2,
        arbitrary: fc.constantFrom<Move['what']>(
          'reload',
          'lost, and another opened',
          'come back',
          'stop waiting',
        ),
      },
    ),
  }),
  { minLength: 1, maxLength: 10 },
)

interface Page {
  tab: { close(): void }
  submission: { state(): { kind: string }; resume(): Promise<void>; stopWaiting(): void }
  tap(id: string): Promise<void>
  /** Kept over a reload of the tab. */
  outcome(): SubmissionOutcome<string> | undefined
}

/** Runs the plan in two tabs, waits until all is idle, and returns the tabs open then. */
async function liveInTwoTabs<Opened extends Page>(
  s: fc.Scheduler,
  plan: readonly Move[],
  open: (outcome?: SubmissionOutcome<string>) => Opened,
): Promise<[Opened, Opened]> {
  const tabs: [Opened, Opened] = [open(), open()]
  const steps = plan.map(({ tab, what }) => ({
    label: `${tab} ${what}`,
    builder: () => {
      const here = tabs[tab]
      if (what === 'come back') void here.submission.resume()
      else if (what === 'stop waiting') here.submission.stopWaiting()
      else if (what.startsWith('UTR')) void here.tap(what)
      else {
        here.tab.close()
        tabs[tab] = open(what === 'reload' ? here.outcome() : undefined)
      }
      return Promise.resolve()
    },
  }))
  await s.waitFor(s.scheduleSequence(steps).task)
  await s.waitIdle()
  for (const { submission } of tabs)
    expect(['sending', 'checking']).not.toContain(submission.state().kind)
  return tabs
}

/** Runs with any fates of the requests, in any order of events. */
const onEverySchedule = (
  live: (s: fc.Scheduler, plan: Move[], tabs: ReturnType<typeof device>) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), moves, writeFates, askFates, (s, plan, writes, asks) =>
      live(s, plan, device(s, writes, asks)),
    ),
    schedules({ every: 500, nightly: 10_000 }),
  )

interface Holdings {
  ids: readonly string[]
  /** Taken by the first order, as a cart is; and as an item is sold, a payment known. */
  isOpen: boolean
}

interface Use {
  name: string
  /** After an unknown outcome the same tap sends again, once the provider was asked. */
  sendsAfterLook: boolean
  /**
   * An ID the provider has already is refused (orders), or means that there is nothing left to do
   * (all others).
   */
  known: 'id-used' | 'done'
}

const uses: Use[] = [
  { name: 'an order', sendsAfterLook: true, known: 'id-used' },
  {
    name: 'a payment told again, a delivery asked for or paid',
    sendsAfterLook: true,
    known: 'done',
  },
  { name: 'a sale', sendsAfterLook: false, known: 'done' },
]

it.each(uses)(
  '$name is sent exactly once, whatever becomes of answers and of two tabs',
  ({ sendsAfterLook, known }) =>
    onEverySchedule(async (s, plan, { openTab, mostAtOnce, mend }) => {
      // A provider that takes whatever arrives, as often as it does.
      const taken: string[] = []
      const held = (): Holdings => ({
        ids: known === 'id-used' ? [OLD, ...taken] : [...taken],
        isOpen: taken.length === 0,
      })
      let time = 0
      let record: SubmissionRecord<string> = { attempts: [] }

      function open(before?: SubmissionOutcome<string>) {
        const tab = openTab()
        let outcome = before
        const submission = createSubmission<string, Holdings, 'id-used' | 'changed'>({
          record: { read: () => record, write: (next) => (record = next) },
          outcome: { read: () => outcome, write: (next) => (outcome = next) },
          lock: tab.lock,
          read: () => tab.ask(held),
          // The record holds no ID in plain.
          toRecord: (id) => `#${id}`,
          findArrived: ({ ids }, attempt) => ids.find((id) => `#${id}` === attempt),
          isSame: (recorded, id) => recorded === `#${id}`,
          sendsAfterLook,
          isOutcomeUnknown: (error) => error instanceof Dropped,
          onFailure: () => undefined,
          now: () => (time += 1),
        })
        void submission.resume()
        const tap = (id: string) =>
          submission.submit(id, {
            check({ ids, isOpen }) {
              if (ids.includes(id)) return known
              return isOpen ? 'send' : 'changed'
            },
            send() {
              expect(record.attempts).toContain(`#${id}`)
              return tab.write(() => taken.push(id))
            },
          })
        return { tab, submission, tap, outcome: () => outcome }
      }

      const tabs = await liveInTwoTabs(s, plan, open)

      expect(taken.length).toBeLessThanOrEqual(1)
      expect(mostAtOnce()).toBeLessThanOrEqual(1)
      for (const { submission } of tabs) {
        const state = submission.state()
        // Nobody is told of a success that never was.
        if (state.kind === 'done') expect(taken).toEqual([state.request])
      }

      // The network is well again: two taps in either tab are enough, one to ask and one to send.
      mend()
      for (let tap = 0; tap < 2; tap += 1) {
        void tabs[0].tap('UTR1')
        await s.waitIdle()
      }
      expect(taken).toHaveLength(1)
      expect(record.attempts).toEqual([])
      expect(['done', 'blocked']).toContain(tabs[0].submission.state().kind)
    }),
  LONG,
)

it(
  'each number is registered once at most, whatever becomes of answers and of two tabs',
  () =>
    onEverySchedule(async (s, plan, { openTab, mostAtOnce, mend }) => {
      const taken: string[] = []
      let isSignedIn = false
      let digests: string[] = []

      function open() {
        const tab = openTab()
        let inFlight: AbortController | undefined
        let run: AbortController | undefined
        let outcome: 'idle' | 'registered' | 'taken' | 'failed' = 'idle'

        async function tap(number: string): Promise<void> {
          if (run) return
          const own = new AbortController()
          run = own
          const calls = {
            checkExistence: async () => ({ exist: await tab.ask(() => taken.includes(number)) }),
            async register(controller: AbortController) {
              inFlight = controller
              try {
                await unlessStopped(
                  tab.write(() => taken.push(number)),
                  controller.signal,
                )
              } finally {
                inFlight = undefined
              }
              isSignedIn = true
            },
            inFlight: () => inFlight,
          }
          const device = {
            lock: tab.lock,
            isSignedIn: () => isSignedIn,
            sent: { read: () => digests, write: (next: string[]) => (digests = next), clear },
          }
          try {
            const registering = registerOnce(number, calls, own.signal, device)
            const check = await unlessStopped(registering, own.signal)
            outcome = check ? 'taken' : 'registered'
          } catch {
            outcome = 'failed'
          }
          if (run === own) run = undefined
        }
        const submission = {
          state: () => ({ kind: run ? 'checking' : outcome }),
          resume: () => Promise.resolve(),
          stopWaiting() {
            run?.abort()
            run = undefined
          },
        }
        return { tab, submission, tap, outcome: () => undefined }
      }

      const tabs = await liveInTwoTabs(s, plan, open)

      expect(new Set(taken).size).toBe(taken.length)
      expect(mostAtOnce()).toBeLessThanOrEqual(1)
      if (isSignedIn) expect(taken).not.toEqual([])

      // The network is well again: one tap registers, or says that the number is registered.
      mend()
      void tabs[0].tap('UTR1')
      await s.waitIdle()
      expect(taken.filter((number) => number === 'UTR1').length).toBeLessThanOrEqual(1)
      if (isSignedIn) return
      expect(taken).toContain('UTR1')
      expect(tabs[0].submission.state().kind).toBe('taken')
    }),
  LONG,
)
