import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inlineCode } from './page-scripts.ts'

const pictures = join(import.meta.dirname, '../src/mocks/pictures')

/** The files of the mocked provider by their path on the site: MSW's worker, and pictures. */
const files = new Map([
  ['mockServiceWorker.js', createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')],
  ...readdirSync(pictures)
    .filter((name) => name.endsWith('.png'))
    .map((name) => [`mock-pictures/${name}`, join(pictures, name)] as const),
])

/**
 * Serves these files in development, and copies them into a demo build, whose pages begin with
 * `script`. A live build has none.
 */
export function mockAssets(script: () => void): Plugin {
  return {
    name: 'mock-assets',
    transformIndexHtml: () => [
      { tag: 'script', children: inlineCode(script), injectTo: 'head-prepend' },
    ],
    configureServer({ middlewares }) {
      for (const [path, file] of files)
        middlewares.use(`/${path}`, (_request, response) => {
          response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'image/png')
          response.end(readFileSync(file))
        })
    },
    generateBundle() {
      for (const [fileName, file] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      this.warn(
        '\n\n  THIS IS A DEMO: the provider is mocked, no order is real. Do not publish it as the app.\n',
      )
    },
  }
}
