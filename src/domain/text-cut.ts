/** Characters as people count them. Without a Segmenter: code points, so that emoji stay whole. */
function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * The first `max` characters and `...`, only when the text is longer. A Devanagari letter with its
 * signs counts as one, so that none is cut through.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const all = characters(text)
  return all.length <= max ? text : `${all.slice(0, max).join('')}...`
}

/** MNY-7: a preview of the first address line. */
export function addressPreview(line: string): string {
  return cutText(line, 36)
}

/** MNY-7: the subject in the list of queries. */
export function querySubject(subject: string): string {
  return cutText(subject.trim(), 50)
}

/** Keeps a number and its unit on one line, by spaces that do not break. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
