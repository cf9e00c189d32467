import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'

// Starts the linter: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const libraries = ['react', 'react-dom/client', '@tanstack/react-query', 'zod/mini']
const everywhere = ['@/log', '@/clock']
const domain = ['@/domain/cart', '@/domain/money']
const contract = ['@/api/endpoint', '@/api/contract/cart']
const api = ['@/api/call', '@/api/hooks/cart', ...contract]
const below = [...api, '@/session/session', '@/ui/Button', '@/text/text', ...domain]
const shared = ['@/features/shared/PaymentWays']
const feature = [...below, ...shared, '@/paths', '@/env', '@/store', ...everywhere, ...libraries]
const app = ['@/app/Shell', '@/when-idle', '@/features/help/HelpScreen', ...feature]
const calls = [
  ...api,
  ...domain,
  '@/session/session',
  '@/env',
  '@/path-segment',
  '@/store',
  '@/when-idle',
  ...everywhere,
  ...libraries,
]

/** The table of docs/architecture.md: a file of each layer, and all it may import. */
const layers: Record<string, string[]> = {
  'src/main.tsx': [...app, '@/path-segment', '@/mocks/browser'],
  'src/app/routes.tsx': app,
  'src/features/cart/CartScreen.tsx': feature,
  'src/features/cart/parts/CartLine.tsx': feature,
  'src/api/query-client.ts': calls,
  'src/api/hooks/orders.ts': calls,
  'src/api/client.ts': [...calls, 'axios'],
  'src/api/contract/orders.ts': [...contract, ...domain, ...everywhere, 'zod/mini'],
  'src/session/drafts.ts': ['@/session/session', '@/store', ...domain, ...everywhere, ...libraries],
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
  'src/env.ts': libraries,
  'src/paths.ts': libraries,
  'src/log.ts': libraries,
  'src/clock.ts': libraries,
  'src/store.ts': libraries,
  'src/when-idle.ts': libraries,
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
  (target: string, n: number) => `import { a as a${n} } from '${target}'`,
  (target: string, n: number) => `export { a as b${n} } from '${target}'`,
  (target: string, n: number) => `import type { A${n} } from '${target}'`,
  (target: string, n: number) => `export const c${n} = () => import('${target}')`,
]

interface Diagnostic {
  code: string
  filename: string
  labels: { span: { line: number } }[]
}

/** The refused lines of each file. */
function lint(files: Record<string, string>): Record<string, number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  // The layer rules need no types, and the temporary folder has none.
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { options: object }
  const untyped = { ...config, options: { ...config.options, typeAware: false } }
  const all = { ...files, '.gitignore': 'node_modules', '.oxlintrc.json': JSON.stringify(untyped) }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--format=json', ...Object.keys(files)]
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  const refused: Record<string, number[]> = {}
  for (const { code, filename, labels } of diagnostics)
    if (code.includes('no-restricted-imports'))
      (refused[filename.replaceAll('\\', '/')] ??= []).push(labels[0]?.span.line ?? 0)
  return refused
}

it('a layer imports what the table allows, and nothing else, in any way', () => {
  const lines = targets.flatMap((target, n) => ways.map((line) => line(target, n)))
  const refused = lint(
    Object.fromEntries(Object.keys(layers).map((file) => [file, lines.join('\n')])),
  )
  for (const [file, allowed] of Object.entries(layers)) {
    const asWritten = targets.flatMap((target, n) =>
      allowed.includes(target) ? [] : ways.map((_, way) => n * ways.length + way + 1),
    )
    expect([file, refused[file]?.toSorted((a, b) => a - b)]).toEqual([file, asWritten])
  }
})
