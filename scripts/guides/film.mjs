// @ts-check
/** Shoots the guide's films: the app in use, without sound, with captions in every language. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCamera } from './camera.mjs'
import { captionFile, encode } from './encode.mjs'
import { buy } from './films/buy.mjs'
import { delivery } from './films/delivery.mjs'
import { pay } from './films/pay.mjs'
import { sell } from './films/sell.mjs'
import { settle } from './pictures.mjs'
import { languages } from './types.mjs'

/**
 * @typedef {object} Film
 * @property {string} id The name of its files, and of its title in src/text/en.json.
 * @property {string} [world] A scenario of src/mocks/scenarios.ts.
 * @property {string} start The path it begins at.
 * @property {(page: import('./app.mjs').Page, camera: Camera) => Promise<void>} play
 */

/** @typedef {Awaited<ReturnType<typeof startCamera>>} Camera */

/** In the order of the screen. */
export const films = [buy, pay, sell, delivery]

/**
 * Shoots one film into `folder`: id.webm, id.jpg and a caption file for each language.
 * @param {import('./app.mjs').App} app
 * @param {Film} film
 * @param {string} folder
 * @param {string} studio A folder for what is only needed meanwhile.
 * @returns {Promise<number>} Its length in ms.
 */
export async function shoot(app, { id, start, play, ...visit }, folder, studio) {
  mkdirSync(studio, { recursive: true })
  const frames = mkdtempSync(join(studio, `${id}-`))
  let filmLength = 0
  try {
    await app.open(visit, async (page) => {
      await page.goto(start)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settle(page)
      const camera = await startCamera(page, frames)
      await camera.roll()
      await play(page, camera)
      const { pictures, captions, length, poster } = await camera.cut()
      const size = encode(pictures, frames, join(folder, `${id}.webm`))
      writeFileSync(join(folder, `${id}.jpg`), poster)
      for (const language of languages)
        writeFileSync(join(folder, `${id}.${language}.vtt`), captionFile(captions, language))
      filmLength = length
      console.log(
        `${id}.webm: ${size} bytes, ${(length / 1000).toFixed(1)} s, ${pictures.length} frames`,
      )
    })
  } finally {
    rmSync(frames, { recursive: true })
  }
  return filmLength
}
