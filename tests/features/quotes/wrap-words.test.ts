import { expect, it } from 'vitest'
import { wrapWords } from '@/features/quotes/ShareSale'

it.each([
  ['', []],
  ['Onion', ['Onion']],
  ['Onion Lasalgaon', ['Onion', 'Lasalgaon']],
  ['a bc def ghij', ['a bc def', 'ghij']],
  ['  two   spaces ', ['two spaces']],
  ['https://sauda.example', ['https://sa', 'uda.exampl', 'e']],
  ['see https://sauda.in', ['see', 'https://sa', 'uda.in']],
  ['1234567890', ['1234567890']],
])('%j in lines of ten characters is %j', (text, lines) => {
  expect(wrapWords(text, (line) => line.length <= 10)).toEqual(lines)
})

it('gives a character that never fits a line of its own', () => {
  expect(wrapWords('ab', () => false)).toEqual(['a', 'b'])
})
