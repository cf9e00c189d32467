import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const picturesFolder = join(import.meta.dirname, '../src/mocks/pictures')

/** MSW's worker, as published. */
function workerScript(): string {
  const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'))
  return readFileSync(join(msw, 'lib/mockServiceWorker.js'), 'utf8')
}

/**
 * What the mocked provider needs beside the bundle: MSW's worker, straight from node_modules, and the offers' pictures.
 * Served by the dev server and copied into a demo build; a live build gets neither.
 */
export function mockAssets(): Plugin {
  return {
    name: 'mock-assets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        if (path === '/mockServiceWorker.js') {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(workerScript())
          return
        }
        const picture = /^\/mock-pictures\/([\w-]+\.png)$/.exec(path)?.[1]
        if (!picture) return next()
        if (!readdirSync(picturesFolder).includes(picture)) {
          response.statusCode = 404
          response.end()
          return
        }
        response.setHeader('Content-Type', 'image/png')
        response.end(readFileSync(join(picturesFolder, picture)))
      })
    },
    writeBundle() {
      this.warn(
        '\n\n  THIS IS A DEMO: the provider is mocked, no order is real. Do not publish it as the app.\n',
      )
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'mockServiceWorker.js',
        source: workerScript(),
      })
      for (const picture of readdirSync(picturesFolder)) {
        if (!picture.endsWith('.png')) continue
        this.emitFile({
          type: 'asset',
          fileName: `mock-pictures/${picture}`,
          source: readFileSync(join(picturesFolder, picture)),
        })
      }
    },
  }
}
