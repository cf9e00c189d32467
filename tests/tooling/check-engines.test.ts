import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disagreements, youngInBuild } from '@scripts/check-engines.mjs'
import { youngInScript } from '@scripts/engines/script.mjs'
import { youngInStyle } from '@scripts/engines/style.mjs'
import { oldest } from '@scripts/engines/support.mjs'

describe('the list of browsers', () => {
  it('is the phones of the specification, and desks of the same age', () => {
    expect(browserslistToEsbuild()).toEqual([
      'chrome100',
      'edge100',
      'firefox102',
      'ios16',
      'safari16',
    ])
  })

  it('is read by its oldest versions', () => {
    expect(oldest(['chrome 101', 'chrome 100', 'ios_saf 16.6-16.7', 'and_chr 157'])).toEqual({
      chrome: 100,
      safari_ios: 16.6,
    })
  })
})

describe('what scripts ask for', () => {
  it.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy(list, key)', 'Object.groupBy'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['Promise.try(work)', 'Promise.try'],
    ['list.toSorted()', '.toSorted'],
    // Chrome 97, but Firefox 104.
    ['list.findLast(Boolean)', '.findLast'],
    ['one.union(other)', '.union'],
    ['map.values().map(String)', '.values().map'],
    ['dialog.requestClose()', '.requestClose'],
    ['element.checkVisibility()', '.checkVisibility'],
    ['document.startViewTransition(draw)', '.startViewTransition'],
    ['CSS.highlights.set("a", b)', 'CSS.highlights'],
    ['scheduler.yield()', 'scheduler'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['class Words { static { begin() } }', 'static { } in a class'],
    ['text.split(/(?<=a)b/)', '(?<= ) in an expression'],
  ])('%s is too young', (source, name) => {
    expect(youngInScript(source)).toContain(name)
  })

  it.each([
    'list.flat().findIndex(Boolean)',
    'structuredClone(order)',
    'text.replaceAll("a", "b")',
    'list.at(-1)',
    'Object.hasOwn(order, "id")',
    'Object.keys(order).some(Boolean)',
    'list.filter(Boolean).map(String)',
    'crypto.randomUUID()',
    'class Cart { #lines = []; has(line) { return #lines in line } }',
    'const { any } = AbortSignalOfOurs; any()',
    'dialog.requestClose?.()',
    'window.scheduler?.yield()',
    'this.toSorted()',
    'import("./later.js")',
  ])('%s is not', (source) => {
    expect(youngInScript(source)).toEqual([])
  })

  it.each(['import words from "./w.json" with { type: "json" }', 'const a = /[\\p{L}--[a-z]]/v'])(
    '%s is no language of theirs',
    (source) => {
      expect(() => youngInScript(source)).toThrow(SyntaxError)
    },
  )
})

describe('what the style says', () => {
  it.each([
    ['a { height: 100dvh }', 'dvh'],
    ['a { height: calc(1px + 2.5svh) }', 'svh'],
    ['a { width: 10cqi }', 'cqi'],
    ['a { color: color-mix(in oklab, red, blue) }', 'color-mix()'],
    ['a:has(b) { color: red }', ':has'],
    ['a { &:hover { color: red } }', '&'],
    ['@media (width >= 20rem) { a { color: red } }', '@media with < or >'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    ['@container (min-width: 1px) { a { color: red } }', '@container'],
    ['a { translate: 1px }', 'translate'],
    ['a { text-wrap: balance }', 'text-wrap'],
    ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['a { height: 1dvh; height: 2dvh }', 'dvh'],
    ['a { height: 100dvh; height: 100vh }', 'dvh'],
  ])('%s is too young', (source, name) => {
    expect(youngInStyle(source)).toContain(name)
  })

  it.each([
    'a { height: 100vh; height: 100dvh }',
    'a { -webkit-user-select: none; user-select: none }',
    '@supports (height: 1dvh) { a { height: 100dvh } }',
    '@layer base { a { inset: 0; padding-inline: 1px; aspect-ratio: 1 } }',
    '.\\[\\&\\:has\\(b\\)\\] { color: #d4dfc0 }',
    'a::after { content: "100dvh :has" }',
    'a:where(b):is(c):focus-visible { transform: translateY(1px) }',
    'a { padding: env(safe-area-inset-bottom) max(1px, 2rem) }',
  ])('%s is not', (source) => {
    expect(youngInStyle(source)).toEqual([])
  })
})

describe('a build', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'engines-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  it('is read with its worker, its style and what stands in its pages', () => {
    write('assets/cart.js', 'import"./a.js";list.toSorted()')
    write('assets/style.css', 'a{height:1dvh}')
    write('sw.js', 'Object.groupBy(a,b)')
    write('login.html', '<script>URL.canParse(1)</script><script src="/a.js"></script>')
    write('assets/new.js', 'import a from"./a.json"with{type:"json"}')
    const { script, style } = youngInBuild(folder)
    expect(Object.fromEntries(script)).toEqual({
      '.toSorted': ['assets/cart.js'],
      '.groupBy': ['sw.js'],
      'Object.groupBy': ['sw.js'],
      'URL.canParse': ['login.html'],
      'syntax: Unexpected token (1:23)': ['assets/new.js'],
    })
    expect(Object.fromEntries(style)).toEqual({ dvh: ['assets/style.css'] })
  })

  it('is not taken for well where there is none', () => {
    expect(() => youngInBuild(folder)).toThrow(/there is no build to check/)
  })

  it('says what nobody accepted, and what was accepted for nothing', () => {
    const found = new Map([['.toSorted', ['cart.js', 'sw.js']]])
    expect(disagreements(found, ['.toSorted'])).toEqual([])
    expect(disagreements(found, ['dvh'])).toEqual([
      '.toSorted in cart.js, sw.js',
      'dvh is accepted and stands nowhere: take it out of accepted.mjs',
    ])
  })
})
