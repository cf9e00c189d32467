/**
 * What `config.json` says. Not loaded for the build's empty file: it brings zod and the rules.
 */
import { createRoot } from 'react-dom/client'
import { env } from '@/env'
import { buildVariables, type Env, isVariable, readEnv } from '@/env-schema'
import { log } from '@/log'
import { paths } from '@/paths'
import { reloadPage } from '@/session/page'
import { TextProvider, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import type { ServedConfig } from './inline-scripts'

/** Names variables and never holds their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`config.json is malformed:\n${problems.join('\n')}`)
    this.problems = problems
  }
}

/** Pages that show contacts and files: they are drawn anew. */
const configuredPages: (string | undefined)[] = [paths.publicHelp, paths.userGuide]

/**
 * Takes the values of `config.json`, as it was answered. False when they are malformed or could not
 * be had: the app must not go on with the payee of another environment.
 */
export function applyConfig(root: HTMLElement, { status, text }: ServedConfig): boolean {
  try {
    if (status === 0 || status >= 500) throw new Error('config.json could not be loaded')
    // A host without the file answers 404, or with a page.
    if (status >= 400 || text.trimStart().startsWith('<')) return true
    Object.assign(env, readConfig(text))
    if (configuredPages.includes(root.dataset.page)) root.dataset.page = ''
    return true
  } catch (error) {
    const { message } = error as Error
    log.error(message)
    root.dataset.page = root.textContent = ''
    window.replayPress?.()
    createRoot(root).render(
      <TextProvider>
        <ConfigProblem problems={error instanceof ConfigError ? error.problems : []} />
      </TextProvider>,
    )
    return false
  }
}

/**
 * The whole configuration: what this text says, over the variables of the build. Throws
 * ConfigError.
 */
export function readConfig(text: string): Env {
  const served: Record<string, string> = {}
  const problems: string[] = []
  for (const [name, value] of Object.entries(parse(text))) {
    if (!isVariable(name)) log.warn('config.json names an unknown variable', { name })
    else if (buildVariables.includes(name))
      log.warn('config.json names a variable that only a build reads', { name })
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
  throw new ConfigError(['it must be a JSON object, such as {"VITE_SUPPORT_EMAIL": "a@b.example"}'])
}

function check(variables: Record<string, string>): Env {
  try {
    return readEnv(variables)
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n')
    throw new ConfigError(lines.map((line) => line.trim()))
  }
}

/**
 * In place of the app: whoever runs it reads what to correct, anybody else that it is not their
 * fault.
 */
function ConfigProblem({ problems }: { problems: readonly string[] }) {
  const t = useText('config')
  return (
    <main className="column page-height space-y-4 px-4 py-8">
      <h1 className="text-22 font-700">{t('title')}</h1>
      <p>{problems.length > 0 ? t('malformed') : t('unreachable')}</p>
      {problems.length > 0 && (
        <ul lang="en" className="list-disc space-y-1 pl-4 text-14">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Button onClick={reloadPage}>{t('reload')}</Button>
    </main>
  )
}
