/** `npm run contract`: compares a provider's answers with src/api/contract; contract/README.md. */
import { parseArgs } from 'node:util'
import { importWithWireReaders } from './import-source.mjs'

const usage = `npm run contract -- --host https://api.example.com
with CONTRACT_MOBILE and CONTRACT_PASSWORD in the environment for what belongs to an account`

/** @param {string[]} args */
function readOptions(args) {
  const { values } = parseArgs({ args, options: { host: { type: 'string', default: '' } } })
  if (!/^https?:/.test(values.host) || !URL.canParse(values.host))
    throw new Error('--host must be the address of a provider.')
  const { protocol, origin, hostname, pathname } = new URL(values.host)

  const { CONTRACT_MOBILE: mobileNo = '', CONTRACT_PASSWORD: password = '' } = process.env
  const account = mobileNo && password ? { mobileNo, password } : undefined
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (account && protocol === 'http:' && !isHere)
    throw new Error('A password is only sent over https, or to this machine.')

  return { host: origin + pathname.replace(/\/(?:api\/?)?$/, ''), account }
}

try {
  const { host, account } = readOptions(process.argv.slice(2))
  /** @type {typeof import('./contract/watch.ts')} */
  const { watchContract } = await importWithWireReaders('scripts/contract/watch.ts')
  const { lines, isWell } = await watchContract(host, account)
  for (const line of lines) console.log(line)
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}
