/** A PDF of one A5 page with these lines of text, written out by hand: small, and a real one. */
export function pdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const page = [
    'BT /F2 18 Tf 40 540 Td',
    `(${escaped(title)}) Tj`,
    '/F1 11 Tf 0 -34 Td',
    ...lines.map((line) => `(${escaped(line)}) Tj 0 -20 Td`),
    'ET',
  ].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${String(page.length)} >>\nstream\n${page}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const size = String(objects.length + 1)
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  text += `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${String(table)}\n%%EOF\n`
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** The page's fonts know Latin letters only; brackets and backslashes have a meaning of their own. */
function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')
}
