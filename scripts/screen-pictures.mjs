// @ts-check
/**
 * `npm run pictures:screens`: the pictures of e2e/pictures that the screens no longer look like, taken anew
 * (e2e/visual.nightly.ts), each brought down to a palette. Arguments go on to Playwright.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './build-folders.mjs'
import { runJourneys } from './e2e.mjs'
import { findBrowser } from './find-browser.mjs'
import { reduceColours } from './pictures/palette.mjs'
import { encodePng } from './pictures/png.mjs'

/**
 * From the coarsest to the finest: colours, and how far a pixel may be from its own. The first that is close enough is taken,
 * so that what visual.nightly.ts allows is left for what really differs.
 * @type {[colours: number, slack: number][]}
 */
const fineness = [
  [64, 20],
  [128, 20],
  [256, 10],
  [256, 0],
]
/** Squared, as palette.mjs measures it: about a quarter of what visual.nightly.ts lets pass in one pixel. */
const NEAR = 150
const FEW = 6
const PALETTE = 3

const folder = join(root, 'e2e/pictures')

/** As Playwright writes it: every pixel its own colour. @param {string} file */
const isRaw = (file) => readFileSync(file).readUInt8(25) !== PALETTE

/**
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} png
 */
async function pixelsOf(page, png) {
  const { width, base64 } = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!pen) throw new Error('This browser gives no 2d canvas.')
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    let binary = ''
    for (let at = 0; at < data.length; at += 8192)
      binary += String.fromCharCode(...data.subarray(at, at + 8192))
    return { width: image.width, base64: btoa(binary) }
  }, png.toString('base64'))
  return { width, pixels: Buffer.from(base64, 'base64') }
}

/**
 * How many pixels are not near their own colour.
 * @param {Buffer} pixels RGBA
 * @param {ReturnType<typeof reduceColours>} reduced
 */
function missed(pixels, { palette, places }) {
  let count = 0
  for (let at = 0; at < places.length; at += 1) {
    const colour = palette[places[at] ?? -1] ?? [0, 0, 0]
    const red = colour[0] - pixels.readUInt8(at * 4)
    const green = colour[1] - pixels.readUInt8(at * 4 + 1)
    const blue = colour[2] - pixels.readUInt8(at * 4 + 2)
    if (0.7 * red * red + green * green + 0.5 * blue * blue > NEAR) count += 1
  }
  return count
}

/**
 * The coarsest PNG that is close enough, else the finest.
 * @param {Buffer} pixels RGBA
 * @param {number} width
 */
function fit(pixels, width) {
  let png = Buffer.alloc(0)
  for (const [size, slack] of fineness) {
    const reduced = reduceColours(pixels, width, size, slack)
    png = encodePng(reduced.palette, reduced.places, width)
    if (missed(pixels, reduced) <= FEW) break
  }
  return png
}

/** Brings the new pictures down. */
async function pack() {
  const raw = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => file.endsWith('.png') && isRaw(file))
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    for (const file of raw) {
      const { width, pixels } = await pixelsOf(page, readFileSync(file))
      writeFileSync(file, fit(pixels, width))
    }
  } finally {
    await browser.close()
  }
  console.log(`${String(raw.length)} pictures are new.`)
}

try {
  const args = ['visual.nightly', '--update-snapshots=changed', ...process.argv.slice(2)]
  const status = await runJourneys(args, { E2E_MATCH: '*.nightly.ts' })
  await pack()
  process.exitCode = status
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
