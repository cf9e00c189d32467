import { describe, expect, it } from 'vitest'
import { paise } from '@/domain/money'
import { spokenMoney, spokenNumber, spokenText, type SpokenLanguage } from '@/domain/spoken'

it.each<[number, SpokenLanguage, string]>([
  [2126078, 'en', 'twenty-one thousand two hundred sixty rupees seventy-eight paise'],
  [0, 'en', 'zero rupees'],
  [100, 'en', 'one rupee'],
  [1, 'en', 'one paisa'],
  [101, 'hi', 'एक रुपया एक पैसा'],
  [50, 'mr', 'पन्नास पैसे'],
  [-50000, 'en', 'minus five hundred rupees'],
])('%i paise are said in %s', (amount, language, words) => {
  expect(spokenMoney(paise(amount), language)).toBe(words)
})

describe('numbers', () => {
  it.each<[string, SpokenLanguage, string]>([
    ['100', 'en', 'one hundred'],
    ['1,23,45,00,000', 'en', 'one hundred twenty-three crore forty-five lakh'],
    ['2.05', 'en', 'two point zero five'],
    ['1,23,456', 'hi', 'एक लाख तेईस हज़ार चार सौ छप्पन'],
    ['100', 'mr', 'शंभर'],
    ['101', 'mr', 'एकशे एक'],
    ['1,23,456', 'mr', 'एक लाख तेवीस हजार चारशे छप्पन्न'],
  ])('%s in %s', (written, language, words) => {
    expect(spokenNumber(written, language)).toBe(words)
  })

  it.each<SpokenLanguage>(['en', 'hi', 'mr'])('below 100 have a name each in %s', (language) => {
    const names = Array.from({ length: 100 }, (_, n) => spokenNumber(String(n), language))
    expect(new Set(names.filter(Boolean)).size).toBe(100)
  })
})

it.each<[string, SpokenLanguage, string]>([
  ['₹52/kg', 'hi', 'बावन रुपये प्रति kg'],
  ['₹18.75 – ₹22/kg', 'en', 'eighteen rupees seventy-five paise to twenty-two rupees per kg'],
  ['₹156.125/क्विंटल', 'mr', 'एकशे छप्पन्न दशांश एक दोन पाच रुपये प्रति क्विंटल'],
  ['3-5 Days', 'en', 'three to five Days'],
  ['-4% – -1.5%', 'hi', 'माइनस चार प्रतिशत से माइनस एक दशमलव पाँच प्रतिशत'],
  ['-₹150 – -₹20', 'en', 'minus one hundred fifty rupees to minus twenty rupees'],
  ['SD2026-000118', 'en', 'S D two zero two six zero zero zero one one eight'],
  ['000111222333', 'hi', 'शून्य शून्य शून्य एक एक एक दो दो दो तीन तीन तीन'],
  ['गेहूं · Wheat Lokwan', 'hi', 'गेहूं, Wheat Lokwan'],
  ['20 Nov 2026', 'en', 'twenty Nov two thousand twenty-six'],
  ['Platform fee (0.5%)', 'en', 'Platform fee (zero point five percent)'],
])('the text %s is said in %s', (text, language, words) => {
  expect(spokenText(text, language)).toBe(words)
})
