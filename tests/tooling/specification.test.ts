import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const areas =
  'NAV|LOG|REG|PWD|HOM|PRD|QTY|FND|SHR|TXT|ADR|BNK|CRT|CHK|ORD|DLV|STM|CAL|LSN|QUO|RWD|HLP|GDE|NTF|MNY|FRM|ERR|API|CFG'
const anchor = new RegExp(String.raw`\b(?:${areas})-\d+\b`, 'g')

const specification = readFileSync('docs/specification.md', 'utf8')
const defined = [...specification.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
  ([, name = '']) => name,
)

const cited = ['src', 'tests', 'e2e']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:ts|tsx|css)$/.test(entry.name))
  .flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    return [...readFileSync(file, 'utf8').matchAll(anchor)].map(([name]) => ({ file, name }))
  })

it('defines every anchor once', () => {
  const repeated = defined.filter((name, index) => defined.indexOf(name) !== index)
  expect(defined.length).toBeGreaterThan(100)
  expect(repeated).toEqual([])
})

it('uses only the area names that this test knows', () => {
  expect(defined.filter((name) => !name.match(anchor))).toEqual([])
})

it('defines every anchor that code and tests cite', () => {
  expect(cited.filter(({ name }) => !defined.includes(name))).toEqual([])
})

it('defines every anchor that it refers to itself', () => {
  const referred = [...specification.matchAll(anchor)].map(([name]) => name)
  expect(referred.filter((name) => !defined.includes(name))).toEqual([])
})
