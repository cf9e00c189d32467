// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unitPrice } from '@/domain/money'
import { createSelling, type OfferedBid, type SellingMemory } from '@/features/quotes/selling'
import { actAll, askFates, deedsOf, Dropped, LONG, phone, schedules, writeFates } from './schedules'

const bids = {
  krishna: { vendorId: 'v2', vendorName: 'Krishna Spices', price: unitPrice(151_250) },
  malwa: { vendorId: 'v3', vendorName: 'Malwa Exports', price: unitPrice(139_750) },
}

const deeds = deedsOf('krishna', 'malwa')

it(
  'exactly one sale of an item, however answers, losses, reloads and taps come, and it is the one shown',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds,
        writeFates,
        askFates,
        async (s, plan, writes, asks) => {
          // A provider that sells as often as it is told to.
          const sales: OfferedBid[] = []
          let memory: SellingMemory | undefined
          const { open, mostAtOnce, mend } = phone(s, writes, asks)

          function openQuote() {
            const page = open()
            const selling = createSelling({
              load: () => memory,
              save: (next) => {
                memory = next
              },
              readItem: () =>
                page.ask(() => {
                  const [sold] = sales
                  return { isSold: sold !== undefined, soldTo: sold?.vendorName ?? '' }
                }),
              isOutcomeUnknown: (error) => error instanceof Dropped,
              onFailure: () => undefined,
            })
            void selling.resume()
            const tap = (bid: OfferedBid) =>
              selling.confirm(bid, (sold) => {
                expect(sold).toBe(bid)
                expect(memory).toEqual({ outcome: 'open', bid })
                return page.write(() => sales.push(sold))
              })
            return { selling, tap }
          }

          let here = openQuote()
          await actAll(s, plan, (deed) => {
            if (deed === 'reload') here = openQuote()
            else if (deed === 'come back') void here.selling.resume()
            else void here.tap(bids[deed])
          })
          expect(sales.length).toBeLessThanOrEqual(1)
          expect(mostAtOnce()).toBeLessThanOrEqual(1)
          expect(['selling', 'checking']).not.toContain(here.selling.state().kind)

          // The network is well again: two taps are enough, one to ask and one to sell.
          mend()
          for (let tap = 0; tap < 2; tap += 1) {
            void here.tap(bids.krishna)
            await s.waitIdle()
          }
          const state = here.selling.state()
          expect(state.kind).toBe('sold')
          expect(sales.map(({ vendorId }) => vendorId)).toEqual([
            state.kind === 'sold' && state.bid.vendorId,
          ])
        },
      ),
      schedules({ gate: 500, nightly: 10_000 }),
    )
  },
  LONG,
)
