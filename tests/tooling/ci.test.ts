import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const workflow = read('.github/workflows/ci.yml')
const { scripts, engines, devDependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  engines: { node: string }
  devDependencies: Record<string, string>
}
const inWorkflow = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)

it('CI runs every check of `npm test`', () => {
  const commands = read('scripts/test.mjs').matchAll(/npm run --silent ([\w:]+)/g)
  const checks = [...commands].map(([, name]) => name)
  expect(checks.length).toBeGreaterThan(8)
  expect(checks.filter((name = '') => !inWorkflow.includes(name))).toEqual([])
})

it('CI runs existing scripts', () => {
  expect(inWorkflow.filter((name) => !scripts[name])).toEqual([])
})

it.each([
  '.editorconfig',
  '.vscode/extensions.json',
  '.vscode/settings.json',
  'SECURITY.md',
  '.github/pull_request_template.md',
  'renovate.json',
])('%s is where editors and hosts look for it', (file) => {
  expect(existsSync(file)).toBe(true)
})

const recommended = read('.nvmrc').trim()
const oldest = /\d+/.exec(engines.node)?.[0]

/** The major versions of Node that a file names in these places. */
const majorsIn = (file: string, place: RegExp) =>
  [...read(file).matchAll(place)].map(([, major]) => major)

describe('the version of Node', () => {
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
    const given = workflow.match(/(?<=node-version.*: ).*(?=, cache)/g)
    expect(given).toEqual(['.nvmrc', "'${{ matrix.node }}'", '.nvmrc'])
    expect(workflow).toContain(`node: [${oldest}, ${recommended}]`)
  })

  it('is the oldest for @types/node', () => {
    expect(devDependencies['@types/node']?.split('.')[0]).toBe(oldest)
  })
})
