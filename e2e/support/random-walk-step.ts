/** What the random walk does, one thing at a time. */
import { answers, type CallName } from '@/mocks/calls'
import { type Fault, kinds } from '@/mocks/faults'
import { places } from './screen-paths'
import { randomFrom } from './random'

/** A control or field as people would name it. */
export interface Target {
  role: string
  name: string
}

/** `chance` finds the target, which is named once it was met. */
interface Aimed {
  target?: Target
  chance: number
}

/** What the page does with itself, many in a row without asking back. */
export type InsideStep = (
  | (Aimed & { kind: 'press' })
  | (Aimed & { kind: 'type'; text: string })
  | { kind: 'fill' | 'sign in' | 'back' | 'forward' | 'clear faults' }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'delay' | 'clock'; ms: number }
) & {
  /** Then nothing happens for so long (ms); 0 is a turn of the page's own work. */
  pause: number
  /** The route it was done on. */
  on?: string
}

/** What the browser or its person does. */
export type OutsideStep = (
  | { kind: 'key'; key: 'Escape' | 'Enter' | 'Tab' }
  | { kind: 'go'; path: string }
  | { kind: 'reload' | 'network lost' | 'network back' | 'rest' }
) & { on?: string }

export type Step = InsideStep | OutsideStep

const outside = ['key', 'go', 'reload', 'network lost', 'network back', 'rest']

export function isInside(step: Step): step is InsideStep {
  return !outside.includes(step.kind)
}

/** What a hurried, playful or hostile hand leaves in a field. */
const texts = [
  ['1', '2.5', '750', '0', '-3', '1e5', '1,00,000', '.', '0.0004', '99999999999999999999'],
  ['UTR-7', 'UTR-7', 'farmer1', '9876543210', '9876543212', '0000000000', 'SBIN0001234'],
  ['411001', '123456', 'savita@example.in', 'a@b', 'सविता पाटील', 'كمية', '🌾🌾🌾', '\u202Eabc'],
  ['', ' ', '\u200b', 'null', '__proto__', '%00', '../..', '<img src=x onerror=alert(1)>'],
  ["'; --", '{{7*7}}', 'x'.repeat(500), 'a\nb'],
].flat()

const routes = places.filter(({ walk }) => !walk).map(({ path }) => path)

/** Where an answer that lies is believed: the provider's word is all there is to go by. */
const trusted: CallName[] = ['cart']

/** Asked again by the app itself. */
const asked = (Object.keys(answers) as CallName[]).filter(
  (call) => answers[call].endpoint.method === 'GET',
)

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503]

type Random = ReturnType<typeof randomFrom>

function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random.next() * values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

function drawFault(random: Random): Fault {
  const kind = pick(random, kinds)
  const lies = kind === 'gaps' || kind === 'odd-words'
  // A write that nothing answers waits for ever, and may.
  if (kind === 'silence')
    return { call: pick(random, asked), kind, times: 1 + Math.floor(random.next() * 4) }
  const calls = (Object.keys(answers) as CallName[]).filter(
    (call) => !lies || !trusted.includes(call),
  )
  // The calls that every screen makes come up more often than by their number.
  const call = pick(random, [
    pick(random, calls),
    pick(random, ['addToCart', 'cart', '*'] as const),
  ])
  return {
    call: lies && (call === '*' || trusted.includes(call)) ? 'products' : call,
    kind,
    times: 1 + Math.floor(random.next() * 4),
    ...((kind === 'status' || random.next() < 0.1) &&
      kind !== 'drop' && { status: pick(random, statuses) }),
    ...(kind === 'slow' && { delay: Math.round(random.between(50, 600)) }),
    ...(random.next() < 0.3 && { applied: true }),
  }
}

const DAY = 86_400_000

/** How often each happens, by its weight. */
const draws: readonly [number, (random: Random, pause: number) => Step][] = [
  [600, (random, pause) => ({ kind: 'press', chance: random.next(), pause })],
  [
    110,
    (random, pause) => ({ kind: 'type', chance: random.next(), text: pick(random, texts), pause }),
  ],
  [45, (_, pause) => ({ kind: 'fill', pause })],
  [30, (_, pause) => ({ kind: 'sign in', pause })],
  [50, (_, pause) => ({ kind: 'back', pause })],
  [20, (_, pause) => ({ kind: 'forward', pause })],
  [40, (random, pause) => ({ kind: 'fault', fault: drawFault(random), pause })],
  [30, (_, pause) => ({ kind: 'clear faults', pause })],
  [10, (random, pause) => ({ kind: 'delay', ms: Math.round(random.between(0, 300)), pause })],
  [3, (random, pause) => ({ kind: 'clock', ms: pick(random, [0, 1, 3, 30]) * DAY, pause })],
  [30, (random) => ({ kind: 'key', key: pick(random, ['Escape', 'Enter', 'Tab']) })],
  [12, (random) => ({ kind: 'go', path: pick(random, routes) })],
  [12, () => ({ kind: 'reload' })],
  [8, () => ({ kind: 'network lost' })],
  [12, () => ({ kind: 'network back' })],
]

const total = draws.reduce((sum, [weight]) => sum + weight, 0)

function drawOne(random: Random): Step {
  // Mostly at once; now and then as long as somebody thinks, past the pause after which a quantity is sent.
  const pause = pick(random, [0, 0, 0, 16, 16, 30, 60, random.next() < 0.1 ? 900 : 120])
  let left = random.next() * total
  for (const [weight, draw] of draws) {
    left -= weight
    if (left < 0) return draw(random, pause)
  }
  return { kind: 'rest' }
}

const REST_EVERY = 50

/** The walk of a seed: the same steps each time. It looks around at rest every fifty steps, and at the end. */
export function drawSteps(seed: string, count: number): Step[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? { kind: 'sign in', pause: 300 }
      : (index + 1) % REST_EVERY === 0 || index === count - 1
        ? { kind: 'rest' }
        : drawOne(random),
  )
}

/** `/cart press button "Add"` and so on. */
export function wordsOf(step: Step): string {
  const { kind, on, ...rest } = step
  const told = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !['chance', 'target'].includes(key)),
  )
  const target = 'target' in step && step.target
  const at = target ? ` ${target.role} ${JSON.stringify(target.name)}` : ''
  return `${on ?? ''} ${kind}${at} ${JSON.stringify(told)}`.trim()
}
