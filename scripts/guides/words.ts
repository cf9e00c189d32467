/** The guide's texts in each language, with labels of the app filled in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages as languageNames } from '@/text/languages'
import { root } from '@scripts/build-folders.mjs'

interface Guide {
  cover: Record<string, string>
  /** In their order. */
  chapters: Record<string, { title: string; intro: string; steps: string[]; note: string }>
  /** The captions of each. */
  films: Record<string, string[]>
}

type Label = (key: string, value?: string) => string

const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

/** The app's labels in a language, by keys such as `cart.proceed`. */
export function labelsIn(language: Language): Label {
  const texts = read<Record<string, Record<string, string>>>(`src/text/${language}.json`)
  return (key, value = '') => {
    const [part = '', name = ''] = key.split('.')
    const label = texts[part]?.[name]?.replace(/\{\w+\}/, value)
    if (!label || label.includes('{')) throw new Error(`The app has no such label: ${key}`)
    return label
  }
}

/** Texts with labels of the app in place of `{cart.proceed}` or `{offerSearch.within ₹10,000}`. */
function fill<T>(texts: T, label: Label): T {
  const filled = (text: string) =>
    text.replace(/\{(\w+\.\w+)(?: ([^}]+))?\}/g, (_, key: string, value?: string) =>
      label(key, value),
    )
  return JSON.parse(JSON.stringify(texts), (_, part: unknown) =>
    typeof part === 'string' ? filled(part) : part,
  ) as T
}

/**
 * In the PDF, labels are between `**`, with their English name. The captions of the films name only
 * what can be seen.
 */
function guideIn(language: Language): Guide {
  const [own, english] = [labelsIn(language), labelsIn('en')]
  const { films, ...printed } = read<Guide>(`scripts/guides/${language}.json`)
  return {
    ...fill(printed, (key, value) => {
      const [label, meaning] = [own(key, value), english(key, value)]
      return label === meaning ? `**${label}**` : `**${label}** (${meaning})`
    }),
    films: fill(films, (key, value) => `“${own(key, value)}”`),
  }
}

export const languages = Object.keys(languageNames) as Language[]

export const guides = { en: guideIn('en'), hi: guideIn('hi'), mr: guideIn('mr') }
