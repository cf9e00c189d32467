// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSubmission, NothingSent } from '@/api/submit-once'
import { actAll, askFates, deedsOf, Dropped, LONG, phone, schedules, writeFates } from './schedules'

const deeds = deedsOf('UTR1', 'UTR2', 'changed meanwhile')

it(
  'a payment told again, a delivery asked for and one paid: exactly once, however answers, losses, reloads and taps come',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds,
        writeFates,
        askFates,
        async (s, plan, writes, asks) => {
          // A provider that takes whatever arrives, as often as it does.
          const taken: string[] = []
          let memory: readonly string[] = []
          // From then on the order itself says so, and there is no form to tap in.
          let isDone = false
          const { open, mostAtOnce, mend } = phone(s, writes, asks)

          function openForm() {
            const page = open()
            const submission = createSubmission<string>({
              load: () => memory,
              save: (next) => {
                memory = next
              },
              hasArrived: (begun) => page.ask(() => begun.some((id) => taken.includes(id))),
              isOutcomeUnknown: (error) => error instanceof Dropped,
              onFailure: () => undefined,
            })
            submission.subscribe(() => {
              isDone ||= submission.state() === 'done'
            })
            void submission.resume()
            const submit = async (id: string) => {
              if (isDone) return
              await submission.submit(id, async () => {
                expect(memory).toContain(id)
                // What it is about is looked at right before, and may be no longer as it was.
                await page.pass('read before')
                if (id === 'changed meanwhile') throw new NothingSent()
                await page.write(() => taken.push(id))
              })
            }
            return { submission, submit }
          }

          let here = openForm()
          await actAll(s, plan, (deed) => {
            if (deed === 'reload') here = openForm()
            else if (deed === 'come back') void here.submission.resume()
            else void here.submit(deed)
          })
          expect(taken.length).toBeLessThanOrEqual(1)
          expect(mostAtOnce()).toBeLessThanOrEqual(1)
          expect(['sending', 'checking']).not.toContain(here.submission.state())

          // The network is well again: one more tap is enough.
          mend()
          void here.submit('UTR1')
          await s.waitIdle()
          expect([isDone, taken.length, memory]).toEqual([true, 1, []])
        },
      ),
      schedules({ gate: 500, nightly: 10_000 }),
    )
  },
  LONG,
)
