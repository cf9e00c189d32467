// @ts-check
/** Prints the guide's documents. The browser shapes the Devanagari; the letters come from this machine's fonts. */
import { writeFileSync } from 'node:fs'

/** Regular and bold, by the names fonts go by on the one system or the other. */
const fonts = {
  'Noto Sans': ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
  'Noto Sans Devanagari': [
    'Noto Sans Devanagari',
    'Noto Sans Devanagari Regular',
    'NotoSansDevanagari-Regular',
  ],
}

/** Of each PDF, in bytes. */
export const PDF_LIMIT = 600 * 1024

/**
 * Throws where a font is missing: another one in its place may break the letters apart.
 * @param {import('./app.mjs').App} app
 */
export async function checkFonts(app) {
  const page = await app.browser.newPage()
  for (const [family, names] of Object.entries(fonts)) {
    const isThere = await page.evaluate(async (all) => {
      const source = all.map((name) => `local("${name}")`).join(', ')
      return new FontFace('probe', source).load().then(
        () => true,
        () => false,
      )
    }, names)
    if (!isThere)
      throw new Error(
        `The font ${family} is not installed, and the guides are not printed without it. Debian, Ubuntu: apt-get install fonts-noto-core. Elsewhere: https://fonts.google.com/noto`,
      )
  }
  await page.close()
}

/**
 * @param {import('./app.mjs').App} app
 * @param {string} html
 * @param {string} file
 * @returns {Promise<number>} Its size in bytes.
 */
export async function print(app, html, file) {
  const page = await app.browser.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    // A page that overflows loses its last lines: better no guide at all.
    const tooFull = await page.evaluate(() =>
      [...document.querySelectorAll('section')]
        .filter((section) => section.scrollHeight > section.clientHeight + 1)
        .map((section) => section.id || 'cover'),
    )
    if (tooFull.length > 0) throw new Error(`${file}: too much on the pages ${tooFull.join(', ')}`)
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    if (pdf.length > PDF_LIMIT)
      throw new Error(`${file} has ${pdf.length} bytes, more than ${PDF_LIMIT}.`)
    writeFileSync(file, pdf)
    return pdf.length
  } finally {
    await page.close()
  }
}
