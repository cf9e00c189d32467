import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Theme = Record<string, string>

/** The colours of each theme, as themes.css gives them. */
function readThemes(): { light: Theme; dark: Theme; contrast: Theme } {
  const css = readFileSync('src/ui/themes.css', 'utf8')
  const block = (selector: string): Theme => {
    const [, body = ''] = css.split(`${selector} {`)
    const values = body.slice(0, body.indexOf('}')).matchAll(/--([\w-]+): ([^;]+);/g)
    return Object.fromEntries([...values].map(([, name = '', value = '']) => [name, value]))
  }
  return {
    light: block('\n:root'),
    dark: block(":root[data-theme='dark']"),
    contrast: block(":root[data-theme='contrast']"),
  }
}

const { light, dark, contrast } = readThemes()

/** The backgrounds of each colour of text and icons. */
const everywhere =
  'paper surface backdrop grey shade leaf-50 leaf-100 turmeric-50 turmeric-100 notice-50'.split(' ')
const cards = ['paper', 'surface', 'leaf-50', 'turmeric-50']
const grounds: Record<string, readonly string[]> = {
  ink: everywhere,
  'ink-muted': everywhere,
  'leaf-600': [...cards, 'grey'],
  'leaf-700': [...cards, 'backdrop', 'grey', 'leaf-100'],
  'leaf-900': [...cards, 'leaf-100'],
  'turmeric-700': [...cards, 'turmeric-100'],
  'notice-600': [...cards, 'backdrop', 'grey', 'notice-50'],
  'notice-700': ['notice-50'],
  pending: cards,
  surface: ['leaf-600', 'leaf-700', 'ink', 'notice-600'],
  'turmeric-100': ['ink'],
}

/** Outlines of controls. */
const outlines = { 'hairline-strong': cards, 'leaf-600': cards }

/** Used in decorative drawings only. */
const drawn = ['turmeric-500', 'leaf-100', 'shade']

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG's contrast ratio. */
function ratio(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function tooWeak(theme: Theme, least: number, pairs: Record<string, readonly string[]>): string[] {
  return Object.entries(pairs).flatMap(([text, on]) =>
    on
      .map((ground) => ({ ground, found: ratio(theme[text], theme[ground]) }))
      .filter(({ found }) => !(found >= least))
      .map(({ ground, found }) => `${text} on ${ground}: ${found.toFixed(2)}`),
  )
}

it.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['contrast', contrast, 7],
] as const)('%s: text and outlines have enough contrast on every background', (_, theme, least) => {
  expect(tooWeak(theme, least, grounds)).toEqual([])
  expect(tooWeak(theme, 3, outlines)).toEqual([])
})

it('every theme sets every colour', () => {
  const names = Object.keys(light).filter((name) => name !== 'line')
  expect(Object.keys(dark).toSorted()).toEqual(names.toSorted())
  // Black on white keeps the light theme's shadows.
  const own = names.filter((name) => !['scrim', 'float', 'edge'].includes(name))
  expect(Object.keys(contrast).toSorted()).toEqual([...own, 'line'].toSorted())
  const config = readFileSync('tailwind.config.ts', 'utf8')
  const named = config.match(/var\(--(?!leading)[\w-]+\)/g) ?? []
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((use) => light[use.slice(6, -1)] === undefined)).toEqual([])
})

/** Strings of class names in the source: `text-` and `bg-` colours that stand in one of them. */
const literals = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split(/['"`]/))
  .map((literal) => ({ text: coloursOf(literal, 'text'), ground: coloursOf(literal, 'bg') }))

function coloursOf(classes: string, kind: 'text' | 'bg'): string[] {
  return [...classes.matchAll(new RegExp(String.raw`(?<![\w-]|backdrop:)${kind}-([\w-]+)`, 'g'))]
    .map(([, name = '']) => name)
    .filter((name) => light[name] !== undefined)
}

it('checks every colour of text, and every background beside it', () => {
  const words = new Set(literals.flatMap(({ text }) => text))
  const unknown = [...words].filter((name) => !grounds[name] && !drawn.includes(name))
  expect(unknown).toEqual([])
  const beside = literals.flatMap(({ text, ground }) =>
    text.flatMap((name) => ground.map((on) => ({ name, on }))),
  )
  const unchecked = beside
    .filter(({ name, on }) => !drawn.includes(name) && !grounds[name]?.includes(on))
    .map(({ name, on }) => `${name} on ${on}`)
  expect([...new Set(unchecked)]).toEqual([])
})
