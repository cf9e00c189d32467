import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeHostFiles } from '@build-plugins/host-files'

const hosts = {
  apiHost: 'https://api.example.com',
  productImageBase: '',
  guide: { videos: [], pdf: {} },
  errorEndpoint: '',
  mock: false,
}
const routes = ['/', '/login', '/home', '/order/:id']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-files-'))
  for (const page of ['index', 'login', 'spa', '404'])
    writeFileSync(join(folder, `${page}.html`), `<script>'${page}'</script>`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const written = (file: string) => {
  writeHostFiles(folder, hosts, routes)
  return readFileSync(join(folder, file), 'utf8')
}

it('serves the shell for routes without a page of their own', () => {
  expect(written('_redirects')).toBe('/home /spa 200\n/order/:id /spa 200\n')
  expect(JSON.parse(written('vercel.json'))).toMatchObject({
    cleanUrls: true,
    rewrites: [
      { source: '/home', destination: '/spa' },
      { source: '/order/:id', destination: '/spa' },
    ],
  })
})

it('writes the same headers for every host', () => {
  const policy = /Content-Security-Policy: (.*)/.exec(written('_headers'))?.[1] ?? ''
  expect(policy).toContain("connect-src 'self' https://api.example.com; img-src 'self';")
  expect(JSON.parse(written('vercel.json'))).toMatchObject({
    headers: expect.arrayContaining([
      {
        source: '/(.*)',
        headers: expect.arrayContaining([{ key: 'Content-Security-Policy', value: policy }]),
      },
      {
        source: '/assets/(.*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      { source: '/order/:id', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ]),
  })
  for (const [file, start, more] of [
    ['_nginx-headers.conf', 'add_header Content-Security-Policy "', / \$csp_\w+_src/g],
    ['_caddy-headers.conf', 'header Content-Security-Policy "', / \{\$CSP_\w+_SRC\}/g],
  ] as const) {
    const [line = ''] = written(file).split('\n')
    expect(line).toMatch(more)
    expect(line.replaceAll(more, '')).toContain(`${start}${policy}"`)
  }
})

it('allows the inline scripts of every page', () => {
  expect(written('_headers').match(/'sha256-/g)).toHaveLength(4)
})
