/*
 * Scripts inlined in every page and in the public ones (build-plugins/prerender.ts,
 * page-scripts.ts); those of the shell page: shell-scripts.ts. Each function is put there as text,
 * so it uses nothing from outside its own body. What a person gains comes first.
 */

/**
 * Nobody sees English who reads Hindi or Marathi. In the head of every page: sets the language
 * chosen on this device, else the first of the browser's that the app has, and preloads its texts.
 * The English page stays hidden then (ui/styles.css).
 */
export function chooseLanguage(scripts: Record<string, string[]>): void {
  const chosen = /(?:^|; )language=(en|hi|mr)(?:;|$)/.exec(document.cookie)?.[1]
  // Renewed on every visit: Safari drops a cookie that a script has not written for a week.
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
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
}

/**
 * No white flash in a dark theme, no jump of the text's size. In the head of every page: sets both
 * (ui/themes.css) before the first paint. Without a choice on this device the theme follows the
 * system. `papers`: the page's colour in each theme.
 */
export function applyDisplay(papers: Record<string, string>): void {
  const { dataset } = document.documentElement
  const queries = { contrast: '(prefers-contrast: more)', dark: '(prefers-color-scheme: dark)' }
  const system = Object.entries(queries).map(([theme, query]) => ({
    theme,
    list: matchMedia(query),
  }))
  const stored = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
  // Renewed, as the language is.
  for (const name of ['theme', 'text']) {
    const value = stored(name)
    if (value) document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
  }
  const apply = () => {
    const chosen = stored('theme') ?? ''
    const theme = papers[chosen]
      ? chosen
      : (system.find(({ list }) => list.matches)?.theme ?? 'light')
    dataset.theme = theme
    dataset.text = stored('text') ?? '1'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', papers[theme] ?? '')
  }
  for (const { list } of system) list.addEventListener('change', apply)
  window.applyDisplay = apply
  apply()
}

/**
 * The app starts one answer earlier. In the head of every page: asks for `config.json`
 * (served-config-start.tsx) while the code loads.
 */
export function fetchConfig(): void {
  window.servedConfig = fetch('/config.json', { cache: 'no-store' })
    .then(async (response) => {
      const text = await response.text()
      return text === '{}\n' ? undefined : { status: response.status, text }
    })
    .catch(() => ({ status: 0, text: '' }))
}

/**
 * A word that a phone's keyboard is composing is not doubled. In the head of every public page:
 * notes it for the fields, which must not rewrite it when the app takes the page over.
 */
export function watchComposition(): void {
  addEventListener('compositionstart', () => {
    window.isComposing = true
  })
  addEventListener('compositionend', () => {
    window.isComposing = false
  })
}

/**
 * Nobody presses buttons that do nothing. In the head of every page: when the network or the
 * browser keeps the app's code away, it says what index.html says without JavaScript.
 */
export function watchStart(): void {
  const tell = () => {
    const noscript = document.querySelector('noscript')
    const { lang } = document.documentElement
    const message = new RegExp(`lang="${lang}">([^<]+)`).exec(noscript?.textContent ?? '')?.[1]
    if (!noscript || message === undefined || noscript.previousElementSibling) return
    const line = document.createElement('p')
    const reload = Object.assign(document.createElement('a'), { href: '', textContent: message })
    Object.assign(line, { role: 'alert', className: noscript.className }).append(reload)
    noscript.before(line)
  }
  const follow = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) tell()
  }
  const events = ['error', 'unhandledrejection']
  for (const name of events) addEventListener(name, follow, true)
  const timer = setTimeout(tell, 15_000)
  window.reportStarted = () => {
    clearTimeout(timer)
    for (const name of events) removeEventListener(name, follow, true)
    document.querySelector('noscript')?.previousElementSibling?.remove()
  }
}

/** What the host answered for `config.json`; status 0 when it did not. */
export interface ServedConfig {
  status: number
  text: string
}

declare global {
  interface Window {
    /** Undefined where the file is empty, as the build publishes it. */
    servedConfig?: Promise<ServedConfig | undefined>
    /** Called once the app can be drawn. */
    reportStarted?: () => void
    /** A text is being composed on a public page. */
    isComposing?: boolean
    /** Applies the stored theme and size of the text anew. */
    applyDisplay?: () => void
    /**
     * Repeats the press held on a prerendered page. Called once the screen is hydrated, or has
     * failed.
     */
    replayPress?: () => void
  }
}

/**
 * A press before the app is there counts, and sends no form by itself. In the head of every public
 * page: holds the last press on a button until the app calls `window.replayPress`. React drops a
 * press on a part whose code is still loading.
 */
export function holdPress(): void {
  // The browser itself submits no form, also where the pressed part has no code yet.
  addEventListener('submit', (event) => event.preventDefault())
  let pressed: HTMLElement | null = null
  const hold = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
  }
  addEventListener('click', hold, true)
  window.replayPress = () => {
    delete window.replayPress
    removeEventListener('click', hold, true)
    // The app may have rendered the page anew: then the button of the same name stands for it.
    const name = pressed?.textContent
    const buttons = [...document.querySelectorAll('button')]
    const live = pressed?.isConnected
      ? pressed
      : buttons.find(({ textContent }) => textContent === name)
    live?.click()
  }
}

/**
 * Nobody sees the landing page at another address. In the head of every public page, as many hosts
 * answer any unknown path with `index.html`: it stays hidden until the app draws the right screen
 * (ui/styles.css). `/login.html` and `/login/` are `/login`.
 */
export function claimPath(page: string): void {
  const path = location.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
  if (path !== page) document.documentElement.dataset.foreign = ''
  else if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
}

/** A signed-in person never sees the landing page. In its head: goes home before the paint. */
export function sendHome(userKey: string, home: string): void {
  try {
    if (location.pathname === '/' && localStorage.getItem(userKey)) location.replace(home)
  } catch {
    // Without storage nobody is signed in.
  }
}
