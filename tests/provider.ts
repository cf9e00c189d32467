import { onTestFinished, vi } from 'vitest'
import { provider } from '@/mocks/node'
import { ids } from '@/mocks/seed-people'
import type { Person } from '@/mocks/world'

/**
 * The mocked provider of this test: arrange by writing its world, read what arrived with
 * `provider.requests()`.
 */
export { ids, provider }

/** This person's part of the world, to read and to write. */
export function person(name: keyof typeof ids): Person {
  const found = provider.world.people[ids[name]]
  if (!found) throw new Error(`no ${name} in this world`)
  return found
}

export const savita = () => person('savita')

/**
 * Until the test ends it is noon in India on 5 September 2026, and the mocked world (with
 * `scenario` on it) is of that day: "2 days left" counts nights, so it depends on the hour a test
 * runs.
 */
export function atNoon(scenario?: Parameters<typeof provider.reset>[0]): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-05T06:30:00.000Z') })
  provider.reset(scenario)
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
