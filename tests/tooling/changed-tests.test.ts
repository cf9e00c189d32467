import { expect, it } from 'vitest'
import { testsOf } from '@scripts/changed-tests.mjs'

it.each([
  [
    'a screen and its test: the tests of its feature, once',
    ['src/features/cart/CartScreen.tsx', 'tests/features/cart/cart.test.tsx', 'docs/qa.md'],
    ['tests/features/cart/'],
  ],
  ['a test', ['tests/domain/money.test.ts'], ['tests/domain/money.test.ts']],
  [
    'what features share: those of the features that show it, and its own',
    ['src/features/shared/bank/a.ts'],
    [
      'tests/features/checkout/',
      'tests/features/profile/',
      'tests/features/register/',
      'tests/features/form-schemas.test.ts',
    ],
  ],
  [
    'a rule and a screen',
    ['src/domain/money.ts', 'src/features/cart/a.tsx'],
    ['tests/domain/', 'tests/features/cart/'],
  ],
  ['what starts the app: all that depend on it', ['src/main.tsx'], undefined],
  ['a part of tests: all that depend on it', ['tests/provider.ts'], undefined],
  ['a document: none', ['docs/qa.md'], []],
])('%s', (_, changed, tests) => {
  expect(testsOf(changed)).toEqual(tests)
})
