// @ts-check
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

/** @param {string} file @param {(text: string) => string} [change] Of every text. */
const read = (file, change = (text) => text) =>
  JSON.parse(readFileSync(join(root, file), 'utf8'), (_, value) =>
    typeof value === 'string' ? change(value) : value,
  )

/**
 * Pictures show the app in English: other languages name labels in both.
 * @param {Language} language
 * @returns {Guide}
 */
function guideIn(language) {
  const [english, own] = [read('src/text/en.json'), read(`src/text/${language}.json`)]
  /** @param {string} text */
  const fill = (text) =>
    text.replace(/\{(\w+)\.(\w+)\}/g, (key, part, name) => {
      const [label, meaning] = [english[part]?.[name], own[part]?.[name]]
      if (!label || !meaning) throw new Error(`${language}.json names no label of the app: ${key}`)
      return label === meaning ? `**${label}**` : `**${label}** (${meaning})`
    })
  return read(`scripts/guides/${language}.json`, fill)
}

/** Labels are between `**`. */
export const guides = { en: guideIn('en'), hi: guideIn('hi'), mr: guideIn('mr') }
