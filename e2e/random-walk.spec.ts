/** A short random walk through the app; long ones: random-walk.nightly.ts. */
import { test } from './support/app'
import { walk } from './support/random-walk'

// A failure attaches its steps as text.
test.use({ trace: 'off', screenshot: 'off' })

test(
  "50 random steps: nothing throws, nobody is stuck, and the cart is the provider's",
  { tag: '@chromium' },
  async ({ app, page, violations }) => {
    test.setTimeout(900_000)
    await walk({ app, page, violations }, 1, 50)
  },
)
