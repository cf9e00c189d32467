import type { Language } from './languages'
import { setSpeech, type Speech } from './text'
import { words as english } from './words'

/** When a language that could not be fetched is tried again. */
const RETRY_MS = 20_000

const fetched: Record<Language, () => Promise<{ words: Speech['messages'] }>> = {
  en: () => Promise.resolve({ words: english }),
  hi: () => import('virtual:words/hi'),
  mr: () => import('virtual:words/mr'),
}

/** Indian grouping everywhere, and Latin digits, which `mr` alone would not have. */
const locales: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
}

let wanted: string = 'en'
let spoken: Language = 'en'

const isLanguage = (name: string): name is Language => Object.hasOwn(fetched, name)

/**
 * Puts the app's words into this language, once they are there. When they cannot be fetched the app goes on in the language
 * it has, English at first, and tries again by itself.
 */
export async function speak(language: string): Promise<void> {
  wanted = language
  if (isLanguage(language)) {
    try {
      const { words } = await fetched[language]()
      // Another one may have been chosen meanwhile.
      if (wanted !== language) return
      spoken = language
      setSpeech({ locale: locales[language], messages: words })
    } catch {
      setTimeout(() => {
        if (wanted === language) void speak(language)
      }, RETRY_MS)
    }
  }
  document.documentElement.lang = spoken
}
