/** A short random walk through the app; long ones: random-walk.nightly.ts. */
import { test } from '@playwright/test'
import { hunt } from './support/random-walk-hunt'

// What failed is told in words, step by step.
test.use({ trace: 'off', screenshot: 'off' })

test(
  "100 random steps: nothing breaks, nobody is stuck, the cart is the provider's",
  { tag: '@chromium' },
  async ({ browser }) => {
    test.setTimeout(900_000)
    await hunt(browser, 1, 100)
  },
)
