// @ts-check
/** `npm run pictures:readme`: the picture of the app in README.md, docs/app.webp, from the demo build. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'
import { startApp } from './guides/app.mjs'

const LIMIT = 60 * 1024
const file = join(root, 'docs/app.webp')

/** What the app is for, from left to right: offers, paying, quotes. */
const screens = [
  { path: '/home', text: 'Video guide' },
  { path: '/checkout', text: 'Platform fee (0.5%)' },
  {
    path: '/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401',
    text: 'Best quote',
  },
]

/**
 * The screens side by side, as WebP.
 * @param {import('@playwright/test').Browser} browser
 * @param {string[]} pictures
 */
async function besideOneAnother(browser, pictures) {
  const page = await browser.newPage()
  const base64 = await page.evaluate(async (sources) => {
    const [width, height, gap, radius] = [420, 747, 36, 28]
    const canvas = new OffscreenCanvas(sources.length * (width + gap) + gap, height + 2 * gap)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('Nothing to draw on.')
    pen.fillStyle = '#e8e1d3'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    for (const [index, source] of sources.entries()) {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      pen.save()
      pen.beginPath()
      pen.roundRect(gap + index * (width + gap), gap, width, height, radius)
      pen.clip()
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(image, gap + index * (width + gap), gap, width, height)
      pen.restore()
    }
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  }, pictures)
  return Buffer.from(base64, 'base64')
}

if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
const app = await startApp({ root, outDir: folders.demo, executablePath: findBrowser() })
try {
  /** @type {string[]} */
  const pictures = []
  for (const { path, text } of screens)
    await app.open({ scale: 2 }, async (page) => {
      await page.goto(path)
      await page.getByText(text).first().waitFor()
      await page.waitForLoadState('networkidle')
      const png = await page.screenshot({ animations: 'disabled' })
      pictures.push(`data:image/png;base64,${png.toString('base64')}`)
    })
  const webp = await besideOneAnother(app.browser, pictures)
  if (webp.length > LIMIT) throw new Error(`${String(webp.length)} bytes are too many.`)
  writeFileSync(file, webp)
  console.log(`docs/app.webp: ${String(webp.length)} bytes`)
} finally {
  await app.stop()
}
