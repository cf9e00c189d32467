import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { part } from './stryker.config.mjs'
import app from './vite.config.ts'

/** The slow explorations last, and pure tests first: the first failure ends a mutant. */
class CheapFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const cost = ({ project, moduleId }: TestSpecification) =>
      moduleId.includes('/exploration/') ? 2 : project.name === 'pure' ? 0 : 1
    const key = (test: TestSpecification) => `${cost(test)}${test.moduleId}`
    return Promise.resolve(files.toSorted((a, b) => key(a).localeCompare(key(b))))
  }
}

/** For Stryker: the tests of the part that it mutates. */
export default defineConfig((env) => {
  const { test, plugins, resolve, define } = app(env)
  const projects: TestProjectInlineConfiguration[] = []
  if (part?.pure)
    projects.push({
      extends: true,
      test: { name: 'pure', environment: 'node', include: part.pure },
    })
  if (part?.dom)
    projects.push({
      extends: true,
      test: {
        name: 'dom',
        environment: 'jsdom',
        include: part.dom,
        setupFiles: ['./tests/setup.ts'],
      },
    })
  return {
    plugins,
    resolve,
    define,
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      silent: true,
      server: test?.server,
      testTimeout: 20_000,
      sequence: { sequencer: CheapFirst },
      // Explores less deeply (tests/exploration/bounds.ts).
      env: { MUTATED: process.env.MUTATED },
      projects,
    },
  }
})
