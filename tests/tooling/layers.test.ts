import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// Each starts the linter: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Imports to try: one of each layer, each root module and each restricted library. */
const targets = [
  '@/app/Shell',
  '@/features/help/HelpScreen',
  '@/api/call',
  '@/api/hooks/cart',
  '@/api/endpoint',
  '@/api/contract/cart',
  '@/session/session',
  '@/ui/Button',
  '@/text/text',
  '@/domain/cart',
  '@/domain/money',
  '@/paths',
  '@/env',
  '@/path-segment',
  '@/log',
  '@/clock',
  '@/mocks/browser',
  '@tests/visit',
  '@scripts/build.mjs',
  '@build-plugins/compiled-messages',
  'react',
  'react-dom/client',
  '@tanstack/react-query',
  'zod/mini',
  'zod',
  'zod/v4',
  'axios',
  'msw/browser',
]

const libraries = ['react', 'react-dom/client', '@tanstack/react-query', 'zod/mini']
const everywhere = ['@/log', '@/clock']
const domain = ['@/domain/cart', '@/domain/money']
const contract = ['@/api/endpoint', '@/api/contract/cart']
const api = ['@/api/call', '@/api/hooks/cart', ...contract]
const below = [...api, '@/session/session', '@/ui/Button', '@/text/text', ...domain]
const feature = [...below, '@/paths', '@/env', ...everywhere, ...libraries]
const app = ['@/app/Shell', '@/features/help/HelpScreen', ...feature]
const calls = [
  ...api,
  ...domain,
  '@/session/session',
  '@/env',
  '@/path-segment',
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
  'src/session/drafts.ts': ['@/session/session', ...domain, ...everywhere, ...libraries],
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
}

/** A restricted line, its rule, and the files that may have it. */
const restricted: [line: string, rule: string, allowed: string[]][] = [
  [
    'localStorage.getItem("a")',
    'no-restricted-globals',
    // The mocked provider stores its data.
    ['src/session/storage.ts', 'src/mocks/browser.ts'],
  ],
  ['window.sessionStorage.clear()', 'no-restricted-globals', ['src/session/storage.ts']],
  ['void fetch("/api/cart")', 'no-restricted-globals', ['src/api/keepalive.ts']],
  ['void window.fetch("/api/cart")', 'no-restricted-globals', ['src/api/keepalive.ts']],
  ['new XMLHttpRequest().abort()', 'no-restricted-globals', ['src/api/keepalive.ts']],
  ['void navigator.clipboard.writeText("a")', 'no-restricted-properties', ['src/ui/clipboard.ts']],
  [
    'void navigator.share({ title: "a" })',
    'no-restricted-properties',
    ['src/ui/share.ts', 'src/ui/ShareSheet.tsx', 'src/ui/share/sheet.ts'],
  ],
  ['void window.navigator.share({})', 'no-restricted-properties', ['src/ui/share.ts']],
  ['export const time = Date.now()', 'no-restricted-properties', ['src/clock.ts']],
  ['console.warn("a")', 'no-console', ['src/log.ts']],
  ['console.error("a")', 'no-console', ['src/log.ts']],
  ['export { a } from "../cart/b"', 'no-relative-parent-imports', []],
  ['export const later = () => import("../cart/b")', 'no-relative-parent-imports', []],
  ['export default 1', 'no-default-export', ['vite.config.ts', 'playwright.config.ts']],
]

const elsewhere = [
  'src/app/elsewhere.ts',
  'src/features/cart/elsewhere.ts',
  'src/api/elsewhere.ts',
  'src/session/elsewhere.ts',
  'src/ui/elsewhere.ts',
  'src/domain/elsewhere.ts',
  'src/mocks/elsewhere.ts',
  'src/elsewhere.ts',
]

interface Finding {
  code: string
  filename: string
  line: number
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'))
  write('.gitignore', 'node_modules\n')
  // The layer rules need no types, and the temporary folder has none.
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { options: object }
  write(
    '.oxlintrc.json',
    JSON.stringify({ ...config, options: { ...config.options, typeAware: false } }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function lint(files: string[]): Finding[] {
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', ...files], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`)
  const { diagnostics, number_of_files: seen } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
    number_of_files: number
  }
  if (seen !== files.length) throw new Error(`oxlint saw ${seen} of ${files.length} files`)
  return diagnostics.map(({ code, filename, labels }) => ({
    code: /\((.+)\)/.exec(code)?.[1] ?? code,
    filename: filename.replaceAll('\\', '/'),
    line: labels[0]?.span.line ?? 0,
  }))
}

const ways: [way: string, line: (target: string, n: number) => string][] = [
  ['imported', (target, n) => `import { a as a${n} } from '${target}'`],
  ['exported on', (target, n) => `export { a as a${n} } from '${target}'`],
  ['imported for its type', (target, n) => `import type { A${n} } from '${target}'`],
  ['imported lazily', (target, n) => `export const a${n} = () => import('${target}')`],
]

it.each(ways)('a module that is %s must be allowed for the layer', (_, line) => {
  const files = Object.keys(layers)
  for (const file of files) write(file, targets.map(line).join('\n'))
  const found = lint(files).filter(({ code }) => code === 'no-restricted-imports')
  const accepted = files.map((file) => {
    const refused = found.filter(({ filename }) => filename === file).map((at) => at.line)
    return [file, targets.filter((_target, index) => !refused.includes(index + 1))]
  })
  const asWritten = Object.entries(layers).map(([file, allowed]) => [
    file,
    targets.filter((target) => allowed.includes(target)),
  ])
  expect(accepted).toEqual(asWritten)
})

it('a root module must not import from a folder by `./`', () => {
  write('src/clock.ts', "import { a } from './domain/money'\nexport const b = a")
  expect(lint(['src/clock.ts']).map(({ code }) => code)).toEqual(['no-restricted-imports'])
})

/** Tests all at once: line n of a file has restriction n. */
it('restricted code is refused except where the table allows it', () => {
  const files = new Set([...elsewhere, ...restricted.flatMap(([, , allowed]) => allowed)])
  const linesOf = (file: string) =>
    restricted.map(([line, , allowed]) =>
      elsewhere.includes(file) || allowed.includes(file) ? line : '',
    )
  for (const file of files) write(file, `${linesOf(file).join('\n')}\nexport const last = true\n`)
  const found = lint([...files])
  for (const [index, [line, rule]] of restricted.entries()) {
    const refused = found.filter((at) => at.code === rule && at.line === index + 1)
    const names = refused.map(({ filename }) => filename).toSorted()
    expect([line, names]).toEqual([line, elsewhere.toSorted()])
  }
})

it('barrels are refused in every layer', () => {
  const barrels = elsewhere.map((file) => file.replace('elsewhere', 'barrel'))
  for (const file of barrels) write(file, 'export * from "./b"\nexport const last = true\n')
  const refused = lint(barrels).filter(({ code }) => code === 'no-barrel-file')
  expect(refused.map(({ filename }) => filename).toSorted()).toEqual(barrels.toSorted())
})

it.each(['src/features/cart/CartScreen.tsx', 'tests/cart.test.ts', 'scripts/test.mjs'])(
  '%s has at most 300 lines',
  (file) => {
    const longest = Array.from({ length: 300 }, (_, line) => `export const a${line} = 1\n`)
    write(file, longest.join(''))
    expect(lint([file])).toEqual([])
    write(file, [...longest, 'export const last = 1\n'].join(''))
    expect(lint([file]).map(({ code }) => code)).toEqual(['max-lines'])
  },
)
