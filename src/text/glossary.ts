import glossary from './glossary.json'

/** A crop: its English names, its Hindi and Marathi name, and what else people type for it. */
type Crop = (typeof glossary.crops)[number]

const crops = new Map(glossary.crops.flatMap((crop) => crop.en.map((name) => [name, crop])))

/** Longer names first: a sweet potato is no potato. */
const alternatives = [...crops.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', String.raw`[\s-]+`))
const pattern = new RegExp(String.raw`\b(${alternatives.join('|')})(?:e?s)?\b`, 'i')

function cropIn(productName: string): Crop | undefined {
  const [, name = ''] = pattern.exec(productName) ?? []
  return crops.get(name.toLowerCase().replace(/[\s-]+/g, ' '))
}

const spellings = new Map(
  glossary.crops.map((crop) => [crop, [...crop.en, crop.hi, crop.mr, ...crop.also]]),
)
const none: readonly string[] = []

/** Every spelling of an offer's crop, for the search: the same list for the same crop. */
export function spellingsOf(productName: string): readonly string[] {
  const crop = cropIn(productName)
  return (crop && spellings.get(crop)) ?? none
}

const units = new Map(Object.entries(glossary.units))

/** The names of crops and units in this language; undefined for those not listed. */
export const namesIn = (language: 'hi' | 'mr') => ({
  crop: (productName: string) => cropIn(productName)?.[language],
  unit: (unit: string) => units.get(unit.trim().toLowerCase())?.[language],
})
