import { expect, it } from 'vitest'
import { refusedImports } from '@scripts/layers.mjs'

const libraries = ['react', 'react-dom/client', '@tanstack/react-query', 'zod/mini']
const everywhere = ['@/lib/log', '@/lib/clock']
const domain = ['@/domain/cart', '@/domain/money']
const contract = ['@/api/endpoint', '@/api/contract/cart']
const api = ['@/api/call', '@/api/hooks/cart', ...contract]
const below = [...api, '@/session/session', '@/ui/Button', '@/text/text', ...domain]
const shared = ['@/features/shared/payment/PaymentWays']
const lib = ['@/lib/store', '@/lib/path-segment', ...everywhere]
const feature = [...below, ...shared, '@/routes/paths', '@/config/env', ...lib, ...libraries]
const app = [
  '@/app/Shell',
  '@/lib/when-idle',
  '@/routes/screens',
  '@/features/help/HelpScreen',
  ...feature,
]
const calls = [
  ...api,
  ...domain,
  '@/session/session',
  '@/config/env',
  '@/lib/when-idle',
  ...lib,
  ...libraries,
]
const alone = [...lib, '@/lib/when-idle', ...libraries]

/** The table of docs/architecture.md: a file of each layer, and all it may import. */
const layers: Record<string, string[]> = {
  'src/main.tsx': [...app, '@/mocks/browser'],
  'src/app/Shell.tsx': app,
  'src/routes/route-tree.tsx': app,
  'src/features/cart/CartScreen.tsx': feature,
  'src/features/cart/parts/CartLine.tsx': feature,
  'src/api/query-client.ts': calls,
  'src/api/hooks/orders.ts': calls,
  'src/api/client.ts': [...calls, 'axios'],
  'src/api/contract/orders.ts': [...contract, ...domain, ...everywhere, 'zod/mini'],
  'src/session/drafts.ts': [
    '@/session/session',
    '@/lib/store',
    ...domain,
    ...everywhere,
    ...libraries,
  ],
  'src/ui/Card.tsx': ['@/ui/Button', '@/text/text', ...domain, ...everywhere, ...libraries],
  'src/text/languages.tsx': ['@/text/text', ...everywhere, ...libraries],
  'src/domain/pricing.ts': domain,
  'src/mocks/handlers/cart.ts': [
    '@/mocks/browser',
    '@/domain/money',
    'msw/browser',
    ...contract,
    ...everywhere,
    ...libraries,
  ],
  'src/service-worker/sw.ts': libraries,
  'src/config/env.ts': alone,
  'src/routes/paths.ts': alone,
  'src/lib/store.ts': alone,
  'src/new.ts': libraries,
}

/** Imports to try: all that some layer may use, and what none may. */
const never = [
  '@tests/visit',
  '@scripts/build.mjs',
  '@build-plugins/compiled-messages',
  'zod',
  'zod/v4',
]
const targets = [...new Set([...Object.values(layers).flat(), ...never])]

/** The ways to depend on a module. */
const ways = [
  (target: string) => `import { a } from '${target}'`,
  (target: string) => `import {\n  a,\n} from "${target}"`,
  (target: string) => `import '${target}'`,
  (target: string) => `export { a } from '${target}'`,
  (target: string) => `import type { A } from '${target}'`,
  (target: string) => `const load = () => import('${target}')`,
]

it('a layer imports what the table allows, and nothing else, in any way', () => {
  for (const [file, allowed] of Object.entries(layers)) {
    const others = targets.filter((target) => !allowed.includes(target))
    for (const way of ways)
      expect([file, refusedImports(file, targets.map(way).join('\n'))]).toEqual([file, others])
  }
})
