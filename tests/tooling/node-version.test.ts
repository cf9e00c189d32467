import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const recommended = read('.nvmrc').trim()
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
const oldest = /\d+/.exec(engines.node)?.[0]

/** The major versions of Node that a file names in these places. */
const majorsIn = (file: string, place: RegExp) =>
  [...read(file).matchAll(place)].map(([, major]) => major)

it('is an even major version in .nvmrc: odd ones have no long-term releases', () => {
  expect(recommended).toMatch(/^\d*[02468]$/)
})

it.each([
  ['.github/workflows/ci.yml', /container: node:(\d+)/g],
  ['.devcontainer/devcontainer.json', /javascript-node:(\d+)/g],
  ['deploy/Dockerfile', /FROM node:(\d+)/g],
  ['README.md', /You need npm and Node: (\d+)/g],
])('is the same in %s', (file, place) => {
  expect(majorsIn(file, place)).toEqual([recommended])
})

it('is that of .nvmrc in CI, which also tests the oldest that package.json allows', () => {
  const given = read('.github/workflows/ci.yml').match(/(?<=node-version.*: ).*(?=, cache)/g)
  expect(given).toEqual(['.nvmrc', "'${{ matrix.node }}'", '.nvmrc'])
  expect(read('.github/workflows/ci.yml')).toContain(`node: [${oldest}, ${recommended}]`)
})

it('is the oldest for @types/node', () => {
  const manifest = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  expect(manifest.devDependencies['@types/node']?.split('.')[0]).toBe(oldest)
})
