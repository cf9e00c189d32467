/* Scripts inlined in the shell page, as in inline-scripts.ts. */

export interface ShellRoute {
  /** A regular expression. */
  pattern: string
  /** The id of the template that holds its skeleton. */
  skeleton: string
  open: boolean
  /** The scripts it needs beyond the entry: indexes into `ShellPage.scripts`. */
  scripts: number[]
  /** What a tab reads first, below the API host, with `{userId}` for the person's id. */
  reads: string[]
  /** Likewise, but not where data are saved. */
  laterReads: string[]
}

interface ShellPage {
  /** The storage key of a signed-in person's id. */
  userKey: string
  landing: string
  scripts: string[]
  routes: ShellRoute[]
}

/**
 * A screen is there two answers earlier. In the head of the shell page: preloads the scripts of
 * this route, asks for what it reads first (api/first-reads.ts), and sends a visitor away from a
 * screen of signed-in people, as the app would later.
 */
export function preloadRoute({ userKey, landing, scripts, routes }: ShellPage): void {
  const route = routes.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
  document.documentElement.dataset.skeleton = route?.skeleton ?? 'not-found'
  if (!route) return
  let userId: string | null = null
  try {
    userId = localStorage.getItem(userKey)
    if (!route.open && !userId) return location.replace(landing)
  } catch {
    // Without storage nobody is signed in: the app sees to it.
    if (!route.open) return
  }
  for (const index of route.scripts) {
    const link = document.createElement('link')
    const href = scripts[index] ?? ''
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  const apiHost = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? ''
  const ask = async (url: string) => {
    try {
      // It may name another provider.
      if (await window.servedConfig) return undefined
      const response = await fetch(apiHost + url, { cache: 'no-store', credentials: 'include' })
      const { status, headers } = response
      return response.ok
        ? { status, data: JSON.parse(await response.text()) as unknown, date: headers.get('date') }
        : undefined
    } catch {
      // The app asks again, and says what is wrong.
      return undefined
    }
  }
  window.firstReads = {}
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  for (const read of [...route.reads, ...(connection?.saveData ? [] : route.laterReads)]) {
    const url = read.replace('{userId}', encodeURIComponent(userId ?? ''))
    window.firstReads[url] = ask(url)
  }
}

/**
 * The screen's shape stands before the app is there. At the end of the shell page's body: shows the
 * skeleton of this route, or the page for an unknown path.
 */
export function showSkeleton(): void {
  const { dataset, lang } = document.documentElement
  // The page for an unknown path is English; in another language the app draws it.
  if (dataset.skeleton === 'not-found' && lang !== 'en') return
  const template = document.getElementById(dataset.skeleton ?? '')
  if (template instanceof HTMLTemplateElement)
    document.getElementById('root')?.append(template.content)
}
