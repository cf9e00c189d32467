/**
 * What `config.json` says. Not loaded for the build's empty file: it brings zod and the rules.
 */
import { createRoot } from 'react-dom/client'
import { ConfigError, readConfig } from './served-config'
import { env } from './env'
import { log } from '@/lib/log'
import { paths } from '@/routes/paths'
import { reloadPage } from '@/session/page'
import { TextProvider, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import type { ServedConfig } from '@/boot/inline-scripts'

/** Pages that show contacts and files: they are drawn anew. */
const configuredPages: (string | undefined)[] = [paths.publicHelp, paths.userGuide]

/**
 * Takes the values of `config.json`, as it was answered. False when they are malformed, or missing
 * though the build needs them: the app must not go on with the payee of another environment.
 */
export function applyConfig(root: HTMLElement, { status, text }: ServedConfig): boolean {
  try {
    const config = status >= 200 && status < 300 ? readConfig(text) : undefined
    if (config) Object.assign(env, config)
    else if (env.configRequired) throw new Error('config.json could not be loaded')
    else log.warn('config.json could not be loaded: the values of the build apply', { status })
    if (config && configuredPages.includes(root.dataset.page)) root.dataset.page = ''
    return true
  } catch (error) {
    const { message } = error as Error
    log.error(message)
    root.dataset.page = root.textContent = ''
    window.reportStarted?.()
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
