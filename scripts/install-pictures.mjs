// @ts-check
/**
 * Draws what a phone shows of the app before it is installed, into public/install: the icons from public/favicon.svg, and
 * screenshots of the demo build. `npm run pictures:install`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser.mjs'

const folder = join(root, 'public/install')
const PAPER = '#FBF8F1'

/** How much of the side the mark takes: a maskable icon may be cut to a circle of four fifths. */
const icons = [
  { name: 'icon-192.png', side: 192, mark: 1, isWhole: false },
  { name: 'icon-512.png', side: 512, mark: 1, isWhole: false },
  { name: 'maskable-512.png', side: 512, mark: 0.72, isWhole: true },
  { name: 'apple-touch-icon.png', side: 180, mark: 0.86, isWhole: true },
]

const screens = [
  { name: 'home.jpg', path: '/home', text: 'Video guide' },
  { name: 'product-list.jpg', path: '/product/list', text: 'Onion Lasalgaon' },
  { name: 'quotes.jpg', path: '/quotes', text: 'quotes' },
]

/** Savita of the demo world. */
const PERSON = '66a000000000000000000001'

/** @param {import('@playwright/test').Browser} browser */
async function drawIcons(browser) {
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  for (const { name, side, mark, isWhole } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    const size = Math.round(side * mark)
    await page.setContent(
      `<style>html{background:${isWhole ? PAPER : 'transparent'}}body{margin:0;display:grid;place-items:center;height:100vh}` +
        `svg{width:${size}px;height:${size}px}</style>${svg}`,
    )
    const png = await page.screenshot({ omitBackground: !isWhole })
    writeFileSync(join(folder, name), png)
    await page.close()
  }
}

/** @param {import('@playwright/test').Browser} browser */
async function takeScreenshots(browser) {
  if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
  const server = await preview({
    root,
    logLevel: 'warn',
    mode: 'demo',
    build: { outDir: folders.demo },
    preview: { port: 4399, strictPort: false },
  })
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '')
  if (!origin) throw new Error('The demo build is not served.')
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    isMobile: true,
    hasTouch: true,
  })
  await context.addInitScript((id) => localStorage.setItem('authResponse', id), PERSON)
  for (const { name, path, text } of screens) {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.getByText(text).first().waitFor()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: join(folder, name), type: 'jpeg', quality: 80 })
    await page.close()
  }
  await server.close()
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  await drawIcons(browser)
  await takeScreenshots(browser)
} finally {
  await browser.close()
}
