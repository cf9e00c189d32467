import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pressingTests } from './controls'

const read = (file: string) => readFileSync(file, 'utf8')

const mutates = (source: string) => /\b(?:useMutation|useWrite)[(<]/.test(source)

/** The exported hooks of a module that write. */
const mutationHooks = (source: string) =>
  source
    .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
    // Linking an agent updates the user.
    .filter((text) => mutates(text) || text.includes('useUpdateUser('))
    .flatMap((text) => /^export (?:function|const) (use\w+)/.exec(text)?.[1] ?? [])

const HELPER = 'of-endpoint.ts'

const hooks = readdirSync('src/api/hooks')
  .filter((file) => file !== HELPER)
  .flatMap((file) => mutationHooks(read(`src/api/hooks/${file}`)))
const listed = pressingTests.flatMap(({ presses }) => Object.values(presses).flat())

it('lists every mutation, and no other hook', () => {
  const missing = hooks.filter((hook) => !listed.includes(hook))
  const unknown = listed.filter((hook) => !hooks.includes(hook))
  expect([
    ...missing.map((hook) => `e2e/controls.ts has no row whose test presses ${hook}`),
    ...unknown.map((hook) => `e2e/controls.ts names ${hook}, which src/api/hooks does not have`),
  ]).toEqual([])
})

it('finds mutations nowhere else', () => {
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/api/hooks/'))
  // Sends by useRegister, one tab at a time.
  const registering = 'src/features/register/use-registering.ts'
  expect(others.filter((file) => mutates(read(file)))).toEqual([registering])
})

it.each(pressingTests)('the test "$test" exists', ({ file, test }) => {
  const titles = [...read(file).matchAll(/\b(?:liveTest|test)\(\s*(['"`])(.+?)\1,/g)]
  const found = titles.some(([, , title]) => title === test)
  expect(found, `${file} has no test "${test}"`).toBe(true)
})
