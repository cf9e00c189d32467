// @ts-check
/**
 * `npm run mutation`: breaks the code of each part on purpose, and fails when its tests notice too few breaks. With names
 * (`-- cart offline`) only those parts. Reports: `.build/reports/mutation/`.
 */
import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'

/**
 * What is broken, and the tests that may notice. No tests of screens where others do: they would run for nearly every break.
 *
 * @type {Record<string, { code: string[], tests: string[] }>}
 */
const parts = {
  submission: {
    code: ['src/api/submission/**/*.ts'],
    tests: ['tests/api/submission/*.test.{ts,tsx}', 'tests/faults/submissions-once.test.ts'],
  },
  cart: {
    code: ['src/api/cart/**/*.ts'],
    tests: ['tests/api/cart/*.test.{ts,tsx}', 'tests/faults/cart-edits.test.ts'],
  },
  offline: {
    code: ['src/api/offline/**/*.ts'],
    tests: ['tests/api/offline-*.test.ts'],
  },
  session: {
    code: [
      'src/session/**/*.ts',
      ...['call', 'client', 'connectivity', 'keepalive'].map((name) => `src/api/${name}.ts`),
    ],
    tests: [
      'tests/session/*.test.{ts,tsx}',
      'tests/api/{call,client,download}.test.ts',
      'tests/faults/calls.test.ts',
    ],
  },
  domain: { code: ['src/domain/**/*.ts'], tests: ['tests/domain/*.test.ts'] },
}

const names = process.argv.slice(2)

for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = parts[name]
  if (!part) throw new Error(`no part ${name}: there are ${Object.keys(parts).join(', ')}`)
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', part.code.join(',')], {
    // Read by vitest.mutation.config.ts.
    env: { ...process.env, MUTATION_TESTS: part.tests.join(' ') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exitCode = 1
  for (const kind of ['html', 'json'])
    renameSync(
      `.build/reports/mutation/mutation.${kind}`,
      `.build/reports/mutation/${name}.${kind}`,
    )
}
