import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const first = provider.world.products
  .filter(({ type }) => type === 'domestic')
  .slice(0, 6)
  .map(({ sku }) => sku)

const drawn: string[] = []
let readable = true

const remembered = () =>
  (localStorage.getItem('firstPictures') ?? '').split('\n').map((line) => line.split(' '))

beforeEach(() => {
  drawn.length = 0
  readable = true
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(320)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: ({ src }: HTMLImageElement) => void drawn.push(src),
  } as unknown as RenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
    if (!readable) throw new DOMException('tainted', 'SecurityError')
    return `data:image/webp;base64,${String(drawn.length)}`
  })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a page begins with the copies that are kept, and keeps new ones of the first six when it has been looked at', async () => {
  const before = [[first[0], 'data:image/webp;base64,before']]
  localStorage.setItem('firstPictures', before.map((line) => line.join(' ')).join('\n'))
  await visit('/product/list', { as: 'savita' })
  const [tile, second] = screen.getAllByRole('link', { name: /₹/ })
  // Until the pictures are there.
  expect(tile?.querySelector('img')?.style.background).toContain('base64,before')
  expect(second?.querySelector('img')).not.toHaveAttribute('style')
  await vi.advanceTimersByTimeAsync(2500)
  expect(remembered()).toEqual(before)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() =>
    expect(remembered()).toEqual(
      first.map((sku, place) => [sku, `data:image/webp;base64,${place + 1}`]),
    ),
  )
  expect(drawn.map((src) => src.split('/').at(-1))).toEqual(first.map((sku) => `${sku}.png`))
})

test('of a picture that its host lets nobody read there is no copy, and those that are kept stay', async () => {
  readable = false
  localStorage.setItem('firstPictures', `${first[0]} data:image/webp;base64,before`)
  await visit('/product/list', { as: 'savita' })
  await vi.advanceTimersByTimeAsync(3500)
  await vi.waitFor(() => expect(drawn).toHaveLength(6))
  expect(remembered()).toEqual([[first[0], 'data:image/webp;base64,before']])
})
