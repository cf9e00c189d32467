import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { describe, expect, it, test } from 'vitest'
import { latin } from './latin'

type Messages = Record<string, Record<string, string>>

const read = (language: string) =>
  JSON.parse(readFileSync(`src/text/${language}.json`, 'utf8')) as Messages

const english = read('en')

const flat = (messages: Messages): [string, string][] =>
  Object.entries(messages).flatMap(([namespace, words]) =>
    Object.entries(words).map(([key, word]): [string, string] => [`${namespace}.${key}`, word]),
  )

const keysOf = (messages: Messages, isSearched: (word: string) => boolean) =>
  flat(messages).flatMap(([key, word]) => (isSearched(word) ? [key] : []))

/** The arguments, tags, plurals and choices of a message, each once, and its visible texts. */
function partsOf(message: string): { demands: string[]; texts: string[] } {
  const demands = new Set<string>()
  const texts: string[] = []
  const look = (node: unknown, place: string): void => {
    if (typeof node === 'string') texts.push(node)
    if (!Array.isArray(node)) return
    const [name, kind, options] = node as [unknown, unknown, unknown]
    if (typeof name !== 'string') return lookAll(node, place)
    demands.add(`${place}${name}`)
    if (typeof kind === 'number' && typeof options === 'object' && options) {
      for (const [option, inside] of Object.entries(options)) {
        demands.add(`${place}${name} ${kind} ${option}`)
        lookAll(inside, `${place}${name}=${option} `)
      }
    } else lookAll(node.slice(1), `${place}${name}>`)
  }
  const lookAll = (nodes: unknown, place: string): void => {
    for (const node of Array.isArray(nodes) ? nodes : [nodes]) look(node, place)
  }
  lookAll(compile(message), '')
  return { demands: [...demands].sort(), texts }
}

describe.each(['hi', 'mr'])('the words of %s', (language) => {
  const words = read(language)
  const byKey = new Map(flat(words))

  it('have the keys of English, in the same order', () => {
    expect(flat(words).map(([key]) => key)).toEqual(flat(english).map(([key]) => key))
  })

  it('take the same arguments, with the same plurals and choices', () => {
    const other = flat(english).flatMap(([key, word]) => {
      const own = byKey.get(key) ?? ''
      const [wanted, given] = [partsOf(word).demands, partsOf(own).demands]
      return JSON.stringify(wanted) === JSON.stringify(given) ? [] : [{ key, wanted, given }]
    })
    expect(other).toEqual([])
  })

  it('hold no English', () => {
    const withoutNames = (part: string) =>
      latin.reduce((text, name) => text.replaceAll(name, ''), part)
    const isEnglish = (word: string) =>
      partsOf(word).texts.some((part) => /[A-Za-z]/.test(withoutNames(part)))
    expect(keysOf(words, isEnglish)).toEqual(['languages.tag'])
  })

  it('are written with Latin digits, in whole letters', () => {
    const isOdd = (word: string) =>
      /[\u0966-\u096F]/.test(word) || word !== word.normalize('NFC').trim()
    expect(keysOf(words, isOdd)).toEqual([])
  })

  it('name twelve months', () => {
    expect(byKey.get('ui.months')?.split(' ')).toHaveLength(12)
  })
})

test('every text with a raw word has a choice for no word: an empty text would break the screen', () => {
  const isBare = (word: string) => word.includes('other {{raw}}') && !word.includes(' none {')
  expect(keysOf(english, isBare)).toEqual(['titles.productList'])
})

/** Words that docs/glossary.md replaces: they mean something else to a farmer, or to nobody. */
const replacedWords = {
  en: [
    /stands? (here|again)/,
    /taken back/,
    /time is over/i,
    /the market/,
    /not kept/,
    /from before/,
    /look at (it|them)/,
    /works once/,
    /malformed|mocked/,
    /did not come/,
  ],
  hi: [
    /संभालकर|जमा कर|चेकआउट|देशी|मांग|चीज|संदेश|खर्च|भुगतान|बाजार|बुला|अवधि|शुद्ध|हल हो/,
    /खाता हटा|नया खाता|डेमो खाते|नाम पता नहीं|न मिली|सहेजें|टोकरी|अंदाज़|भाड़ा|मँगा|पुष्टि|सौदा खत्म(?! हो)/,
    /नुकसान|फायद|छाप(ें|ने)|सब \{|आपको करना है/,
  ],
  mr: [
    /व्यवहार|प्रमाण(?!े)|जमा कर|चेकआउट|देशी|मागणी|वस्तू|संदेश|खर्च|बाजार|बोलाव|निव्वळ|आत्ता सोडा/,
    /जपून ठेवले|पान(ा| |$)|खाते काढ|नवीन खाते|डेमो खाती|जतन|टोपली|भाडे|बोली(ंतून| येत)|परत घेता|जोपर्यंत/,
    /नुकसान|फायद|वेळ संप|वेळेत|छापा(यच|$| )|बोलीच्या व्यापाऱ्याला|आवृत्ती/,
  ],
}

test.each(Object.entries(replacedWords))('the texts of %s use the glossary', (language, words) => {
  const guide = readFileSync(`scripts/guides/${language}.json`, 'utf8').split('\n')
  const texts = [...flat(read(language)).map(([, word]) => word), ...guide]
  expect(texts.filter((text) => words.some((old) => old.test(text)))).toEqual([])
})

/** Keys that a template makes: `${field}Required`, `size${value}`. */
const MADE = /^account\.\w+Required$|^display\.size\d$/

test('every text is used', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
  const words = new Set(source.join(' ').match(/\w+/g))
  const unused = flat(english)
    .map(([key]) => key)
    .filter((key) => key.split('.').some((part) => !words.has(part)) && !MADE.test(key))
  expect(unused.map((key) => `nothing uses ${key} of src/text`)).toEqual([])
})
