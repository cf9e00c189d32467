import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { headersFor, writeHostFiles } from '@build-plugins/host-files'
import { contentSecurityPolicy, inlineOf } from '@build-plugins/security-headers'

const hosts = {
  apiHost: '',
  productImageBase: '',
  guide: { videos: [], pdf: { mr: '', hi: '', en: '/guides/en.pdf' } },
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
  writeHostFiles(folder, { ...hosts, apiHost: 'https://api.example.com' }, routes)
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
        headers: expect.arrayContaining([
          { key: 'Content-Security-Policy', value: policy },
          { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          { key: 'Permissions-Policy', value: expect.stringContaining('camera=()') },
        ]),
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
    expect(line.toLowerCase().match(/(?<=csp_)\w+/g)).toEqual([
      'connect_src',
      'img_src',
      'media_src',
    ])
    expect(line.replaceAll(more, '')).toContain(`${start}${policy}"`)
    expect(written(file)).toMatch(/Strict-Transport-Security "max-age=63072000[^;]*"/)
  }
})

it('allows the inline scripts of every page', () => {
  expect(written('_headers').match(/'sha256-/g)).toHaveLength(4)
})

const inline = { scripts: ["'sha256-A='"], styles: ["'sha256-B='"] }
/** The directives of a policy, by name. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

describe('the policy', () => {
  it('allows only the page’s own origin by default', () => {
    expect(read(contentSecurityPolicy(hosts, inline))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-A='",
      'style-src': "'sha256-B='",
      'connect-src': "'self'",
      'img-src': "'self'",
      'media-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'sauda-worker',
    })
  })

  it('names the origin of each configured host once, where it is used', () => {
    const elsewhere = {
      apiHost: 'https://api.example.com',
      productImageBase: 'https://storage.example.com/trading-products',
      guide: {
        videos: [{ url: 'https://video.example.com/a.mp4' }, { url: '/guides/b.webm' }],
        pdf: {
          mr: 'https://files.example.com:8443/mr.pdf',
          hi: 'https://files.example.com:8443/hi.pdf',
          en: '',
        },
      },
      errorEndpoint: 'https://errors.example.com/sauda',
      mock: false,
    }
    expect(read(contentSecurityPolicy(elsewhere, inline))).toMatchObject({
      'connect-src':
        "'self' https://api.example.com https://files.example.com:8443 https://storage.example.com https://errors.example.com",
      'img-src': "'self' https://storage.example.com",
      'media-src': "'self' https://video.example.com",
    })
  })

  it('allows MSW’s worker in a demo', () => {
    expect(read(contentSecurityPolicy({ ...hosts, mock: true }, inline))['trusted-types']).toBe(
      'sauda-worker default',
    )
  })
})

describe('inline scripts and styles of a page', () => {
  it('are allowed by hash; script files need none', () => {
    const script = 'a < b\n && c'
    const hash = createHash('sha256').update(script).digest('base64')
    const page = `<script>${script}</script><script type="module" src="/a.js"></script><style>p{}</style>`
    expect(inlineOf(page).scripts).toEqual([`'sha256-${hash}'`])
    expect(inlineOf(page).styles).toHaveLength(1)
  })

  it.each(['<p style="color:red">', '<img src="x" onerror="a()">'])('must not be %s', (page) => {
    expect(() => inlineOf(page)).toThrow("A policy without 'unsafe-inline' forbids <")
  })
})

it('a path has the headers of all rules that match', () => {
  const rules = [
    { source: '/(.*)', headers: [{ key: 'X-B', value: 'b' }] },
    { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    { source: '/order/:id', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    { source: '/', headers: [{ key: 'X-B', value: 'c' }] },
  ]
  const of = (path: string) => Object.fromEntries(headersFor(rules, path))
  expect(of('/assets/a/b.js')).toEqual({ 'x-b': 'b', 'cache-control': 'immutable' })
  expect(of('/order/1')).toEqual({ 'x-b': 'b', 'cache-control': 'no-cache' })
  expect(of('/order/1/2')).toEqual({ 'x-b': 'b' })
  expect(of('/')).toEqual({ 'x-b': 'b, c' })
})
