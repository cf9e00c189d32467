import { defineConfig } from 'vitest/config'
import app from './vite.config.ts'

/**
 * For the mutation runner (stryker.config.json): the tests of the folders it breaks, in one project. Screens are left out but
 * for those that the cache, the session and the sign-in are seen through: each would run for nearly every break.
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
      include: [
        'tests/{domain,session,api}/**/*.test.{ts,tsx}',
        'tests/app/{offline-privacy,without-a-network,session,session-ends}.test.tsx',
      ],
      // It knows a young page by the time since its process began, which is old here.
      exclude: ['tests/api/early-read.test.ts'],
    },
  }
})
