/**
 * Reads the words of a PDF as Chromium prints it: text is drawn in glyphs, and where several
 * letters share glyphs or change places (Devanagari) the letters themselves stand beside them as
 * `ActualText`. Enough of the format for our own files.
 */
import { inflateSync } from 'node:zlib'

/** The streams of the file by object number, unpacked. */
function streamsOf(pdf: Buffer): Map<number, { head: string; content: string }> {
  const streams = new Map<number, { head: string; content: string }>()
  const source = pdf.toString('latin1')
  for (const match of source.matchAll(/(\d+) 0 obj\s*(<<(?:(?!endobj)[^])*?>>)\s*stream\r?\n/g)) {
    const [all, number = '', head = ''] = match
    if (/\/Subtype\s*\/Image/.test(head)) continue
    const start = match.index + all.length
    const raw = pdf.subarray(start, source.indexOf('endstream', start))
    const content = head.includes('/FlateDecode') ? inflateSync(raw) : raw
    streams.set(Number(number), { head, content: content.toString('latin1') })
  }
  return streams
}

const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

const hexOf = (code: number) => code.toString(16).padStart(4, '0')

/** Letters by glyph, of a font's ToUnicode table. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, lines = ''] of table.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of lines.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(glyph.toLowerCase(), unicode(text))
  for (const [, lines = ''] of table.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of lines.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1)
        letters.set(hexOf(code), unicode(hexOf(parseInt(text, 16) + code - parseInt(from, 16))))
  return letters
}

/** The words of a page, in the order they are drawn; a space for every new piece of text. */
function wordsOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let words = ''
  let letters = new Map<string, string>()
  let isSpoken = false
  const token =
    /\/Span\s*<<\s*\/ActualText\s*<(?:FEFF)?(\w*)>\s*>>\s*BDC|\/(\w+)\s+[\d.]+\s+Tf|<(\w+)>\s*Tj|\b(EMC|BT)\b/g
  for (const [, spoken, font, glyphs, word] of content.matchAll(token)) {
    if (spoken !== undefined) {
      words += unicode(spoken)
      isSpoken = true
    } else if (font) letters = fonts.get(font) ?? new Map<string, string>()
    else if (glyphs && !isSpoken)
      for (const [glyph] of glyphs.toLowerCase().matchAll(/\w{4}/g))
        words += letters.get(glyph) ?? ''
    else if (word === 'EMC') isSpoken = false
    else if (word === 'BT') words += ' '
  }
  return words
}

/**
 * All words of the file, with one space between pieces and none before a mark. Throws where it is
 * no PDF.
 */
export function pdfText(pdf: Buffer): string {
  if (pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error('This is no PDF')
  const source = pdf.toString('latin1')
  const streams = streamsOf(pdf)
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = '', number = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = source.match(new RegExp(`(?:^|\\n)${number} 0 obj([^]*?)endobj`))?.[1] ?? ''
    const table = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1]
    fonts.set(name, lettersOf(streams.get(Number(table))?.content ?? ''))
  }
  return [...streams.values()]
    .filter(({ content }) => /\bBT\b/.test(content) && content.includes('Tf'))
    .map(({ content }) => wordsOf(content, fonts))
    .join(' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;?।])/g, '')
}

/** The number of pages. */
export function pdfPages(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}
