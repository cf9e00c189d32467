/** The guide's texts in each language, with labels of the app filled in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const languages = /** @type {const} */ (['en', 'hi', 'mr'])

/**
 * @typedef {(typeof languages)[number]} Language
 * @typedef {{ title: string, intro: string, steps: string[], note: string }} Chapter
 * @typedef {object} Guide
 * @property {Record<string, string>} cover
 * @property {Record<string, Chapter>} chapters In their order.
 * @property {Record<string, string[]>} films The captions of each.
 */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/**
 * @template T @param {T} value @param {(text: string) => string} change Of every text in it.
 * @returns {T}
 */
const changed = (value, change) =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? change(part) : part))

/**
 * The app's labels in a language, by keys such as `cart.proceed`.
 * @param {Language} language
 */
export function labelsIn(language) {
  const texts = read(`src/text/${language}.json`)
  return (/** @type {string} */ key, value = '') => {
    const [part = '', name = ''] = key.split('.')
    const label = texts[part]?.[name]?.replace(/\{\w+\}/, value)
    if (!label || label.includes('{')) throw new Error(`The app has no such label: ${key}`)
    return label
  }
}

/** @typedef {ReturnType<typeof labelsIn>} Labels */

/**
 * Texts with labels of the app in place of `{cart.proceed}`.
 * @template T @param {T} texts @param {(key: string, value?: string) => string} labelled
 */
const filled = (texts, labelled) =>
  changed(texts, (text) =>
    text.replace(/\{(\w+\.\w+)(?: ([^}]+))?\}/g, (_, key, value) => labelled(key, value)),
  )

/**
 * In the PDF, labels are between `**`, with their English name. The captions of the films name only
 * what can be seen.
 * @param {Language} language
 * @returns {Guide}
 */
function guideIn(language) {
  const [own, english] = [labelsIn(language), labelsIn('en')]
  const { films, ...printed } = read(`scripts/guides/${language}.json`)
  return {
    ...filled(printed, (key, value) => {
      const [label, meaning] = [own(key, value), english(key, value)]
      return label === meaning ? `**${label}**` : `**${label}** (${meaning})`
    }),
    films: filled(films, (key, value) => `“${own(key, value)}”`),
  }
}

export const guides = { en: guideIn('en'), hi: guideIn('hi'), mr: guideIn('mr') }
