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

/** The app's labels in a language, by keys such as `cart.proceed`. */
export function labelsIn(language: Language): Label {
  const file = readFileSync(join(root, `src/text/${language}.json`), 'utf8')
  const texts = JSON.parse(file) as Record<string, Record<string, string>>
  return (key, value = '') => {
    const [part = '', name = ''] = key.split('.')
    const label = texts[part]?.[name]?.replace(/\{\w+\}/, value)
    if (!label || label.includes('{')) throw new Error(`The app has no such label: ${key}`)
    return label
  }
}

/**
 * A guide with labels of the app in place of `{cart.proceed}` or `{offerSearch.within ₹10,000}`.
 */
function fill(language: Language, label: Label): Guide {
  const file = readFileSync(join(root, `scripts/guides/${language}.json`), 'utf8')
  return JSON.parse(file, (_, part: unknown) =>
    typeof part === 'string'
      ? part.replace(/\{(\w+\.\w+)(?: ([^}]+))?\}/g, (_, key: string, value?: string) =>
          label(key, value),
        )
      : part,
  ) as Guide
}

/**
 * In the PDF, labels are between `**`, with their English name. The captions of the films name only
 * what can be seen.
 */
function guideIn(language: Language): Guide {
  const [own, english] = [labelsIn(language), labelsIn('en')]
  const printed = fill(language, (key, value) => {
    const [label, meaning] = [own(key, value), english(key, value)]
    return label === meaning ? `**${label}**` : `**${label}** (${meaning})`
  })
  return { ...printed, films: fill(language, (key, value) => `“${own(key, value)}”`).films }
}

export const languages = Object.keys(languageNames) as Language[]

export const guides = { en: guideIn('en'), hi: guideIn('hi'), mr: guideIn('mr') }
