import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from '@/config/env-schema'
import { patterns } from '@/routes/paths'
import { routeTable } from '@tests/route-table'

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file))
const read = (file: string) => readFileSync(file, 'utf8')

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...filesIn('docs', /\.md$/)]

describe.each(documents)('%s', (file) => {
  it('names existing scripts and tests, and links to existing files', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const matches = (pattern: RegExp) =>
      [...read(file).matchAll(pattern)].map(([, name = '']) => name)
    expect(matches(/npm run ([\w:]+)/g).filter((name) => !scripts[name])).toEqual([])
    const tests = matches(/`((?:tests|e2e)\/[\w./-]+\.tsx?)`/g)
    const links = matches(/\]\((?!https?:)([^)#]+)/g).map((to) => join(dirname(file), to))
    expect([...tests, ...links].filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('the specification', () => {
  const specification = read('docs/specification.md')
  const defined = [...specification.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map(([, name]) => name)

  it('defines every rule once', () => {
    expect(defined.length).toBeGreaterThan(100)
    expect(defined.filter((name, index) => defined.indexOf(name) !== index)).toEqual([])
  })

  it('defines every rule that it, code and tests cite', () => {
    const areas = [...new Set(defined.map((name = '') => name.slice(0, 3)))].join('|')
    const anchor = new RegExp(String.raw`\b(?:${areas})-\d+\b`, 'g')
    const sources = ['src', 'tests', 'e2e'].flatMap((folder) => filesIn(folder, /\.(tsx?|css)$/))
    const cited = [...sources, 'docs/specification.md'].flatMap(
      (file) => read(file).match(anchor) ?? [],
    )
    expect(cited.filter((name) => !defined.includes(name))).toEqual([])
  })

  it('lists every route once', () => {
    const routes = routeTable.map(({ route }) => route).toSorted()
    expect(routes).toEqual([...Object.values(patterns), '*'].toSorted())
  })
})

const example = read('.env.example')
const documented = [...example.matchAll(/^#?(VITE_\w+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value],
)
const known = [...read('src/config/env-schema.ts').matchAll(/^ {2}(VITE_\w+):/gm)].map(
  ([, name]) => name,
)

describe('.env.example', () => {
  it('documents each variable of the schema once, and no other', () => {
    expect(known.length).toBeGreaterThan(10)
    expect(
      documented.map(([name]) => name).toSorted((a = '', b = '') => a.localeCompare(b)),
    ).toEqual(known.toSorted((a = '', b = '') => a.localeCompare(b)))
  })

  it('documents them in the order of the README', () => {
    const inTable = [...read('README.md').matchAll(/^\| `(VITE_\w+)`/gm)].map(([, name]) => name)
    expect(inTable).toEqual(documented.map(([name]) => name))
  })

  it('sets no variable until a line is uncommented', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })

  it('gives valid examples', () => {
    expect(() => readEnv(Object.fromEntries(documented) as Record<string, string>)).not.toThrow()
  })
})
