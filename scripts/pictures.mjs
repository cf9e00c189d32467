// @ts-check
/**
 * Draws the picture of every offer in src/mocks/catalogue.ts into src/mocks/pictures/{sku}.png: `npm run pictures`.
 * `npm run pictures -- WHT-LOK1-D ONI-NSK-D` draws only these.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { findBrowser } from './find-browser.mjs'
import { drawings } from './pictures/drawings.mjs'
import { reduceColours } from './pictures/palette.mjs'
import { encodePng } from './pictures/png.mjs'
import { randomFrom } from './pictures/random.mjs'
import { SIDE } from './pictures/shapes.mjs'

const LIMIT = 12_000
const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/mocks/pictures')

/**
 * From the finest to the coarsest: colours, and how far a pixel may be from its own. The first that fits is taken.
 * @type {[colours: number, slack: number][]}
 */
const fineness = [
  [64, 0],
  [64, 40],
  [64, 90],
  [48, 90],
  [48, 160],
  [40, 220],
  [32, 220],
  [32, 320],
  [24, 320],
  [24, 480],
  [20, 600],
]

/**
 * The finest PNG within the limit; undefined when none is.
 * @param {Buffer} pixels RGBA
 */
function fit(pixels) {
  for (const [size, slack] of fineness) {
    const { palette, places } = reduceColours(pixels, SIDE, size, slack)
    const png = encodePng(palette, places, SIDE)
    if (png.length <= LIMIT) return { png, colours: palette.length, slack }
  }
  return undefined
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} svg
 */
async function rasterise(page, svg) {
  const base64 = await page.evaluate(
    async ({ source, side }) => {
      const image = new Image()
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
      await image.decode()
      const context = new OffscreenCanvas(side, side).getContext('2d')
      if (!context) throw new Error('This browser gives no 2d canvas.')
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, side, side)
      let binary = ''
      for (let at = 0; at < data.length; at += 8192)
        binary += String.fromCharCode(...data.subarray(at, at + 8192))
      return btoa(binary)
    },
    { source: svg, side: SIDE },
  )
  return Buffer.from(base64, 'base64')
}

/** The skus of the catalogue. Throws unless catalogue and drawings name the same ones. */
async function readSkus() {
  const { module } = await runnerImport(join(root, 'src/mocks/catalogue.ts'))
  const { catalogue } = /** @type {{ catalogue: { sku: string }[] }} */ (module)
  const skus = catalogue.map(({ sku }) => sku)
  const lacking = skus.filter((sku) => !(sku in drawings))
  if (lacking.length > 0)
    throw new Error(`No drawing in scripts/pictures for: ${lacking.join(', ')}`)
  const idle = Object.keys(drawings).filter((sku) => !skus.includes(sku))
  if (idle.length > 0) throw new Error(`Drawings of no offer: ${idle.join(', ')}`)
  return skus
}

/** @param {string[]} asked The skus to draw; none means all. */
async function run(asked) {
  const skus = await readSkus()
  const unknown = asked.filter((sku) => !skus.includes(sku))
  if (unknown.length > 0) throw new Error(`Not in the catalogue: ${unknown.join(', ')}`)

  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    if (!skus.includes(file.replace(/\.png$/, ''))) rmSync(join(folder, file))
  }

  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  /** @type {string[]} */
  const tooBig = []
  try {
    const page = await browser.newPage()
    for (const [sku, draw] of Object.entries(drawings)) {
      if (asked.length > 0 && !asked.includes(sku)) continue
      const size = `width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${draw(randomFrom(sku))}</svg>`
      const fitting = fit(await rasterise(page, svg))
      if (!fitting) {
        tooBig.push(sku)
        continue
      }
      const { png, colours, slack } = fitting
      writeFileSync(join(folder, `${sku}.png`), png)
      console.log(`${sku.padEnd(12)} ${png.length} bytes, ${colours} colours, slack ${slack}`)
    }
  } finally {
    await browser.close()
  }
  if (tooBig.length > 0) throw new Error(`Over ${LIMIT} bytes: ${tooBig.join(', ')}`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
