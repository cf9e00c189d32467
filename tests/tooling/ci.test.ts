import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const workflow = read('.github/workflows/ci.yml')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
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
