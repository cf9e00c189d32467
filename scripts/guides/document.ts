/** The guide in one language as a page to print, in the app's colours (tailwind.config.ts). */
import type { Language } from '@/text/languages'
import { guides } from './words'

/** Chapters with more steps get longer pages, so that their pictures stay readable. */
const LONG = 5

const style = `
@page { size: 108mm 192mm; margin: 0 }
@page long { size: 108mm 236mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 10.5pt/1.5 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #1D1B16; print-color-adjust: exact;
  font-variant-ligatures: no-common-ligatures }
:lang(hi), :lang(mr) { font-family: 'Noto Sans Devanagari', 'Noto Sans', sans-serif; line-height: 1.6 }
section { position: relative; width: 108mm; height: 192mm; padding: 9mm 9mm 11mm; background: #FBF8F1; overflow: hidden;
  display: flex; flex-direction: column; break-after: page }
section:last-of-type { break-after: auto }
.long { page: long; height: 236mm }
.band { position: absolute; inset: 0 0 auto; height: 2mm; background: #1F7A3E }
header { display: flex; gap: 3.5mm; align-items: center; margin-top: 1mm }
.number { flex: none; width: 10mm; height: 10mm; border-radius: 50%; background: #1F7A3E; color: #fff; font-weight: 700;
  display: flex; align-items: center; justify-content: center; font-size: 13pt; line-height: 1 }
h2 { font-size: 16pt; line-height: 1.25 }
.intro { margin-top: 2.5mm; color: #655F52 }
ol { list-style: none; margin-top: 3mm; border-top: .3mm solid #E8E1D3 }
ol li { display: flex; gap: 2.5mm; padding: 1.7mm 0; border-bottom: .3mm solid #E8E1D3; font-size: 9.5pt; line-height: 1.45 }
ol li > i { flex: none; width: 5mm; font-style: normal; font-weight: 700; color: #17632F }
b { font-weight: 700; color: #17632F; white-space: nowrap }
.note { margin-top: 3mm; padding: 2mm 3mm; border-radius: 3mm; background: #FFF8E3; border: .3mm solid #E2A100; font-size: 9pt; line-height: 1.45 }
.note strong { color: #8A5F00 }
.pictures { flex: 1; min-height: 0; display: flex; gap: 5mm; justify-content: center; margin-top: 4mm }
.pictures img { min-width: 0; height: 100%; max-height: 76mm; border-radius: 3mm; border: .3mm solid #8C836F }
footer { position: absolute; inset: auto 9mm 4mm; display: flex; justify-content: space-between; font-size: 7.5pt; color: #655F52 }
.cover { background: #17632F; color: #fff; padding-top: 13mm }
.cover .name { font-size: 34pt; font-weight: 700; line-height: 1.1 }
.cover .deva { font-family: 'Noto Sans Devanagari'; color: #B9DDBB; font-size: 15pt }
.cover h1 { margin-top: 4mm; font-size: 21pt; line-height: 1.25 }
.cover .promise { font-size: 12pt; color: #DCEEDC; margin-top: 1.5mm }
.cover .how { margin-top: 5mm; font-size: 9.5pt }
.cover .sheet { margin-top: auto; background: #FBF8F1; color: #1D1B16; border-radius: 4mm; padding: 4mm 5mm }
.cover h2 { font-size: 11pt }
.cover ul { list-style: none; margin-top: 1mm }
.cover li a { display: flex; gap: 3mm; color: inherit; text-decoration: none; padding: .2mm 0; font-size: 9.5pt; line-height: 1.4 }
.cover li i { font-style: normal; font-weight: 700; color: #17632F; width: 4mm }
.cover .small { margin-top: 3mm; font-size: 8pt; color: #DCEEDC }
.cover .small b { color: #fff }
`

/** Escapes a text, and sets labels of the app in bold. */
const html = (text = '') =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')

/** `pictures`: data URLs by chapter. */
export function guideDocument(language: Language, pictures: Record<string, string[]>): string {
  const { cover, chapters } = guides[language]
  const contents = Object.entries(chapters).map(
    ([id, { title }], index) => `<li><a href="#${id}"><i>${index + 1}</i>${html(title)}</a></li>`,
  )
  const pages = Object.entries(chapters).map(([id, { title, intro, steps, note }], index) => {
    const items = steps.map((step, at) => `<li><i>${at + 1}.</i><span>${html(step)}</span></li>`)
    const images = pictures[id]?.map((picture) => `<img alt="" src="${picture}">`)
    return `<section id="${id}"${steps.length > LONG ? ' class="long"' : ''}><div class="band"></div>
<header><span class="number">${index + 1}</span><h2>${html(title)}</h2></header>
<p class="intro">${html(intro)}</p><ol>${items.join('')}</ol>
<p class="note"><strong>${html(cover.remember)}:</strong> ${html(note)}</p>
<div class="pictures">${images?.join('')}</div>
<footer><span>Sauda · ${html(cover.title)}</span><span>${index + 2}</span></footer></section>`
  })
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<title>Sauda: ${html(cover.title)}</title><style>${style}</style></head><body>
<section class="cover">
<p class="name">Sauda</p><p class="deva" lang="hi">सौदा</p>
<h1>${html(cover.title)}</h1><p class="promise">${html(cover.promise)}</p><p class="how">${html(cover.how)}</p>
<div class="sheet"><h2>${html(cover.contents)}</h2><ul>${contents.join('')}</ul></div>
<p class="small">${html(cover.buttons)} ${html(cover.help)}</p>
</section>
${pages.join('\n')}
</body></html>`
}
