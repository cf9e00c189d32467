import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compiledMessages, namespacesOf } from '@build-plugins/compiled-messages'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'words-'))
})

afterEach(() => {
  rmSync(project, { recursive: true })
})

const base = {
  'src/text/en.json': JSON.stringify({
    shell: { home: 'Take me home' },
    cart: { items: '{count, plural, one {# crate} other {# crates}}' },
    quotes: { best: 'Best bid so far' },
  }),
  'src/text/words.ts': 'export const words = {}',
  'src/text/text.ts':
    "import { words } from './words'\n/** Like `useText('quotes')`. */\nexport const useText = (n) => words[n]",
}

/** Builds a small app of these files; its chunks by name. */
async function chunksOf(files: Record<string, string>): Promise<Record<string, string>> {
  for (const [path, text] of Object.entries({ ...base, ...files })) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  const { output } = (await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    plugins: [compiledMessages(join(project, 'src/text'))],
    resolve: { alias: { '@': join(project, 'src') } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(project, 'src/main.ts') },
    },
  })) as Rolldown.RolldownOutput
  return Object.fromEntries(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])),
  )
}

const main = "import { useText } from './text/text'\nconsole.log(useText('shell'))\n"
const lazyCart = "import { useText } from './text/text'\nconsole.log(useText('cart'))"

describe('the texts', () => {
  it('of a namespace are in the chunk that uses them, and in no other', async () => {
    const chunks = await chunksOf({
      'src/main.ts': `${main}void import('./cart')`,
      'src/cart.ts': lazyCart,
    })
    expect(chunks.main).toContain('Take me home')
    expect(chunks.main).not.toContain('crate')
    expect(chunks.cart).toContain('crate')
    expect(chunks.cart).not.toContain('Take me home')
  })

  it('that no module uses are in no chunk, even if a comment names them', async () => {
    const chunks = await chunksOf({ 'src/main.ts': `// useText('quotes')\n${main}` })
    expect(Object.values(chunks).join('')).not.toContain('Best bid')
  })

  it('are compiled', async () => {
    const chunks = await chunksOf({ 'src/main.ts': lazyCart })
    expect(chunks.main).toContain('crates')
    expect(chunks.main).not.toContain('plural')
  })

  it('of another language are in one script, with English for a missing one', async () => {
    const chunks = await chunksOf({
      'src/text/hi.json': JSON.stringify({
        shell: { home: 'घर ले चलो' },
        cart: { items: '{count, plural, one {# पेटी} other {# पेटियां}}' },
      }),
      'src/main.ts': `${main}void import('virtual:words/hi').then(console.log)`,
    })
    expect(chunks.main).not.toContain('घर')
    expect(chunks.hi).toContain('घर ले चलो')
    expect(chunks.hi).toContain('पेटियां')
    expect(chunks.hi).not.toContain('plural')
    expect(chunks.hi).not.toContain('Take me home')
    expect(chunks.hi).toContain('Best bid so far')
  })

  it('fail the build for an unknown namespace', async () => {
    const files = { 'src/main.ts': main.replace('shell', 'chart') }
    await expect(chunksOf(files)).rejects.toThrow('en.json has no words for chart')
  })

  it('fail the build when the namespace is not a literal', async () => {
    const files = { 'src/main.ts': main.replace("'shell'", 'location.hash') }
    await expect(chunksOf(files)).rejects.toThrow('useText takes its namespace as a literal')
  })
})

describe('the namespaces of a module', () => {
  it('are listed once each', () => {
    const source = `const a = useText('ui')('unknown')\nconst B = () => <b title={useText('cart')('x')}>{useText('ui')('y')}</b>`
    expect(namespacesOf('a.tsx', source)).toEqual(['ui', 'cart'])
  })
})
