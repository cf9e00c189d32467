/**
 * `npm run mutation`: runs Stryker for each part, or for those named (`-- cart offline`). Reports
 * are in `.build/reports/mutation/`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'

/**
 * The code to mutate and the tests to run: `pure` ones in Node, `dom` ones with a page and the
 * mocked provider. Tests of screens are left out: nearly every mutant would run them.
 *
 * @type {Record<string, { code: string[], pure?: string[], dom?: string[] }>}
 */
const parts = {
  submission: {
    code: ['src/api/submission/**/*.ts'],
    pure: ['tests/api/submission/submission.test.ts', 'tests/faults/submissions-once.test.ts'],
    dom: ['tests/api/submission/{memory,use-submission}.test.{ts,tsx}'],
  },
  cart: {
    code: ['src/api/cart/**/*.ts'],
    pure: ['tests/api/cart/{edits,queue*}.test.ts', 'tests/faults/cart-edits.test.ts'],
    dom: [
      'tests/api/cart/{gateway,stored-edits,use-cart}.test.{ts,tsx}',
      'tests/faults/cart-at-rest.isolated.test.tsx',
    ],
  },
  offline: {
    code: ['src/api/offline/**/*.ts'],
    pure: ['tests/api/offline-fields.test.ts'],
    dom: ['tests/api/offline-*.isolated.test.ts'],
  },
  session: {
    code: [
      'src/session/**/*.ts',
      ...['call', 'client', 'connectivity', 'keepalive'].map((name) => `src/api/${name}.ts`),
    ],
    dom: [
      'tests/session/*.test.{ts,tsx}',
      'tests/api/{call,client,connectivity,signed-out}.test.ts',
      'tests/faults/calls.test.ts',
    ],
  },
  domain: { code: ['src/domain/**/*.ts'], pure: ['tests/domain/*.test.ts'] },
}

const names = process.argv.slice(2)

for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = parts[name]
  if (!part) throw new Error(`no part ${name}: there are ${Object.keys(parts).join(', ')}`)
  const { code, pure = [], dom = [] } = part
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', code.join(',')], {
    // Read by vitest.mutation.config.ts.
    env: { ...process.env, PURE_TESTS: pure.join(' '), DOM_TESTS: dom.join(' ') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exitCode = 1
  // A stopped run has no report.
  for (const kind of ['html', 'json']) {
    const report = `.build/reports/mutation/mutation.${kind}`
    if (existsSync(report)) renameSync(report, `.build/reports/mutation/${name}.${kind}`)
  }
}
