import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { controls } from './controls'

const read = (file: string) => readFileSync(file, 'utf8')

/** The functions of a module that call useMutation, themselves or by another one of it. */
function mutationHooks(source: string): string[] {
  const functions = source
    .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
    .map((text) => ({ text, name: /^(?:export )?(?:function|const) (use\w+)/.exec(text)?.[1] }))
    .filter(({ name }) => name !== undefined)
  const mutations = ['useMutation']
  for (const { text, name = '' } of functions)
    if (mutations.some((known) => new RegExp(String.raw`\b${known}[(<]`).test(text)))
      mutations.push(name)
  return mutations
    .slice(1)
    .filter((name) => new RegExp(`export (function|const) ${name}`).test(source))
}

const hooks = readdirSync('src/api/hooks').flatMap((file) =>
  mutationHooks(read(`src/api/hooks/${file}`)),
)

it('lists every mutation, and no other hook', () => {
  const listed = new Set(controls.flatMap((control) => control.hooks))
  expect([...listed].toSorted()).toEqual(hooks.toSorted())
})

it('finds mutations nowhere else', () => {
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/api/hooks/'))
  // Sends by useRegister, one tab at a time.
  const registering = 'src/features/register/use-registering.ts'
  expect(others.filter((file) => /\buseMutation\b/.test(read(file)))).toEqual([registering])
})

it.each(controls)('$control: the test "$test" exists', ({ file, test }) => {
  const titles = [...read(file).matchAll(/\b(?:liveTest|test)\(\s*(['"`])(.+?)\1,/g)]
  expect(titles.map(([, , title]) => title)).toContain(test)
})
