import { expect, it } from 'vitest'
import { picturesOnly } from '@/service-worker/pictures'

it('asks anew for a picture that an earlier version cached as an opaque response', async () => {
  const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaque' })
  const picture = new Response('picture')
  expect(await picturesOnly.cachedResponseWillBeUsed({ cachedResponse: opaque })).toBeNull()
  expect(await picturesOnly.cachedResponseWillBeUsed({ cachedResponse: picture })).toBe(picture)
})
