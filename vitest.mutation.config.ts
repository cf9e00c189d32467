import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import app from './vite.config.ts'

/** Unit tests first, the slow ones of screens last: the first failure ends a mutant. */
class ByPath extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId)))
  }
}

/** For the mutation runner: the tests of the part it breaks (scripts/mutation.mjs), in one project. */
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
      sequence: { sequencer: ByPath },
      // Few schedules per mutant, and no search for the shortest one that fails.
      env: { PROPERTY_RUNS: '50' },
      include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    },
  }
})
