import fc from 'fast-check'

/** Few in every `npm test`, many in `npm run test:nightly`. fast-check prints the seed and the path of a failure. */
export function schedules({ gate, nightly }: { gate: number; nightly: number }) {
  return { numRuns: process.env.SWEEP === 'all' ? nightly : gate }
}

/** Long enough for the nightly number on a busy machine (ms). */
export const LONG = 600_000

/** The provider did not answer, or its answer was lost. */
export class Dropped extends Error {}

/** The provider's definite no. */
class Refused extends Error {}

/** What becomes of a write, and of a question. */
type WriteFate = 'ok' | 'refused' | 'lost' | 'taken-but-lost'
type AskFate = 'ok' | 'lost'

export const writeFates = fc.array(
  fc.constantFrom<WriteFate>('ok', 'refused', 'lost', 'taken-but-lost'),
)
export const askFates = fc.array(fc.constantFrom<AskFate>('ok', 'lost'))

/**
 * A phone and the way to the provider. What was sent arrives or is lost, in the order of sending and whatever becomes of the
 * page; answers come in any order, and never to a page that is gone.
 */
export function phone(s: fc.Scheduler, writes: WriteFate[], asks: AskFate[]) {
  let page = 0
  let underWay = 0
  let most = 0
  let line: Promise<unknown> = Promise.resolve()

  function arrive<Result>(label: string, take: () => Result): Promise<Result> {
    const arrival = line.then(() => s.schedule(Promise.resolve(), label)).then(take)
    line = arrival
    return arrival
  }

  return {
    /** A page begins, the one before is gone. */
    open() {
      page += 1
      underWay = 0
      const mine = page

      /** Time passes on this page. */
      async function pass(label: string): Promise<void> {
        await s.schedule(Promise.resolve(), label)
        if (mine !== page) await new Promise(() => undefined)
      }

      return {
        pass,
        async ask<Found>(look: () => Found): Promise<Found> {
          const found = await arrive('question arrives', look)
          const fate = asks.shift()
          await pass('question answered')
          if (fate === 'lost') throw new Dropped()
          return found
        },
        async write(take: () => void): Promise<void> {
          underWay += 1
          most = Math.max(most, underWay)
          const fate = writes.shift() ?? 'ok'
          await arrive('write arrives', () => {
            if (fate === 'ok' || fate === 'taken-but-lost') take()
          })
          await pass('write answered')
          underWay -= 1
          if (fate === 'refused') throw new Refused()
          if (fate !== 'ok') throw new Dropped()
        },
      }
    },
    /** How many writes one page had on their way at a time, at most. */
    mostAtOnce: () => most,
    /** From here on nothing goes wrong. */
    mend(): void {
      writes.length = 0
      asks.length = 0
    },
  }
}

/** Does one after the other, at any time, and waits until all is at rest. */
export async function actAll<Deed extends string>(
  s: fc.Scheduler,
  plan: readonly Deed[],
  act: (deed: Deed) => void,
): Promise<void> {
  const sequence = s.scheduleSequence(
    plan.map((label) => ({
      label,
      builder: () => {
        act(label)
        return Promise.resolve()
      },
    })),
  )
  await s.waitFor(sequence.task)
  await s.waitIdle()
}

/** What a person does: taps, mostly; and the page is loaded anew, or come back to. */
export function deedsOf<Tap extends string>(...taps: Tap[]) {
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...taps) },
      { weight: 2, arbitrary: fc.constantFrom('reload' as const, 'come back' as const) },
    ),
    { minLength: 1, maxLength: 8 },
  )
}
