/**
 * One row for a spreadsheet to paste: cells between tabs. Text that it would run as a formula gets
 * an apostrophe.
 */
export function toTsvRow(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .map((cell) => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell))
    .join('\t')
}
