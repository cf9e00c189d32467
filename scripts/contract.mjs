/** `npm run contract`: compares a provider's answers with src/api/contract; contract/README.md. */
import { parseArgs } from 'node:util'
import { documentedReaders } from './documented-readers.mjs'
import { importSource } from './import-source.mjs'

const usage = `npm run contract -- --host https://api.example.com [--strict]
with CONTRACT_MOBILE and CONTRACT_PASSWORD in the environment for what belongs to an account`

/** @param {string[]} args */
function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  })
  const given = values.host ?? ''
  if (!URL.canParse(given)) throw new Error('--host must be the address of a provider.')
  const { protocol, origin, hostname, pathname } = new URL(given)
  if (!/^https?:$/.test(protocol)) throw new Error('--host must be the address of a provider.')

  const { CONTRACT_MOBILE: mobileNo = '', CONTRACT_PASSWORD: password = '' } = process.env
  const account = mobileNo && password ? { mobileNo, password } : undefined
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (account && protocol === 'http:' && !isHere)
    throw new Error('A password is only sent over https, or to this machine.')

  const host = origin + pathname.replace(/\/(?:api\/?)?$/, '')
  return { host, account, strict: values.strict }
}

try {
  const options = readOptions(process.argv.slice(2))
  /** @type {typeof import('./contract/watch.ts')} */
  const { watchContract } = await importSource('scripts/contract/watch.ts', [documentedReaders])
  const { lines, isWell } = await watchContract(options)
  for (const line of lines) console.log(line)
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}
