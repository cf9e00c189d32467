import english from './en.json'
import type { Language } from './languages'
import { currentLocale, type Locale } from './text'

/** How long until a language that failed to load is tried again. */
const RETRY_MS = 20_000

/** The names of crops and units come with the messages: no name on the screen changes later. */
async function withNames(language: 'hi' | 'mr', module: Promise<{ default: Locale['messages'] }>) {
  const [{ default: messages }, { namesIn }] = await Promise.all([module, import('./glossary')])
  return { messages, names: namesIn(language) }
}

const fetched: Record<Language, () => Promise<Omit<Locale, 'locale'>>> = {
  en: () => Promise.resolve({ messages: english }),
  hi: () => withNames('hi', import('./hi.json')),
  mr: () => withNames('mr', import('./mr.json')),
}

/** Indian grouping everywhere, and Latin digits, which `mr` alone would not have. */
const locales: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
}

let wanted: string = 'en'
let applied: Language = 'en'

const isLanguage = (name: string): name is Language => Object.hasOwn(fetched, name)

/**
 * Switches the app to this language once its messages have loaded. When they cannot be loaded, the
 * current language stays and another attempt follows.
 */
export async function setLocale(language: string): Promise<void> {
  wanted = language
  if (isLanguage(language)) {
    try {
      const found = await fetched[language]()
      // Another language may have been chosen meanwhile.
      if (wanted !== language) return
      applied = language
      currentLocale.set({ locale: locales[language], ...found })
    } catch {
      setTimeout(() => {
        if (wanted === language) void setLocale(language)
      }, RETRY_MS)
    }
  }
  document.documentElement.lang = applied
}
