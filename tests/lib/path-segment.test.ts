import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath } from '@/api/endpoint'
import { productPicture } from '@/config/env'
import { paths, patterns, raiseQueryPath, registerPath } from '@/routes/paths'

/** Ids as somebody would choose them who wants another path, another query or another host. */
const hostile = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '../../cart',
    '/',
    '\\..\\',
    '%2F',
    '%2e%2e',
    '?saleOnly=true',
    '#top',
    'https://evil.example/',
    '\ud83e',
    '\udd6d\ud83e',
    '\0',
    '\r\nX-A: b',
  ),
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.string({ minLength: 1, unit: 'binary' }),
)

/** As it can be written at all. */
const whole = (id: string) => id.replace(/\p{Surrogate}/gu, '\uFFFD')

/** Where a browser goes that finds this in a page. */
const address = (path: string) => new URL(path, 'https://sauda.example.com')

test('whatever an id holds, it stays one part of the path, and the same', () => {
  for (const [name, pattern] of Object.entries(patterns)) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
    if (names.length === 0) continue
    const build = Reflect.get(paths, name) as (ids: Record<string, string>) => string
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 2, maxLength: 2 }), (ids) => {
        const given = Object.fromEntries(names.map((parameter, at) => [parameter, ids[at] ?? '']))
        const { origin, pathname, search, hash } = address(build(given))
        expect([origin, search, hash]).toEqual(['https://sauda.example.com', '', ''])
        const parts = pathname.split('/')
        const asked = pattern.split('/').map((part) => {
          const id = given[part.slice(1)]
          if (id === undefined || !part.startsWith(':')) return part
          return /^\.\.?$/.test(id) ? '%2E' : whole(id)
        })
        expect(parts.map((part) => decodeURIComponent(part))).toEqual(asked)
      }),
      { numRuns: 100 },
    )
  }
})

test('a call goes where it always goes, whatever an id holds', () => {
  fc.assert(
    fc.property(hostile, (id) => {
      const { origin, pathname, search, hash } = address(
        fillPath('/api/cart/remove/:cartItemId', { cartItemId: id }),
      )
      expect([origin, search, hash]).toEqual(['https://sauda.example.com', '', ''])
      expect(pathname).toMatch(/^\/api\/cart\/remove\/[^/]+$/)
    }),
    { numRuns: 1000 },
  )
})

test('a picture, an invitation and a subject hold any text', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(productPicture(text)?.src ?? '/mock-pictures/a.png').toMatch(
        /\/mock-pictures\/[^/?#]+\.png$/,
      )
      const invitation = address(registerPath(text))
      expect(invitation.pathname + invitation.hash).toBe('/register')
      expect(invitation.searchParams.get('code')?.replace('%2E', '.')).toBeTruthy()
      expect([...address(raiseQueryPath({ subject: text })).searchParams.keys()]).toEqual([
        'subject',
      ])
    }),
    { numRuns: 1000 },
  )
})
