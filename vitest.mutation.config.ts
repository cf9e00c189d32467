import { defineConfig } from 'vitest/config'
import app from './vite.config.ts'

/**
 * For the mutation runner (stryker.config.json): the tests of the folders it breaks, in one project. No tests of screens:
 * nearly every break would run all of them.
 */
export default defineConfig((env) => {
  const { test, plugins, resolve, define } = app(env)
  return {
    plugins,
    resolve,
    define,
    test: {
      restoreMocks: true,
      silent: true,
      server: test?.server,
      environment: 'jsdom',
      setupFiles: ['./tests/setup.ts'],
      testTimeout: 60_000,
      include: ['tests/{domain,session,api}/**/*.test.{ts,tsx}', 'tests/faults/cart-edits.test.ts'],
      // It knows a young page by the time since its process began, which is old here.
      exclude: ['tests/api/early-read.test.ts'],
    },
  }
})
