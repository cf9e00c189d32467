/**
 * The lines of a text, each as long as `fits` lets it: broken at spaces, and where a word alone is
 * too long within it.
 */
export function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line ? [...lines, line] : lines
}
