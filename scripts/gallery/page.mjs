// @ts-check
/** The gallery's one page: its pictures by route, then state, then language. */

/**
 * @typedef {object} Picture
 * @property {string} path
 * @property {string} state
 * @property {string} lang
 * @property {string} file Beside the page.
 * @property {number} width
 * @property {number} height
 */

/** @param {string} text */
const escaped = (text) =>
  text.replace(/[&<>"]/g, (letter) => `&#${String(letter.codePointAt(0) ?? 0)};`)

const style = `
  body { margin: 0; background: #e8e1d3; color: #1d1b16; font: 16px/1.5 system-ui, sans-serif }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
    padding: 8px 16px; background: #fbf8f1; border-bottom: 1px solid #c9bfa9 }
  h1 { font-size: 18px; margin: 0 }
  input, select { font: inherit; padding: 6px 8px }
  section { padding: 16px }
  section[hidden], figure[hidden] { display: none }
  h2 { font-size: 16px; margin: 0 0 8px; font-family: ui-monospace, monospace }
  .row { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start }
  figure { margin: 0; flex: none; width: 260px }
  figcaption { font-size: 14px }
  img { display: block; width: 100%; height: auto; background: #fff; border: 1px solid #c9bfa9 }`

const script = `
  const [route, state, lang] = ['route', 'state', 'lang'].map((id) => document.getElementById(id))
  const shown = document.getElementById('shown')
  const choose = () => {
    let count = 0
    for (const section of document.querySelectorAll('section')) {
      let any = false
      for (const figure of section.querySelectorAll('figure')) {
        const fits = section.dataset.route.toLowerCase().includes(route.value.toLowerCase())
          && (!state.value || figure.dataset.state === state.value) && (!lang.value || figure.dataset.lang === lang.value)
        figure.hidden = !fits
        any ||= fits
        count += fits
      }
      section.hidden = !any
    }
    shown.textContent = count + ' shown'
  }
  for (const control of [route, state, lang]) control.addEventListener('input', choose)
  choose()`

/** @param {string[]} values */
const options = (values) =>
  [...new Set(values)].map((value) => `<option>${escaped(value)}</option>`).join('')

/** @param {Picture} picture */
const figure = ({ state, lang, file, width, height }) =>
  `<figure data-state="${escaped(state)}" data-lang="${escaped(lang)}">` +
  `<figcaption>${escaped(state)} · ${escaped(lang)}</figcaption>` +
  `<a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" width="${String(width)}"` +
  ` height="${String(height)}" alt="${escaped(`${state}, ${lang}`)}"></a></figure>`

/** @param {readonly Picture[]} pictures In the order in which they are to stand. */
export function galleryPage(pictures) {
  const paths = [...new Set(pictures.map(({ path }) => path))]
  const sections = paths.map((path) => {
    const own = pictures.filter((picture) => picture.path === path)
    return `<section data-route="${escaped(path)}"><h2>${escaped(path)}</h2><div class="row">${own.map(figure).join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>
<header><h1>Every screen</h1>
<label>Route <input id="route" type="search"></label>
<label>State <select id="state"><option value="">all</option>${options(pictures.map(({ state }) => state))}</select></label>
<label>Language <select id="lang"><option value="">all</option>${options(pictures.map(({ lang }) => lang))}</select></label>
<output id="shown"></output></header>
${sections.join('\n')}
<script>${script}</script></html>
`
}
