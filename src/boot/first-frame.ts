import type { Early } from '@/early'

/*
 * The scripts inside the prerendered pages (build-plugins/prerender.ts). Each function is put there as text: it stands for
 * itself, uses nothing from outside, and must stay small.
 */

/** A route, as the shell's page knows it. */
export interface ShellRoute {
  /** A regular expression; its groups are the route's parameters. */
  pattern: string
  /** Which skeleton stands for it: the id of a template. */
  skeleton: string
  /** Whether a visitor may open it. */
  open: boolean
  /** Scripts it will need beyond the entry, as numbers into `ShellPage.scripts`. */
  scripts: number[]
  /** What it reads first, below the API host: `{userId}` is the person's id, `{1}` the first parameter. */
  reads: string[]
}

export interface Page {
  /** The storage key of a signed-in person's id. */
  userKey: string
  /** The app's first script. */
  entry: string
  /** What this page needs beside it. Where it is told, all of it waits for the paint: the page is whole without. */
  scripts?: string[]
}

export interface ShellPage extends Omit<Page, 'scripts'> {
  apiHost: string
  landing: string
  scripts: string[]
  routes: ShellRoute[]
}

/**
 * In the head of every page, the first: the language is the one that was chosen on this device, else the first of the
 * browser's that the app has. Its words are fetched ahead, and the English page is not shown (ui/styles.css).
 */
export function chooseLanguage(scripts: Record<string, string[]>): void {
  const chosen = /(?:^|; )language=(en|hi|mr)(?:;|$)/.exec(document.cookie)?.[1]
  // Safari forgets a cookie after a week in which nobody wrote it.
  if (chosen) document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`
  const language =
    chosen ??
    navigator.languages
      .map((name) => name.split('-')[0] ?? '')
      .find((name) => name === 'en' || Object.hasOwn(scripts, name)) ??
    'en'
  document.documentElement.lang = language
  for (const href of scripts[language] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
}

/**
 * In the head of every page: the app starts when the first frame has been painted, and what people do before it lives is
 * written down (`early.ts`).
 */
export function startAfterFirstFrame({ entry, scripts }: Page): void {
  const typed: Early['typed'] = new Map()
  const type = ({ target }: Event) => {
    const field = target as HTMLInputElement
    typed.set(field, field.value)
  }
  const press = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    early.pressed = button
  }
  // A form sent by itself would leave with a password in the address.
  const hold = (event: Event) => event.preventDefault()
  const early: Early = {
    reads: {},
    waiting: scripts,
    typed,
    stop() {
      removeEventListener('input', type, true)
      removeEventListener('click', press, true)
      removeEventListener('submit', hold, true)
    },
  }
  window.early = early
  addEventListener('input', type, true)
  addEventListener('click', press, true)
  addEventListener('submit', hold, true)

  // Nothing but the app's own first script ever comes out of it.
  const policy = window.trustedTypes?.createPolicy('sauda-entry', { createScriptURL: () => entry })
  const start = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = policy?.createScriptURL(entry) ?? entry
    // A weak network: the page stands and its links lead on meanwhile.
    script.onerror = () => setTimeout(start, 2000)
    document.head.append(script)
  }
  const startPainted = () => {
    for (const href of early.waiting ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
    start()
  }
  const startWhenPainted = () =>
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      startPainted()
    }).observe({ type: 'paint', buffered: true })
  const startInTurn = () => {
    // English that is hidden from readers of another language is painted by the app alone.
    const isHidden = scripts && document.documentElement.lang !== 'en'
    if (early.waiting && !isHidden && PerformanceObserver.supportedEntryTypes.includes('paint'))
      startWhenPainted()
    else setTimeout(startPainted)
  }
  // A page in the background has no frames.
  if (document.hidden) startPainted()
  else requestAnimationFrame(startInTurn)
}

/** In the head of the landing page: a signed-in person goes home before it is painted. */
export function sendHome(userKey: string, home: string): void {
  try {
    if (localStorage.getItem(userKey)) location.replace(home)
  } catch {
    // Storage that is forbidden holds nobody's id.
  }
}

/**
 * In the head of the shell's page: fetches what this route will need, scripts and first reads, before the app asks.
 */
export function fetchAhead({ userKey, entry, apiHost, scripts, routes }: ShellPage): void {
  const { early } = window
  const route = routes.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
  if (!early || !route) return
  let userId: string | null = null
  try {
    userId = localStorage.getItem(userKey)
  } catch {
    // As above.
  }
  if (!route.open && !userId) return
  const needed = route.scripts.map((index) => scripts[index] ?? '')
  for (const href of [...needed, entry]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    // Behind the reads, and what the page is painted with.
    link.fetchPriority = 'low'
    link.href = href
    document.head.append(link)
  }
  if (!userId) return
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*' }
  if (token !== undefined) headers['X-XSRF-TOKEN'] = decodeURIComponent(token)
  const names = new RegExp(route.pattern).exec(location.pathname) ?? []
  for (const read of route.reads) {
    const url = read.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'userId' ? encodeURIComponent(userId) : (names[Number(name)] ?? ''),
    )
    // Its failure is kept as well: nobody listens yet.
    early.reads[url] = fetch(apiHost + url, { credentials: 'include', headers }).catch(
      (cause: unknown) => new Error('no answer', { cause }),
    )
  }
}

/** At the end of the shell's body: the skeleton of this route, or the page for no route. Says `skeleton` when it stands. */
export function showSkeleton({ userKey, landing, routes }: ShellPage): void {
  const route = routes.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
  try {
    // The app will lead to the landing page.
    if (route && !route.open && !localStorage.getItem(userKey)) location.replace(landing)
  } catch {
    // As above.
  }
  // The page for no route is English; in another language the app draws it.
  if (!route && document.documentElement.lang !== 'en') return
  const template = document.getElementById(route?.skeleton ?? 'not-found')
  const root = document.getElementById('root')
  if (!(template instanceof HTMLTemplateElement)) return
  root?.append(template.content)
  dispatchEvent(new Event('skeleton'))
}
