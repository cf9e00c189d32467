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

async function compress(file: string, ending: keyof typeof encodings): Promise<void> {
  const content = readFileSync(file)
  const encoded = await encodings[ending](content)
  if (encoded.length < content.length) writeFileSync(`${file}.${ending}`, encoded)
}

/** Writes `.br` and `.gz` beside each text file, for servers that send compressed files. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  // The service worker is written by then (installable.ts).
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const { root, build } = this.environment.config
      const folder = resolve(root, build.outDir)
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const texts = names
        .filter((name) => compressible.test(name))
        .map((name) => join(folder, name))
      await Promise.all(texts.flatMap((file) => [compress(file, 'br'), compress(file, 'gz')]))
    },
  },
})
