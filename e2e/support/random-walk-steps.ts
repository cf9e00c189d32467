/** The steps of the random walk. */
import fc from 'fast-check'
import { answers, callNames } from '@/mocks/calls'
import { type Fault, kinds } from '@/mocks/faults'
import { places } from './screen-paths'

/** Valid, wrong and hostile inputs. */
const texts = [
  ['1', '2.5', '750', '0', '-3', '1e5', '1,00,000', '.', '0.0004', '99999999999999999999'],
  ['UTR-7', 'UTR-7', 'farmer1', '9876543210', '9876543212', '0000000000', 'SBIN0001234'],
  ['411001', '123456', 'savita@example.in', 'a@b', 'सविता पाटील', 'كمية', '🌾🌾🌾', '\u202Eabc'],
  ['', ' ', '\u200b', 'null', '__proto__', '%00', '../..', '<img src=x onerror=alert(1)>'],
  ["'; --", '{{7*7}}', 'x'.repeat(500)],
].flat()

/** The app repeats these by itself. */
const reads = callNames.filter((call) => answers[call].endpoint.method === 'GET')

const fault: fc.Arbitrary<Fault> = fc
  .record({
    // The calls of every screen come up more often.
    call: fc.oneof(fc.constantFrom(...callNames), fc.constantFrom('addToCart', 'cart', '*')),
    read: fc.constantFrom(...reads),
    kind: fc.constantFrom(...kinds),
    times: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(400, 401, 403, 404, 409, 422, 429, 500, 503),
    delay: fc.integer({ min: 50, max: 600 }),
    isApplied: fc.constantFrom(true, false, false),
  })
  .map(({ call, read, kind, times, status, delay, isApplied }): Fault => {
    // A write without a response may wait for ever.
    if (kind === 'silence') return { call: read, kind, times }
    // The app believes a wrong cart: it has nothing to compare it with.
    const lies = ['gaps', 'odd-words', 'no-prices', 'missing-prices'].includes(kind)
    return {
      call: lies && ['cart', '*'].includes(call) ? 'products' : call,
      kind,
      times,
      ...(kind === 'status' && { status }),
      ...(kind === 'slow' && { delay }),
      ...(isApplied && { applied: true }),
    }
  })

/** The frequency of each. */
const weights = {
  press: 550,
  'press twice': 50,
  type: 110,
  fill: 45,
  'sign in': 30,
  back: 50,
  forward: 20,
  fault: 40,
  'clear faults': 30,
  delay: 10,
  clock: 3,
  key: 30,
  go: 12,
  reload: 12,
  'network lost': 8,
  'network back': 12,
}

export type Kind = keyof typeof weights

const step = fc.record({
  kind: fc.oneof(
    ...Object.entries(weights).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind as Kind),
    })),
  ),
  /** Chooses among the controls or fields. */
  chance: fc.integer({ min: 0, max: 9999 }),
  text: fc.constantFrom(...texts),
  fault,
  delay: fc.integer({ min: 0, max: 300 }),
  days: fc.constantFrom(0, 1, 3, 30),
  key: fc.constantFrom('Escape', 'Enter', 'Tab'),
  path: fc.constantFrom(...places.filter(({ walk }) => !walk).map(({ path }) => path)),
  /** Mostly none; the longest exceeds the pause before a quantity is sent (ms). */
  pause: fc.constantFrom(0, 0, 0, 0, 0, 0, 16, 16, 30, 60, 120, 900),
})

export type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** The steps of a seed, always the same. */
export const drawSteps = (seed: number, count: number): Step[] =>
  fc.sample(step, { seed, numRuns: count })
