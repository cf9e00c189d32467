import { readFileSync } from 'node:fs'

const [, section = ''] = readFileSync('docs/specification.md', 'utf8').split(/^## /m)

/** The routes of docs/specification.md: "- `route` heading". */
export const routeTable = Array.from(
  section.matchAll(/^- `(\/\S*|\*)` (.+)$/gm),
  ([, route = '', heading = '']) => ({ route, heading }),
)
