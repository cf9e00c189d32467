/** What `config.json` says: served-config-start.tsx and each look at a payee read it. */
import { CONFIG_TIMEOUT, env } from './env'
import { buildVariables, type Env, isVariable, readEnv } from './env-schema'
import { log } from '@/lib/log'

/** Names variables and never holds their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`config.json is malformed:\n${problems.join('\n')}`)
    this.problems = problems
  }
}

/**
 * The whole configuration: what this text says, over the variables of the build. Undefined for a
 * page, with which many hosts answer for a file they do not have. Throws ConfigError.
 */
export function readConfig(text: string): Env | undefined {
  if (text.trimStart().startsWith('<')) return undefined
  const served: Record<string, string> = {}
  const problems: string[] = []
  for (const [name, value] of Object.entries(parse(text))) {
    // Unknown, or read by a build alone.
    if (!isVariable(name) || buildVariables.includes(name))
      log.warn('config.json cannot set a variable', { name })
    else if (typeof value === 'string') served[name] = value
    else problems.push(`${name} must be a text in double quotes`)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return check({ ...__VARIABLES__, ...served })
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // As for any other value.
  }
  throw new ConfigError(['it must be a JSON object'])
}

function check(variables: Record<string, string>): Env {
  try {
    return readEnv(variables)
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n')
    throw new ConfigError(lines.map((line) => line.trim()))
  }
}

export type Payee = Env['payment']

const nobody: Payee = { accountName: '', accountNumber: '', ifsc: '', bank: '', upiId: '' }

/**
 * The payee of now; the last one when the host does not say. Nobody when it says something
 * malformed: the last one is not meant any more.
 */
export async function readPayeeNow(): Promise<Payee> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), CONFIG_TIMEOUT)
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: controller.signal })
    const text = await response.text()
    const config = response.ok ? readConfig(text) : undefined
    if (config) env.payment = config.payment
  } catch (error) {
    log.warn('the payee could not be read again', { reason: String(error) })
    if (error instanceof ConfigError) env.payment = nobody
  } finally {
    clearTimeout(timer)
  }
  return env.payment
}
