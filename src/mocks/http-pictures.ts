import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'pictures')

/** The picture of an offer below `/mock-pictures`; undefined for any other path. */
export function pictureOf(pathname: string): Buffer | undefined {
  const name = /^\/mock-pictures\/([\w-]+\.png)$/.exec(pathname)?.[1]
  if (!name || !readdirSync(folder).includes(name)) return undefined
  return readFileSync(join(folder, name))
}
