/**
 * A random walk presses, types, goes back and loses the network, while the provider fails at
 * random: nothing throws, no policy and no contract is broken, nobody is stuck, and at rest the
 * cart is the provider's. `WALK_SEEDS=7,8` walks these alone.
 */
import { test } from './support/app'
import { walk } from './support/random-walk'

const STEPS = Number(process.env.WALK_STEPS ?? 500)
const seeds =
  process.env.WALK_SEEDS?.split(',').map(Number) ?? Array.from({ length: 60 }, (_, seed) => seed)

// What failed is told in words, step by step.
test.use({ screenshot: 'off' })

for (const seed of seeds)
  test(`${STEPS} random steps, seed ${seed}`, async ({ app, page, violations }) => {
    test.setTimeout(STEPS * 2000)
    await walk({ app, page, violations }, seed, STEPS)
  })
