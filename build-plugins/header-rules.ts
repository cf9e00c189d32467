/** A rule of `_headers` (Netlify, Cloudflare Pages): a path, and indented below it its headers. */
export interface HeaderRule {
  /** `*` stands for anything, `:name` for anything without a slash. */
  path: string
  headers: Record<string, string>
}

export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n')
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: {} })
    else if (rule) rule.headers[name] = value
    else throw new Error(`_headers begins with a header: ${line.trim()}`)
  }
  return rules
}

function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}

/** The headers for a path. As on those hosts, a header that two rules name has both values. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of rules) {
    if (!fits(rule.path, path)) continue
    for (const [name, value] of Object.entries(rule.headers)) {
      const before = found[name]
      found[name] = before === undefined ? value : `${before}, ${value}`
    }
  }
  return found
}
