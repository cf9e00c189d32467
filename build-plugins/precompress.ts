import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** JSON is left out: hosts and scripts read it, or change it after the build. */
const compressible = /\.(?:html|js|svg|vtt|webmanifest)$/

/** HTML and JavaScript are text to brotli. */
const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

const encodings = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: text }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes `.br` and `.gz` beside each text file, for servers that send compressed files. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // The service worker is written by then (installable.ts).
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        const texts = names.filter((name) => compressible.test(name))
        const compress = async (name: string, ending: keyof typeof encodings) => {
          const content = readFileSync(join(folder, name))
          const encoded = await encodings[ending](content)
          if (encoded.length < content.length)
            writeFileSync(join(folder, `${name}.${ending}`), encoded)
        }
        await Promise.all(texts.flatMap((name) => [compress(name, 'br'), compress(name, 'gz')]))
      },
    },
  }
}
