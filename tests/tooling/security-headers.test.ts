import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headersFor } from '@build-plugins/host-files'
import { contentSecurityPolicy, inlineOf } from '@build-plugins/security-headers'

const inline = { scripts: ["'sha256-A='"], styles: ["'sha256-B='"] }
const own = {
  apiHost: '',
  productImageBase: '',
  guide: { videos: [], pdf: { mr: '', hi: '', en: '/guides/en.pdf' } },
  errorEndpoint: '',
  mock: false,
}

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
    expect(read(contentSecurityPolicy(own, inline))).toEqual({
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
    const hosts = {
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
    expect(read(contentSecurityPolicy(hosts, inline))).toMatchObject({
      'connect-src':
        "'self' https://api.example.com https://files.example.com:8443 https://storage.example.com https://errors.example.com",
      'img-src': "'self' https://storage.example.com",
      'media-src': "'self' https://video.example.com",
    })
  })

  it('allows MSW’s worker in a demo', () => {
    expect(read(contentSecurityPolicy({ ...own, mock: true }, inline))['trusted-types']).toBe(
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
