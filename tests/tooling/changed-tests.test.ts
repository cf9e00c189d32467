import { expect, it } from 'vitest'
import { testsOf } from '@scripts/changed-tests.mjs'

it.each([
  [
    'a screen: the tests of its feature',
    ['src/features/cart/CartScreen.tsx'],
    ['tests/features/cart/'],
  ],
  [
    'a screen and its test: the same, once',
    ['src/features/cart/CartScreen.tsx', 'tests/features/cart/cart.test.tsx', 'docs/qa.md'],
    ['tests/features/cart/'],
  ],
  [
    'screens of two features',
    ['src/features/cart/CartScreen.tsx', 'src/features/home/HomeScreen.tsx'],
    ['tests/features/cart/', 'tests/features/home/'],
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
