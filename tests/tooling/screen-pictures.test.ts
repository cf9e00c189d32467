import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = readdirSync('e2e/pictures', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.png'))
const pictures = files.map((file) => {
  const png = readFileSync(`e2e/pictures/${file}`)
  return { file, bytes: png.length, width: png.readUInt32BE(16), colourType: png.readUInt8(25) }
})

it('every picture of a screen is a phone wide, in a palette, and below 45 kB', () => {
  const odd = pictures.filter(
    ({ bytes, width, colourType }) => bytes > 45_000 || width !== 390 || colourType !== 3,
  )
  expect(odd).toEqual([])
})

it('all of them stay below 4 MB', () => {
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(4_000_000)
})

it('English, Hindi and Marathi have the same screens', () => {
  const of = (lang: string) =>
    files.filter((file) => file.startsWith(`${lang}/`)).map((file) => file.slice(3))
  const [en, hi, mr] = [of('en'), of('hi').toSorted(), of('mr').toSorted()]
  expect(hi).toEqual(mr)
  expect(hi.length).toBeGreaterThan(40)
  expect(hi.filter((file) => !en.includes(file))).toEqual([])
})
