/** Stryker's configuration for the part MUTATED, which scripts/mutation.mjs sets. */

/**
 * The code to mutate and the tests to run: `pure` ones in Node, `dom` ones with a page and the
 * mocked provider. Tests of most screens are left out: nearly every mutant would run them.
 *
 * @type {Record<string, { code: string[], pure?: string[], dom?: string[] }>}
 */
export const parts = {
  submission: {
    code: ['src/api/submission/**/*.ts'],
    pure: [
      'tests/api/submission/{slow,submission}.test.ts',
      'tests/exploration/{items,payments}.test.ts',
    ],
    dom: ['tests/api/submission/{item-writes,use-*}.test.{ts,tsx}'],
  },
  payment: {
    code: [
      'src/features/shared/payment/{demanded-payment,payment-*}.ts',
      'src/features/checkout/{checkout-view,order-payment}.ts',
      'src/features/{delivery/delivery-submission,orders/use-reverify}.ts',
    ],
    pure: [
      'tests/features/form-schemas.test.ts',
      'tests/features/checkout/checkout-view.test.ts',
      'tests/exploration/payments.test.ts',
    ],
    dom: [
      'tests/features/{demanded-payment,payment-record,checkout/order-payment}.test.ts',
      'tests/features/{delivery/*,orders/reverify}.test.tsx',
      'tests/session/stored-shapes.test.ts',
    ],
  },
  cart: {
    code: ['src/api/cart/**/*.ts', 'src/api/stored-line.ts'],
    pure: ['tests/api/cart/changes.test.ts', 'tests/exploration/cart.isolated.test.ts'],
    dom: ['tests/api/cart/use-cart.test.tsx'],
  },
  offline: {
    // The compiler demands every name that fields.ts lists.
    code: ['src/api/offline/**/*.ts', '!src/api/offline/fields.ts'],
    pure: ['tests/api/offline-fields.test.ts'],
    dom: ['tests/api/offline-*.isolated.test.ts'],
  },
  session: {
    code: [
      'src/session/**/*.ts',
      ...['call', 'client', 'connectivity', 'first-reads'].map((name) => `src/api/${name}.ts`),
    ],
    dom: [
      'tests/session/*.test.{ts,tsx}',
      'tests/api/{call.isolated,client,connectivity,first-reads}.test.ts',
      'tests/faults/calls.test.ts',
    ],
  },
  domain: { code: ['src/domain/**/*.ts'], pure: ['tests/domain/*.test.ts'] },
}

const name = process.env.MUTATED ?? ''
export const part = parts[name]
const report = `.build/reports/mutation/${name}`

export default {
  mutate: part?.code,
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  timeoutMS: 60000,
  concurrency: '100%',
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  ignorePatterns: ['.build', 'coverage', 'dist', 'docs', 'e2e', 'public', 'tsconfig.json'],
  tempDirName: '.build/stryker',
}
