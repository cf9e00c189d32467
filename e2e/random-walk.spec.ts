/** A short random walk through the app; long ones: random-walk.nightly.ts. */
import { test } from './support/app'
import { walk } from './support/random-walk'

// What failed is told in words, step by step.
test.use({ trace: 'off', screenshot: 'off' })

test(
  "100 random steps: nothing breaks, nobody is stuck, the cart is the provider's",
  { tag: '@chromium' },
  async ({ app, page, violations }) => {
    test.setTimeout(900_000)
    await walk({ app, page, violations }, 1, 100)
  },
)
