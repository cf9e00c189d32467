import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv } from '@/env-schema'

const example = readFileSync('.env.example', 'utf8')
const documented = [...example.matchAll(/^#?(VITE_\w+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value],
)
const known = [...readFileSync('src/env-schema.ts', 'utf8').matchAll(/^ {2}(VITE_\w+):/gm)].map(
  ([, name]) => name,
)

describe('.env.example', () => {
  it('documents each variable of the schema once, and no other', () => {
    expect(known.length).toBeGreaterThan(10)
    expect(
      documented.map(([name]) => name).toSorted((a = '', b = '') => a.localeCompare(b)),
    ).toEqual(known.toSorted((a = '', b = '') => a.localeCompare(b)))
  })

  it('sets no variable until a line is uncommented', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })

  it('explains every variable', () => {
    const paragraphs = example.split('\n\n').filter((paragraph) => /^#VITE_/m.test(paragraph))
    expect(paragraphs.filter((paragraph) => !/^# \w/.test(paragraph))).toEqual([])
  })

  it('gives valid examples', () => {
    expect(() => readEnv(Object.fromEntries(documented) as Record<string, string>)).not.toThrow()
  })
})
