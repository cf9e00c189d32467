import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linkPreview } from '@build-plugins/link-preview'

const page = { title: 'A &amp; "B"', description: 'Buy and sell.', path: '/login' }
const of = (tags: string): Record<string, unknown> =>
  Object.fromEntries(
    [...tags.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => [name, content],
    ),
  )

const words = {
  'og:type': 'website',
  'og:title': 'A &amp; &quot;B&quot;',
  'og:description': 'Buy and sell.',
}

it('names picture and page by their whole addresses, unless many links lead to the page', () => {
  const publicUrl = 'https://sauda.example.com'
  expect(of(linkPreview({ ...page, publicUrl }))).toEqual({
    ...words,
    'twitter:card': 'summary_large_image',
    'og:image': 'https://sauda.example.com/install/link-preview.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:url': 'https://sauda.example.com/login',
  })
  const { path: _, ...shell } = page
  expect(of(linkPreview({ ...shell, publicUrl }))['og:url']).toBeUndefined()
})

it('has words alone where the public address is not known', () => {
  expect(of(linkPreview({ ...page, publicUrl: '' }))).toEqual({
    ...words,
    'twitter:card': 'summary',
  })
})

it('the picture is a PNG of that size, which messengers load', () => {
  const picture = readFileSync('public/install/link-preview.png')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(300_000)
})
