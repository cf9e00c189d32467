// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '@/domain/money'
import { createPlacing, type OrderSummary, type PlacingMemory } from '@/features/checkout/placing'
import { actAll, askFates, deedsOf, Dropped, LONG, phone, schedules, writeFates } from './schedules'

function summary(transactionId: string): OrderSummary {
  return { transactionId, method: 'bank-transfer', amount: paise(2_120_550), items: [] }
}

const deeds = deedsOf('UTR1', 'UTR2')

it(
  'exactly one order, however answers, losses, reloads and taps come, and it is the one shown',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds,
        writeFates,
        askFates,
        async (s, plan, writes, asks) => {
          // A provider that takes whatever arrives, as often as it does.
          const orders: { transactionId: string }[] = []
          let memory: PlacingMemory = { begun: [] }
          const { open, mostAtOnce, mend } = phone(s, writes, asks)

          function openCheckout() {
            const page = open()
            const placing = createPlacing({
              load: () => memory,
              save: (next) => {
                memory = next
              },
              readOrders: () => page.ask(() => [...orders]),
              isOutcomeUnknown: (error) => error instanceof Dropped,
              onFailure: () => undefined,
              onPlaced: () => undefined,
            })
            void placing.resume()
            const submit = (transactionId: string) =>
              placing.submit(async () => {
                await page.pass('prepared')
                return {
                  summary: summary(transactionId),
                  send: () => page.write(() => orders.push({ transactionId })),
                }
              })
            return { placing, submit }
          }

          let here = openCheckout()
          await actAll(s, plan, (deed) => {
            if (deed === 'reload') here = openCheckout()
            else if (deed === 'come back') void here.placing.resume()
            else void here.submit(deed)
          })
          expect(orders.length).toBeLessThanOrEqual(1)
          expect(mostAtOnce()).toBeLessThanOrEqual(1)
          expect(['placing', 'checking']).not.toContain(here.placing.state().kind)

          // The network is well again: one more tap is enough.
          mend()
          void here.submit('UTR1')
          await s.waitIdle()
          const state = here.placing.state()
          expect(state.kind).toBe('placed')
          expect(orders.map(({ transactionId }) => transactionId)).toEqual([
            state.kind === 'placed' && state.order.transactionId,
          ])
        },
      ),
      schedules({ gate: 500, nightly: 10_000 }),
    )
  },
  LONG,
)
