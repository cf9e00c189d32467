import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScreenSkeleton } from '@/app/ScreenSkeleton'
import { fetchPicturesAhead } from '@/boot/pictures-ahead'
import { mayFetchUnasked } from '@/ui/may-fetch-unasked'
import { SkeletonPictures } from '@/ui/Skeleton'
import { catchUp, earlyPicture } from '@/early'
import { show } from '@tests/ui/show'

const asked: string[] = []

/** The grid to come, in the frame that the app draws around its screens. */
const showGrid = () =>
  show(
    <SkeletonPictures value={earlyPicture}>
      <ScreenSkeleton kind="grid" />
    </SkeletonPictures>,
  )

class Picture {
  set src(address: string) {
    asked.push(address)
  }
}

const offers = ['A-1', 'B-2', 'C-3', 'D-4'].flatMap((sku, place) => [
  { _id: `i${place}`, sku: `I-${place}`, type: 'international' },
  { _id: `d${place}`, sku, type: 'domestic', productName: 'Wheat {new}' },
])

/** Without the name that has braces in it. */
const plain = offers.map(({ productName: _, ...offer }) => offer)

const ahead = {
  read: '/api/trading/product',
  base: 'https://pictures.example.com',
  typeKey: 'dealType',
  usual: 'domestic',
  seenKey: 'firstOffers',
  copiesKey: 'firstPictures',
  count: 3,
  look: { frame: 'framed', picture: 'filled' },
}

function answerWith(answer: Response | Error): void {
  window.early = {
    reads: { [ahead.read]: Promise.resolve(answer) },
    pictures: [],
    typed: new Map(),
    stop: () => undefined,
  }
}

/** The page has had time to look at the answer. */
const looked = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('Image', Picture)
})

afterEach(() => {
  delete window.early
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
})

test('the pictures of the first offers of the stored deal type are asked for, and the answer stays whole', async () => {
  localStorage.setItem('dealType', 'international')
  const answer = new Response(JSON.stringify({ products: offers }))
  answerWith(answer)
  fetchPicturesAhead(ahead, mayFetchUnasked)
  await vi.waitFor(() =>
    expect(asked).toEqual(
      ['I-0', 'I-1', 'I-2'].map((sku) => `https://pictures.example.com/${sku}.png`),
    ),
  )
  expect(await answer.json()).toEqual({ products: offers })
})

test('they stand in the places of the skeleton, and in the app’s own until it is drawn', async () => {
  vi.unstubAllGlobals()
  localStorage.setItem('dealType', 'domestic')
  const { container } = showGrid()
  container.id = 'root'
  answerWith(new Response(JSON.stringify(plain)))
  fetchPicturesAhead(ahead, mayFetchUnasked)
  const addresses = ['A-1', 'B-2', 'C-3'].map((sku) => `https://pictures.example.com/${sku}.png`)
  const shown = () => [...container.querySelectorAll('img')].map(({ src }) => src)
  await vi.waitFor(() => expect(shown()).toEqual(addresses))
  expect(container.querySelectorAll('.framed > img.filled')).toHaveLength(3)

  const drawn = showGrid().container
  expect([...drawn.querySelectorAll('img')].map(({ src }) => src)).toEqual(addresses)
  catchUp()
  const later = showGrid().container
  expect(later.querySelectorAll('img')).toHaveLength(0)
})

test('with none stored they are the domestic ones; a name with braces only costs the guess', async () => {
  answerWith(new Response(JSON.stringify([offers[1], ...plain])))
  fetchPicturesAhead(ahead, mayFetchUnasked)
  await vi.waitFor(() => expect(asked).toContain('https://pictures.example.com/C-3.png'))
  expect(asked).toEqual(
    ['A-1', 'B-2', 'C-3'].map((sku) => `https://pictures.example.com/${sku}.png`),
  )
})

test.each([
  ['an answer that did not come', new Error('no answer')],
  ['an answer that is none', new Response(JSON.stringify(offers), { status: 503 })],
  ['a page', new Response('<!doctype html><p>{"sku":"A-1"}</p>')],
])('nothing for %s', async (_, answer) => {
  answerWith(answer)
  fetchPicturesAhead(ahead, mayFetchUnasked)
  await looked()
  expect(asked).toEqual([])
})

test('an answer that is cut off is the app’s to tell of', async () => {
  const cut = new ReadableStream({
    start: (stream) => stream.error(new TypeError('network error')),
  })
  const answer = new Response(cut)
  answerWith(answer)
  fetchPicturesAhead(ahead, mayFetchUnasked)
  await looked()
  expect(asked).toEqual([])
  await expect(answer.text()).rejects.toThrow('network error')
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing where bytes are dear or slow: %o',
  async (value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
    answerWith(new Response(JSON.stringify(offers)))
    fetchPicturesAhead(ahead, mayFetchUnasked)
    await looked()
    expect(asked).toEqual([])
  },
)

test('those seen last time stand there before there is an answer, which then has the last word', async () => {
  vi.unstubAllGlobals()
  localStorage.setItem('dealType', 'domestic')
  localStorage.setItem('firstOffers', 'domestic A-1 X-9 C-3 D-4')
  let arrive: (answer: Response) => void = () => undefined
  answerWith(new Response())
  if (window.early)
    window.early.reads[ahead.read] = new Promise((resolve) => {
      arrive = resolve
    })
  const { container } = showGrid()
  fetchPicturesAhead(ahead, mayFetchUnasked)
  // The skeleton comes after this script.
  container.id = 'root'
  window.dispatchEvent(new Event('skeleton'))
  const addresses = (skus: string[]) => skus.map((sku) => `https://pictures.example.com/${sku}.png`)
  const shown = () => [...container.querySelectorAll('img')].map(({ src }) => src)
  expect(shown()).toEqual(addresses(['A-1', 'X-9', 'C-3']))
  arrive(new Response(JSON.stringify(plain)))
  await vi.waitFor(() => expect(shown()).toEqual(addresses(['A-1', 'B-2', 'C-3'])))
})

test.each([
  ['of another type', 'stock A-1 B-2'],
  ['that nobody remembered', ''],
  ['that lead elsewhere', 'domestic ../a A-1/b https://x.example/p'],
])('no pictures %s', (_, remembered) => {
  localStorage.setItem('dealType', 'domestic')
  localStorage.setItem('firstOffers', remembered)
  answerWith(new Error('no answer'))
  fetchPicturesAhead(ahead, mayFetchUnasked)
  expect(asked).toEqual([])
})

test('copies kept on the device stand there at once, and their pictures are not asked for', async () => {
  vi.unstubAllGlobals()
  const copy = 'data:image/webp;base64,AAAA'
  localStorage.setItem('dealType', 'domestic')
  localStorage.setItem('firstOffers', 'domestic A-1 B-2')
  localStorage.setItem('firstPictures', `A-1 ${copy}\nB-2 https://x.example/p.png`)
  const answer = new Response(JSON.stringify(plain))
  answerWith(answer)
  const { container } = showGrid()
  fetchPicturesAhead(ahead, mayFetchUnasked)
  container.id = 'root'
  window.dispatchEvent(new Event('skeleton'))
  const shown = () => [...container.querySelectorAll('img')].map(({ src }) => src)
  expect(shown()).toEqual([copy, 'https://pictures.example.com/B-2.png'])
  await vi.waitFor(() => expect(shown()).toHaveLength(3))
  expect(shown()[0]).toBe(copy)

  const drawn = showGrid().container
  expect(drawn.querySelector('img')).toHaveAttribute('src', copy)
})
