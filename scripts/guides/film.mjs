// @ts-check
/** Records the guide's films, without sound, with captions in every language. */
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settle } from './app.mjs'
import { guides, languages } from './words.mjs'

/**
 * @typedef {{ from: number, to: number }} Time When a caption is shown, in ms.
 * @typedef {ReturnType<typeof startCamera>} Camera
 */

const SIZE_LIMIT = 1.5 * 1024 * 1024
const POINT = 'width: 44px; height: 44px; border: 3px solid #8A5F00; border-radius: 50%;'

/** @param {import('./app.mjs').Page} page */
function startCamera(page) {
  const start = Date.now()
  /** @type {Time[]} */
  const captions = []
  /** @type {Buffer | undefined} */
  let poster
  const show = (/** @type {number} */ ms) => page.waitForTimeout(ms)
  const endCaption = () => {
    const last = captions.at(-1)
    if (last) last.to = Date.now() - start
  }

  const tap = async (/** @type {import('@playwright/test').Locator} */ target) => {
    await target.waitFor()
    await settle(page)
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    )
    await show(700)
    await target.click()
    await show(650)
    await settle(page)
  }
  return {
    show,
    tap,
    /** Shows the next caption. */
    async say() {
      endCaption()
      const from = Date.now() - start
      captions.push({ from, to: from })
      await show(1600)
    },
    /** @param {import('@playwright/test').Locator} field @param {string} text */
    async type(field, text) {
      await tap(field)
      await field.fill('')
      await field.pressSequentially(text, { delay: 55 })
      await show(400)
    },
    /** Takes the picture shown before the film plays. */
    async pose() {
      await settle(page)
      poster = await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' })
    },
    async end() {
      await show(1500)
      endCaption()
      if (!poster) throw new Error('The film has no poster.')
      return { captions, poster, length: Date.now() - start }
    },
  }
}

/** @param {number} ms */
const clockTime = (ms) => new Date(ms).toISOString().slice(14, 23)

/**
 * A WebVTT file.
 * @param {readonly Time[]} times
 * @param {readonly string[]} words
 */
export function captionFile(times, words) {
  if (times.length !== words.length)
    throw new Error(`${words.length} captions for ${times.length} times`)
  const cues = times.map(
    ({ from, to }, index) =>
      `${clockTime(from)} --> ${clockTime(to)}\n${words[index]?.replaceAll('**', '')}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

/**
 * Records one film into `folder`: id.webm, id.jpg and a caption file for each language.
 * @param {import('./app.mjs').App} app
 * @param {import('./films.mjs').Film} film
 * @param {string} folder
 * @returns {Promise<number>} Its length in ms.
 */
export async function shoot(app, { id, start, play, ...visit }, folder) {
  return app.open(visit, async (page) => {
    await page.goto(start)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settle(page)
    const path = join(folder, `${id}.webm`)
    await page.screencast.start({ path, size: { width: 540, height: 960 }, fps: 10 })
    await page.screencast.showActions({
      cursor: 'none',
      style: { point: `${POINT} background: rgb(226 161 0 / 0.55)`, title: 'display: none' },
    })
    const camera = startCamera(page)
    await play(page, camera)
    const { captions, poster, length } = await camera.end()
    await page.screencast.stop()
    const { size } = statSync(path)
    if (size > SIZE_LIMIT) throw new Error(`${path} has ${size} bytes, more than ${SIZE_LIMIT}.`)
    writeFileSync(join(folder, `${id}.jpg`), poster)
    for (const language of languages)
      writeFileSync(
        join(folder, `${id}.${language}.vtt`),
        captionFile(captions, guides[language].films[id] ?? []),
      )
    console.log(`${id}.webm: ${size} bytes, ${(length / 1000).toFixed(1)} s`)
    return length
  })
}
