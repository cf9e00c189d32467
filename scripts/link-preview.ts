/**
 * `npm run link:preview`: makes the picture that messengers show of a link
 * (build-plugins/link-preview.ts) from the landing page: its logo, drawing and words. Look at it
 * before you commit.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { build } from './build.mjs'
import { folders, root } from './build-folders.mjs'
import { findBrowser } from './find-browser'

/** The column lies down: words at the left, the drawing at the right. */
const style = `
html { overflow: hidden; scrollbar-gutter: auto }
body { background: var(--paper) }
main { display: grid !important; grid-template: 1fr auto auto 1fr / 1fr 560px; align-items: center;
  column-gap: 16px; max-width: none !important; width: 1200px; height: 630px; min-height: 0 !important;
  padding: 0 64px !important; border-block: 18px solid var(--leaf-600) }
main > div:has(h1) { display: contents }
main > :first-child { grid-area: 2 / 1; zoom: 3; justify-self: start; margin-bottom: 12px }
h1 { grid-area: 3 / 1; text-align: start; font-size: 60px !important; line-height: 1.2 !important }
div:has(h1) > svg { grid-area: 1 / 2 / span 4; width: 100%; height: auto; max-height: none !important }
nav, main > div:not(:has(h1)), main p, noscript { display: none !important }
`

if (!build('demo', { ifStale: true })) throw new Error('The demo build failed.')
const server = await preview({
  root,
  logLevel: 'error',
  build: { outDir: folders.demo },
  preview: { host: '127.0.0.1', port: 0, strictPort: false },
})
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const viewport = { width: 1200, height: 630 }
  const page = await browser.newPage({ viewport, bypassCSP: true, locale: 'en-IN' })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.getByRole('link', { name: 'New User' }).waitFor()
  await page.addStyleTag({ content: style })
  await page.screenshot({ path: join(root, 'public/install/link-preview.png') })
} finally {
  await Promise.all([browser.close(), server.close()])
}
