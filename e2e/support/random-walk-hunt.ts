import type { Browser } from '@playwright/test'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import { shortest } from '@tests/shortest'
import { drawSteps, type Step, wordsOf } from './random-walk-step'
import { type Failure, walk } from './random-walk-walk'

/** Scenarios with something of their own to press. Long lists have their own tests. */
const names = (Object.keys(scenarios) as ScenarioName[]).filter(
  (name) => !/^many-|^long-/.test(name),
)

/** So long a walk stays in one scenario, and can be shortened when it fails. */
const STRETCH = 500

const REPLAYS = 40

/** Done again, what was waited for in vain is not waited for as long (ms). */
const REPLAY_PATIENCE = 5000

/** The first line tells errors apart. What broke the policy is told twice, in either order. */
const sortOf = ({ kind, text }: Failure) =>
  kind === 'error' || kind === 'contract' ? `${kind} ${text.split('\n')[0] ?? ''}` : kind

async function reportOf(
  browser: Browser,
  { scenario, done, failure }: { scenario: ScenarioName; done: Step[]; failure: Failure },
): Promise<string> {
  const fails = async (steps: readonly Step[]) => {
    const last = steps.at(-1)?.kind === 'rest' ? steps : [...steps, { kind: 'rest' as const }]
    const again = await walk(browser, scenario, last, REPLAY_PATIENCE)
    return again.failure !== undefined && sortOf(again.failure) === sortOf(failure)
  }
  const path = await shortest(done, fails, REPLAYS)
  return path
    ? `The shortest path found, from /login in the scenario ${scenario}:\n${path.map(wordsOf).join('\n')}`
    : `Not again in ${REPLAYS} tries; the last steps, in the scenario ${scenario}:\n${done.slice(-40).map(wordsOf).join('\n')}`
}

/** Walks `count` steps by this seed. Throws an Error that names the seed, the step and the shortest path to what is wrong. */
export async function hunt(browser: Browser, seed: number, count: number): Promise<void> {
  for (let begun = 0; begun < count; begun += STRETCH) {
    const scenario = names[(seed + begun / STRETCH) % names.length] ?? 'default'
    const steps = drawSteps(`${seed} ${begun}`, Math.min(STRETCH, count - begun))
    const { done, failure } = await walk(browser, scenario, steps)
    if (!failure) continue
    const what = `Seed ${seed}, step ${begun + done.length} of ${count}: ${failure.kind}\n${failure.text}`
    console.log(`${what}\nLooking for the shortest path there.`)
    const report = await reportOf(browser, { scenario, done, failure })
    throw new Error(`${what}\n\n${report}`)
  }
}
