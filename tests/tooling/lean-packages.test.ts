import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { droppable, leanPackages, placelessSignals } from '@build-plugins/lean-packages'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lean-'))
  mkdirSync(join(project, 'src'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(project, 'node_modules'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(project, { recursive: true })
})

/** What a browser would get of this source. */
async function built(source: string, plugin = leanPackages()): Promise<string> {
  writeFileSync(join(project, 'src/main.js'), source)
  const { output } = (await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    plugins: [plugin],
    // As vite.config.ts has it: our messages are compiled.
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(project, 'src/main.js') },
    },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

describe('axios', () => {
  it('is built with XMLHttpRequest and without what no call reaches', async () => {
    const code = await built("import axios from 'axios'\naxios.create().request({})")
    expect(code).toContain('XMLHttpRequest')
    expect(code).not.toContain('duplex')
    expect(code).not.toContain('ImATeapot')
    expect(code).not.toContain('Blob is not supported')
    expect(code).not.toContain('Caused by')
    expect(code).not.toContain('after protocol')
    expect(code.length).toBeLessThan(40_000)
  })

  it('fails the build once a module of the list is not there any more', async () => {
    const plugin = leanPackages({ 'axios/lib/adapters/gone.js': '' })
    const source = "import axios from 'axios'\naxios.create()"
    await expect(built(source, plugin)).rejects.toThrow('axios/lib/adapters/gone.js')
  })

  it('is not asked for in a build that does not carry it', async () => {
    await expect(built('console.log(1)')).resolves.toContain('console.log')
  })
})

describe('use-intl', () => {
  it('is built with the formatters of numbers and plurals, and no others', async () => {
    // Its exports have another file for development.
    vi.stubEnv('NODE_ENV', 'production')
    const code = await built(
      "import { createTranslator } from 'use-intl'\nconsole.log(createTranslator({ locale: 'en', messages: {} }))",
    )
    expect(code).toContain('Intl.PluralRules')
    expect(code).toContain('Intl.NumberFormat')
    expect(code).not.toContain('Intl.ListFormat')
    expect(code).not.toContain('Intl.DateTimeFormat')
  })

  it.each(['en-IN', 'hi-IN-u-nu-latn', 'mr-IN-u-nu-latn'])(
    'groups numbers as Intl does: %s',
    async (locale) => {
      vi.stubEnv('NODE_ENV', 'production')
      const code = await built(
        `import { createTranslator } from 'use-intl'
        const messages = { count: [['count', 2, { other: 0 }]], raw: [['count', 4]] }
        const t = createTranslator({ locale: '${locale}', messages })
        globalThis.grouped = (count) => t('count', { count })`,
      )
      await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
      const { grouped } = globalThis as unknown as { grouped: (count: number) => string }
      const whole = [0, 1, 12, 999, 1000, 12_345, 99_999, 100_000, 12_34_567, 1_23_45_67_890, -1234]
      for (const number of [...whole, 0.5, 1234.5678, 1e21, Number.NaN])
        expect(grouped(number)).toBe(new Intl.NumberFormat(locale).format(number))
    },
  )
})

describe('react-query', () => {
  const query =
    "import { QueryClient } from '@tanstack/react-query'\nnew QueryClient().fetchQuery({})"

  it('is built without infinite queries', async () => {
    expect(await built(query, leanPackages({}))).toContain('fetchMore')
    expect(await built(query)).not.toContain('fetchMore')
  })

  it('is not asked for where another package of its makers is', async () => {
    const virtual =
      "import { useVirtualizer } from '@tanstack/react-virtual'\nconsole.log(useVirtualizer)"
    await expect(built(virtual)).resolves.toContain('console.log')
  })
})

describe('react-router', () => {
  it('leaves its own link, and with it the prefetching of a data router, out of what does not use it', async () => {
    const hooks = "import { useHref } from 'react-router-dom'\nconsole.log(useHref)"
    expect(await built(hooks)).not.toContain('modulepreload')
    const link = "import { Link } from 'react-router-dom'\nconsole.log(Link)"
    expect(await built(link)).toContain('modulepreload')
  })
})

describe('react-dom', () => {
  it('makes no error while it loads: its signals are made without a place', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const code = await built(
      "import { createRoot } from 'react-dom/client'\ncreateRoot(document.body)",
    )
    expect(code).not.toMatch(/=\s*Error\(\w+\((?:460|461|474|519|542)\)\)/)
  })

  it('fails the build once its signals are made in another way', () => {
    expect(() => placelessSignals('var SuspenseException = new Signal(460)')).toThrow('signals')
  })
})

it('names for developer tools go, everything else stays', () => {
  const source = [
    'var Link = React10.forwardRef(function Link2() {});',
    'Link.displayName = "Link";',
    'var a = createContext(null), b = 1;',
    'other.displayName = name;',
  ].join('\n')
  expect(droppable(source)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(function Link2() {});',
      '',
      'var a = /* @__PURE__ */ createContext(null), b = 1;',
      'other.displayName = name;',
    ].join('\n'),
  )
})
