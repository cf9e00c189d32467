import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSource, findBreaches } from '@scripts/check-source.mjs'

describe('the rules that oxlint cannot express', () => {
  const silence = ['oxlint', 'eslint'].map((tool) => `// ${tool}-${'disable'}-next-line`)

  it.each([
    ['src/ui/a.ts', 'const a = new Date()', 'The clock'],
    ['src/ui/a.ts', 'const a = new Date( )', 'The clock'],
    ['src/ui/a.ts', 'const a = Date()', 'The clock'],
    ['src/app/a.ts', "const all = import.meta.glob('@/features/*')", 'The layer rules'],
    ['src/app/a.ts', 'const a = await import(`@/mocks/${name}`)', 'The layer rules'],
    ['src/app/a.ts', 'const a = await import(path)', 'The layer rules'],
    ['src/ui/A.tsx', '<a href={said}>Shop</a>', 'Use Link'],
    ['src/ui/a.ts', 'link.href = said', 'Addresses and markup'],
    ['src/ui/a.ts', 'host.innerHTML = said', 'Addresses and markup'],
    ['src/ui/a.ts', "host.insertAdjacentHTML('beforeend', said)", 'Addresses and markup'],
    ['src/ui/A.tsx', '<p className="text-[13px]" />', 'Styling'],
    ['src/ui/A.tsx', '<p className="bg-[#FBF8F1]" />', 'Styling'],
    ['src/ui/A.tsx', '<p className="-mt-[0.5rem]" />', 'Styling'],
    ['src/ui/A.tsx', `<p style=${'{{'} color: 'red' }} />`, 'Styling'],
    ['src/ui/a.css', 'html:has(dialog) {', 'Slow'],
    ['src/ui/A.tsx', '<p className="group-has-[a]:hidden" />', 'Slow'],
    ['src/ui/a.ts', silence[0] ?? '', 'Obey the check'],
    ['e2e/a.spec.ts', silence[1] ?? '', 'Obey the check'],
    ['scripts/a.mjs', `// @ts-${'ignore'}`, 'Obey the check'],
    ['src/ui/a.ts', `/** ${'word '.repeat(20)}*/`, 'A comment ends'],
    ['src/ui/a.ts', `  // ${'word '.repeat(20)}`, 'A comment ends'],
    ['src/ui/a.css', ` * ${'word '.repeat(20)}`, 'A comment ends'],
    ['tests/ui/a.test.ts', `it.${'skip'}('a', () => {})`, 'Run the test'],
    ['tests/ui/a.test.ts', `describe.${'only'}('a', () => {})`, 'Run the test'],
    ['e2e/a.spec.ts', `test.describe.${'fixme'}('a', () => {})`, 'Run the test'],
    ['tests/ui/a.test.ts', `vi.${'mock'}('@/ui/a')`, 'Other files share'],
    ['tests/ui/a.test.ts', `import 'fake-${'indexeddb'}/auto'`, 'Other files share'],
    ['e2e/a.spec.ts', `await page.waitFor${'Timeout'}(300)`, 'Wait for'],
  ])('%s refuses %s', (file, line, complaint) => {
    expect(findBreaches(file, `export const before = 1\n${line}\n`)).toEqual([
      expect.stringContaining(`${file}:2: ${complaint}`),
    ])
  })

  it.each([
    ['src/clock.ts', 'export const now = () => new Date()'],
    ['src/ui/a.ts', "export const day = new Date('2026-09-05')"],
    ['src/ui/a.ts', 'export const day = new DateText()'],
    ['src/app/a.ts', "export const cart = () => import('@/features/cart/CartScreen')"],
    ['src/ui/a.ts', `export const a = '${'word '.repeat(20)}'`],
    ['src/ui/OutsideLink.tsx', '<a href={href}>'],
    ['src/ui/a.ts', 'const isHere = link.href === here'],
    ['src/ui/Link.tsx', "import { useLinkClickHandler } from 'react-router-dom'"],
    ['src/ui/A.tsx', '<p className="grid-cols-[auto_1fr] data-[state=open]:block" />'],
    ['src/app/routes.ts', "const all = import.meta.glob('/src/features/*/*Screen.tsx')"],
    ['tests/setup.ts', `vi.${'mock'}('@/ui/a')`],
    ['tests/ui/a.isolated.test.ts', `vi.${'mock'}('@/ui/a')`],
    ['tests/ui/a.test.ts', "it('skips to the content', () => {})"],
  ])('%s allows %s', (file, line) => {
    expect(findBreaches(file, `${line}\n`)).toEqual([])
  })

  it('are checked in every folder of code, and nowhere else', () => {
    const root = mkdtempSync(join(tmpdir(), 'source-'))
    for (const file of ['src/features/cart/parts/a.ts', 'tests/a.test.ts', 'docs/a.ts']) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), `${silence[0]}\n`)
    }
    const files = checkSource(root).map((breach) => breach.split(':')[0])
    rmSync(root, { recursive: true })
    expect(files).toEqual(['src/features/cart/parts/a.ts', 'tests/a.test.ts'])
  })
})
