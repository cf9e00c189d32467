/** Before a consonant people write these nasals as an anusvara: कान्दा is कांदा. */
const NASAL = /[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u0939])/g

/**
 * The words of a text as a search compares them: without case, accents and nukta. Vowel signs
 * (matras) are letters to a reader of Devanagari, and stay.
 */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u093C\u200C\u200D]/g, '')
    .replace(NASAL, '\u0902')
    .replaceAll('\u0901', '\u0902')
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}
