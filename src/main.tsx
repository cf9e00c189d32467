import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/styles.css'
import { fetchCodePatiently } from '@/api/code'
import { App, fetchFirstScreen } from '@/app/App'
import { reportRecovered, watchCrashes } from '@/app/error-reports'
import { fetchConfig, type ServedConfig } from '@/boot/inline-scripts'
import { CONFIG_TIMEOUT } from '@/config/env'
import { log } from '@/lib/log'
import { paths } from '@/routes/paths'
import { hasDrafts } from '@/session/drafts'
import { readInvitation } from '@/session/invitation'
import { readUserId } from '@/session/session'
import { receiveSharedMessage } from '@/session/shared-message'
import { setLocale } from '@/text/set-locale'
import { whenIdle } from '@/lib/when-idle'

/** Their first screen is the same with and without drafts. */
const draftless: string[] = [paths.landing, paths.login]

/**
 * Whether the app can hydrate the prerendered page: it is of this path, and opened by a visitor
 * without drafts that its screen restores. Otherwise the app renders from scratch, and what was
 * typed into the page is lost.
 */
function isAsBuilt(root: HTMLElement): boolean {
  const { pathname, search } = window.location
  const state = window.history.state as { usr?: unknown } | null
  return (
    root.dataset.page === pathname + search &&
    !state?.usr &&
    readUserId() === undefined &&
    (draftless.includes(pathname) || !hasDrafts()) &&
    (pathname !== paths.register || readInvitation() === '')
  )
}

async function registerServiceWorker(): Promise<void> {
  try {
    await (await import('@/app/UpdateOffer')).registerServiceWorker()
  } catch {
    log.warn('the code of the service worker could not be fetched')
  }
}

/** In place of an answer that does not come. */
const noConfig = () =>
  new Promise<ServedConfig>((resolve) => {
    setTimeout(() => resolve({ status: 0, text: '' }), CONFIG_TIMEOUT)
  })

async function start(): Promise<void> {
  await receiveSharedMessage(paths.sharedMessage)
  watchCrashes()
  if (__MOCK__) {
    const { startMockedProvider } = await import('@/mocks/browser')
    await startMockedProvider()
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (!__MOCK__ && import.meta.env.PROD) whenIdle(() => void registerServiceWorker(), 3)
  const { lang, dataset } = document.documentElement
  // A page that is English or another path's is not shown (ui/styles.css).
  if (root.dataset.page && (lang !== 'en' || 'foreign' in dataset))
    root.dataset.page = root.textContent = ''
  if (lang !== 'en') {
    await setLocale(lang)
  }
  // An edge that rewrites pages may keep their scripts from running.
  if (!__MOCK__ && !window.servedConfig) fetchConfig()
  const config = await Promise.race([window.servedConfig, noConfig()])
  // The page says why it does not start with them.
  if (config) {
    const { applyConfig } = await fetchCodePatiently(() => import('@/config/served-config-start'))
    if (!applyConfig(root, config)) return
  }
  // As transitions: drawn in pieces, with room between them for a finger.
  if (isAsBuilt(root)) {
    window.reportStarted?.()
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: () =>
          log.error('the page was not as the app draws it', { path: root.dataset.page }),
      })
    })
    return
  }
  await fetchFirstScreen(window.location.pathname)
  window.reportStarted?.()
  startTransition(() => createRoot(root, { onRecoverableError: reportRecovered }).render(app))
}

void start()
