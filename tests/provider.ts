import { provider } from '@/mocks/node'
import { ids } from '@/mocks/seed-people'
import type { Person } from '@/mocks/world'

/** The mocked provider of this test: arrange by writing its world, read what arrived with `provider.requests()`. */
export { ids, provider }

/** Savita's part of the world, to read and to write. */
export function savita(): Person {
  const person = provider.world.people[ids.savita]
  if (!person) throw new Error('no Savita in this world')
  return person
}
