import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The headers of paths, as in vercel.json. */
export interface HeaderRule {
  /** `(.*)` stands for anything, `:name` for anything without a slash. */
  source: string
  headers: readonly { key: string; value: string }[]
}

/** What a build asks its host for. */
export const readHeaderRules = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')) as { headers: HeaderRule[] })
    .headers

/** The headers for a path. As on those hosts, a header that two rules name has both values. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const found = new Headers()
  for (const { source, headers } of rules)
    if (new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}$`).test(path))
      for (const { key, value } of headers) found.append(key, value)
  return found
}
