import type { Browser } from '@playwright/test'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import { drawSteps, wordsOf } from './random-walk-step'
import { walk } from './random-walk-walk'

/** Scenarios with something of their own to press. Long lists have their own tests. */
const names = (Object.keys(scenarios) as ScenarioName[]).filter(
  (name) => !/^many-|^long-/.test(name),
)

/** So long a walk stays in one scenario. */
const STRETCH = 500

/** Walks `count` steps by this seed. Throws an Error that names the seed, what is wrong, and the last steps before it. */
export async function hunt(browser: Browser, seed: number, count: number): Promise<void> {
  for (let begun = 0; begun < count; begun += STRETCH) {
    const scenario = names[(seed + begun / STRETCH) % names.length] ?? 'default'
    const steps = drawSteps(`${seed} ${begun}`, Math.min(STRETCH, count - begun))
    const { done, failure } = await walk(browser, scenario, steps)
    if (!failure) continue
    const last = done.slice(-40).map(wordsOf).join('\n')
    throw new Error(
      `Seed ${seed}, step ${begun + done.length} of ${count}: ${failure.kind}\n${failure.text}\n\nThe last steps, in the scenario ${scenario}:\n${last}`,
    )
  }
}
