import { expect, test } from 'vitest'
import { searchWords } from '@/domain/search-words'
import { catalogue } from '@/mocks/catalogue'
import { namesIn, spellingsOf } from '@/text/glossary'
import glossary from '@/text/glossary.json'

const hindi = namesIn('hi')
const marathi = namesIn('mr')

test.each([
  ['Wheat Lokwan', 'गेहूं', 'गहू'],
  ['Red Chilli Guntur Teja', 'लाल मिर्च', 'लाल मिरची'],
  ['Kabuli Chana 12 mm', 'काबुली चना', 'काबुली हरभरा'],
  ['SWEET-POTATOES, washed', 'शकरकंद', 'रताळे'],
  ['Potatoes Agra', 'आलू', 'बटाटा'],
  // No crop is in Guntur, peppercorn or pineapple but its own.
  ['Guntur', undefined, undefined],
  ['Peppercorn', undefined, undefined],
  ['Pineapple Queen', 'अनानास', 'अननस'],
])('%s is %s in Hindi and %s in Marathi', (name, hi, mr) => {
  expect([hindi.crop(name), marathi.crop(name)]).toEqual([hi, mr])
})

test('knows every crop and unit of the demo market', () => {
  const unknown = catalogue.filter(
    ({ productName, unit }) => !hindi.crop(productName ?? '') || !marathi.unit(unit ?? ''),
  )
  expect(unknown).toEqual([])
})

test('names units in words, and leaves unknown ones alone', () => {
  expect(hindi.unit(' KG ')).toBe('किलो')
  expect(marathi.unit('bag')).toBe('गोणी')
  expect(hindi.unit('carat')).toBeUndefined()
})

test('has each English name once, and each name in its own script', () => {
  const english = glossary.crops.flatMap(({ en }) => en)
  expect(english).toEqual([...new Set(english)])
  const names = glossary.crops.flatMap(({ hi, mr }) => [hi, mr])
  const words = Object.values(glossary.units).flatMap(({ hi, mr }) => [hi, mr])
  const odd = [...names, ...words].filter(
    (word) => !/^[\u0900-\u0963 ]+$/.test(word) || word !== word.normalize('NFC'),
  )
  expect(odd).toEqual([])
  for (const word of [...english, ...glossary.crops.flatMap(({ also }) => also)])
    expect(searchWords(word).join(' ')).toBe(word.replace(/\u093C/g, ''))
})

test('gives the search all spellings of an offer’s crop', () => {
  expect(spellingsOf('Onion Lasalgaon')).toEqual(
    expect.arrayContaining(['onion', 'प्याज', 'कांदा', 'kanda', 'pyaz']),
  )
  expect(spellingsOf('Sundries')).toEqual([])
})
