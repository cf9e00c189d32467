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

/** @param {string} first @param {string} second Its meaning. */
const pair = (first, second) => (first === second ? `**${first}**` : `**${first}** (${second})`)

/**
 * Every label is named in English too. In the films, which show the app in English, that comes
 * first.
 * @param {Language} language
 * @returns {Guide}
 */
function guideIn(language) {
  const [own, english] = [labelsIn(language), labelsIn('en')]
  const { films, ...printed } = read(`scripts/guides/${language}.json`)
  /** @param {string} text @param {typeof own} first @param {typeof own} second */
  const fill = (text, first, second) =>
    text.replace(/\{(\w+\.\w+)(?: ([^}]+))?\}/g, (_, key, value) =>
      pair(first(key, value), second(key, value)),
    )
  return {
    ...changed(printed, (text) => fill(text, own, english)),
    films: changed(films, (text) => fill(text, english, own)),
  }
}

/** Labels are between `**`. */
export const guides = { en: guideIn('en'), hi: guideIn('hi'), mr: guideIn('mr') }
