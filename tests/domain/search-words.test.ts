import { expect, test } from 'vitest'
import { searchWords } from '@/domain/search-words'

test.each([
  ['Onion Lasalgaon', ['onion', 'lasalgaon']],
  ['WHT-LOK1-D', ['wht', 'lok1', 'd']],
  ['  Crème, BRÛLÉE ', ['creme', 'brulee']],
  // Vowel signs stay; the nukta goes, whether it is a letter's own or stands behind it.
  ['कांदा', ['कांदा']],
  ['प्याज़', ['प्याज']],
  ['\u0917\u0941\u095C', ['\u0917\u0941\u0921']],
  // One nasal, three spellings.
  ['कान्दा', ['कांदा']],
  ['गेहूँ', ['गेहूं']],
  ['अंगूर अङ्गूर', ['अंगूर', 'अंगूर']],
  ['११२१', ['1121']],
  ['?!', []],
])('reads %j as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
