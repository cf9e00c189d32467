import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
]
const read = (file: string) => readFileSync(file, 'utf8')

/** The commands of a document's shell blocks, without comments. */
function commandsOf(file: string): string[] {
  return [...read(file).matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter(Boolean),
  )
}

/** The file that runs each command, and the text in it that shows so. */
const npmTest = (words: string) => ['scripts/test.mjs', words]
const nightly = (words: string) => ['e2e/commands.nightly.ts', words]
const contract = (words: string) => ['tests/tooling/contract.test.ts', words]
const config = (words: string) => ['playwright.config.ts', words]
const crawls = (words: string) => ['scripts/test-nightly.mjs', words]
const proofs: Record<string, string[]> = {
  'npm ci && npm start': nightly("serve('start')"),
  'npm ci && npm test': ['.ci/run', 'npm test'],
  'cp .env.example .env.local': ['tests/tooling/env-example.test.ts', '.env.example'],
  'npm run dev': nightly("serve('dev'"),
  'npm run build': nightly("script: 'build'"),
  'npm run build:demo': nightly("script: 'build:demo'"),
  'npm run preview': nightly("serve('preview'"),
  'npx vitest run tests/features/cart': npmTest('npm run --silent unit'),
  'npx playwright test': ['package.json', '"e2e": "playwright test"'],
  'npm run e2e -- change-the-cart': nightly("'change-the-cart'"),
  'npm run e2e -- submit-once': nightly("'submit-once'"),
  'npm run e2e -- --shard=1/2': nightly("'--shard=1/2'"),
  'npm run e2e -- --repeat-each=20 submit-once': nightly("'--repeat-each=20', 'submit-once'"),
  'npm run test:nightly': crawls("'*.nightly.ts'"),
  'npm run test:nightly -- languages': nightly("'languages'"),
  'npm run pictures:screens': ['package.json', 'scripts/screen-pictures.ts'],
  'npm run pictures:screens -- --grep Hindi': ['e2e/screens.pictures.ts', 'language'],
  'npx playwright test --ui': config('defineConfig'),
  'npx playwright test --ui-host=127.0.0.1': config('defineConfig'),
  'npx playwright test --project=firefox': config("name: 'firefox'"),
  'npx playwright show-report': config("['html', { open: 'never' }]"),
  'npm run mutation': crawls("'scripts/mutation.mjs'"),
  'npm run coverage': crawls("'--coverage'"),
  'npm run provider': ['tests/tooling/provider.test.ts', "npmRun('provider'"],
  'npm run provider -- --port=4401 --scenario=full-cart': [
    'tests/tooling/provider.test.ts',
    "'--scenario=full-cart'",
  ],
  'npm run provider -- --host=0.0.0.0': nightly("'--host=0.0.0.0'"),
  'npx vite --mode provider': nightly("'--mode', 'provider'"),
  'VITE_API_HOST=http://192.168.1.5:4400 npx vite --mode provider --host': nightly(
    "'--host', '--mode', 'provider'",
  ),
  [`curl -X POST localhost:4400/__provider/faults -d '{"call":"placeOrder","kind":"drop-after","times":1}'`]:
    ['tests/mocks/http-control.test.ts', "control('POST', '/faults'"],
  'npm run contract -- --host https://api.example.com': contract("npmRun('contract', ['--host'"),
  'CONTRACT_MOBILE=… CONTRACT_PASSWORD=… npm run contract -- --host https://…':
    contract('CONTRACT_PASSWORD:'),
}

it('every command of the documents is run by a test or script', () => {
  const said = new Set(documents.flatMap(commandsOf))
  expect([...said].toSorted()).toEqual(Object.keys(proofs).toSorted())
})

it.each(Object.entries(proofs))('%s', (_, [file = '', words = '']) => {
  expect(read(file)).toContain(words)
})

describe.each(documents)('%s', (file) => {
  it('names existing scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !scripts[name])).toEqual([])
  })

  it('names existing tests', () => {
    const tests = [...read(file).matchAll(/`((?:tests|e2e)\/[\w./-]+\.tsx?)`/g)]
    expect(tests.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
  })

  it('links to existing files', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !existsSync(join(dirname(file), to)))).toEqual([])
  })
})

it('the README names every variable of .env.example', () => {
  const inTable = [...read('README.md').matchAll(/^\| `(VITE_\w+)`/gm)].map(([, name]) => name)
  const known = [...read('.env.example').matchAll(/^#(VITE_\w+)=/gm)].map(([, name]) => name)
  expect(inTable).toEqual(known)
})

it('the licence is that of package.json', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string }
  expect(read('LICENSE')).toContain(`"license": "${license}"`)
  expect(read('LICENSE')).toMatch(/^All rights reserved\./)
})
