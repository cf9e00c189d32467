import { expect, it } from 'vitest'
import { refusedImports } from '@scripts/layers.mjs'

/** The ways to depend on a module. */
const ways = [
  (target: string) => `import { a } from '${target}'`,
  (target: string) => `import {\n  a,\n} from "${target}"`,
  (target: string) => `import '${target}'`,
  (target: string) => `export { a } from '${target}'`,
  (target: string) => `import type { A } from '${target}'`,
  (target: string) => `const load = () => import('${target}')`,
]

/** Imports of a file by docs/architecture.md. */
const files: readonly (readonly [file: string, allowed: string[], refused: string[]])[] = [
  ['src/main.tsx', ['@/mocks/browser', '@/app/Shell'], ['@tests/visit', '@scripts/build.mjs']],
  ['src/app/Shell.tsx', ['@/features/help/HelpScreen', '@/lib/when-idle'], ['@/mocks/browser']],
  [
    'src/features/cart/parts/CartLine.tsx',
    ['@/api/hooks/cart', '@/features/shared/payment/PaymentWays', '@/lib/store', 'react'],
    ['@/features/help/HelpScreen', '@/app/Shell', '@/lib/when-idle', 'axios', 'zod'],
  ],
  [
    'src/api/contract/orders.ts',
    ['@/api/endpoint', '@/domain/money', 'zod/mini'],
    ['@/api/hooks/cart', '@/session/session', 'react', '@tanstack/react-query', 'zod/v4'],
  ],
  ['src/api/client.ts', ['@/session/session', 'axios'], ['@/ui/Button', 'msw/browser']],
  ['src/session/drafts.ts', ['@/domain/cart', '@/lib/store'], ['@/api/call', '@/text/text']],
  ['src/ui/Card.tsx', ['@/text/text', '@/domain/money'], ['@/session/session', '@/lib/store']],
  ['src/domain/pricing.ts', ['@/domain/cart'], ['@/lib/log', 'react', 'zod/mini']],
  ['src/mocks/handlers/cart.ts', ['msw/browser', '@/domain/money'], ['@/domain/cart', 'axios']],
  ['src/lib/store.ts', ['@/lib/path-segment', 'react'], ['@/domain/cart']],
  ['src/new.ts', ['react'], ['@/lib/log']],
]

it.each(files)('%s imports what its layer may, in any way', (file, allowed, refused) => {
  for (const way of ways)
    expect(refusedImports(file, [...allowed, ...refused].map(way).join('\n'))).toEqual(refused)
})
