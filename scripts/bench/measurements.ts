/** What `npm run bench` measures, and its goals. */
import { ids } from '@/mocks/seed-people'
import type { Host } from './host'
import { openPhone, tap, timingsOf, whenPictured, whenShown } from './phone'

/** At most so many times the floor or the plain build, or so much. */
type Goal = Partial<Record<'floor' | 'plain' | 'most', number>>

/** Goals by what is measured, in the order of the values. */
type Measurement = [goals: Record<string, Goal>, measure: (host: Host) => Promise<number[]>]

const OFFER = 'main a[href^="/product/details/"]'
const ORDER = 'main a[href^="/order/singleorderDetails/"]'

export async function largestPaint(host: Host, path: string): Promise<number[]> {
  const { page, slowDown, settle, close } = await openPhone(host, { isVisitor: true })
  await slowDown()
  await page.goto(host.origin + path)
  await settle()
  const paints = await timingsOf(page, 'largest-contentful-paint')
  await close()
  return paints.slice(-1)
}

/** Until a list is readable and has its pictures; requests until then, pictures aside. */
async function coldList(host: Host, path: string, entry: string): Promise<number[]> {
  const { page, slowDown, close } = await openPhone(host)
  await slowDown()
  host.sent.length = 0
  await page.goto(host.origin + path, { waitUntil: 'commit' })
  const began = await page.evaluate(() => performance.timeOrigin)
  const readable = (await whenShown(page, entry)) - began
  const requests = host.sent.filter((sent) => !/\.(?:png|svg)$/.test(sent.path)).length
  const pictured = entry === OFFER ? (await whenPictured(page, entry)) - began : 0
  await close()
  return [readable, requests, pictured]
}

/** Until a screen whose code was not loaded before shows its content. */
async function openByTap(host: Host, from: string, link: string, next: string): Promise<number[]> {
  host.provider.reset('full-cart')
  const { page, slowDown, settle, close } = await openPhone(host)
  await page.goto(host.origin + from)
  await page.locator(link).first().waitFor()
  await settle()
  await slowDown()
  const tapped = await tap(page.locator(link).first())
  const shown = await whenShown(page, next, from)
  await close()
  return [shown - tapped]
}

/** Largest paint with the worker installed, and the bytes of code that the network brought. */
async function repeatVisit(host: Host, path: string): Promise<number[]> {
  const { page, slowDown, settle, close } = await openPhone(host, {
    isVisitor: path === '/login',
    hasWorker: true,
  })
  await page.goto(host.origin + path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await slowDown('processor')
  for (let visit = 0; visit < 2; visit += 1) {
    host.sent.length = 0
    await page.goto(host.origin + path)
    await settle()
  }
  const code = host.sent.filter((sent) => /^\/(?!sw\.js)(?:[^.]*|.*\.js)$/.test(sent.path))
  const paints = await timingsOf(page, 'largest-contentful-paint')
  await close()
  return [...paints.slice(-1), code.reduce((sum, { bytes }) => sum + bytes, 0)]
}

/** From a path: what is tapped or, with a text, typed into. */
const journeys: [from: string, ...steps: (string | [field: string, text: string])[]][] = [
  ['/home', 'See All', 'Onion', 'Buy Now', ['Quantity', '125.5'], 'Add To Cart'],
  ['/cart', 'Proceed to', 'Proceed', 'UPI', 'Complete', ['Enter amount', '12,345.67']],
  ['/quotes', '000104', 'Turmeric Sangli', 'Confirm Sell'],
  ['/home', 'International', 'History', 'Quotes', 'Profile', 'Home'],
]

/** The slowest interaction of all journeys, and what moved. */
async function takeJourneys(host: Host): Promise<number[]> {
  let slowest = 0
  let moved = 0
  for (const [from, ...steps] of journeys) {
    host.provider.reset('full-cart')
    const { page, slowDown, settle, close } = await openPhone(host)
    await slowDown('processor')
    await page.goto(host.origin + from)
    for (const step of steps) {
      await settle()
      const control = (name: string) =>
        page
          .locator('a, button, label')
          .filter({ hasText: new RegExp(name) })
          .first()
      if (typeof step === 'string') await tap(control(step))
      else await page.getByLabel(step[0]).first().pressSequentially(step[1])
      await page.waitForTimeout(500)
    }
    slowest = Math.max(slowest, ...(await timingsOf(page, 'event')))
    for (const shift of await timingsOf(page, 'layout-shift')) moved += shift
    await close()
  }
  return [slowest, moved]
}

const quote = '/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401'

const lists = {
  offers: { scenario: 'many-offers', path: '/product/list', entry: OFFER, long: 2000 },
  orders: { scenario: 'many-orders', path: '/order/history', entry: ORDER, long: 1000 },
  bids: { scenario: 'many-bids', path: quote, entry: 'main h3', long: 1000 },
} as const

/** How much longer so many entries take than 100 until they are painted. */
async function longList(host: Host, kind: keyof typeof lists): Promise<number[]> {
  const { scenario, path, entry, long } = lists[kind]
  const painted: number[] = []
  for (const count of [100, long]) {
    host.provider.reset(scenario)
    host.provider.update(({ products, people }) => {
      products.splice(count)
      const { orders = [], quotes = {} } = people[ids.savita] ?? {}
      orders.splice(count)
      for (const { vendors } of Object.values(quotes)) vendors.splice(count)
    })
    const { page, slowDown, close } = await openPhone(host)
    await slowDown('processor')
    await page.goto(host.origin + path, { waitUntil: 'commit' })
    const began = await page.evaluate(() => performance.timeOrigin)
    painted.push((await whenShown(page, entry)) - began)
    await close()
  }
  host.provider.reset()
  return [(painted[1] ?? Number.NaN) / (painted[0] ?? Number.NaN)]
}

/** Screen, where it is opened from, what is tapped, what shows then. */
const taps = [
  ['details', '/product/list', OFFER, 'main dl'],
  ['quantity', '/product/details/WHT-LOK1-D', 'main a[href^="/setQuantity/"]', 'main form'],
  ['cart', '/home', 'header a[href="/cart"]', 'main input'],
  ['checkout', '/cart', 'button:has-text("Proceed to Checkout")', 'main [aria-current=step]'],
  ['order', '/history', 'main a[href*="000104?"]', 'main a[href^="/order/singleProductDetails/"]'],
  ['quote', '/quotes', 'main a[href^="/quoteDetails/"]', 'main a[href^="/singleQuoteDetails/"]'],
] as const

/** Of the app and the plain build. */
export const compared: Measurement[] = [
  ...Object.entries({ '/': 0.55, '/login': 0.35, '/register': 0.35 }).map(
    ([path, plain]): Measurement => [
      { [`${path} cold: largest paint`]: { floor: 1.2, plain } },
      (host) => largestPaint(host, path),
    ],
  ),
  ...Object.entries({ '/home': OFFER, '/product/list': OFFER, '/history': ORDER }).map(
    ([path, entry]): Measurement => [
      {
        [`${path} cold: readable`]: { plain: 0.75 },
        [`${path} cold: requests until then`]: { most: 12 },
        ...(entry === OFFER && { [`${path} cold: pictures in view`]: { plain: 0.8 } }),
      },
      (host) => coldList(host, path, entry),
    ],
  ),
  ...taps.map(([screen, from, link, next]): Measurement => [
    { [`tap to content: ${screen}`]: { plain: 1 } },
    (host) => openByTap(host, from, link, next),
  ]),
]

/** Of the app alone. */
export const alone: Measurement[] = [
  ...Object.entries({ '/login': 300, '/home': 600, '/history': 600 }).map(
    ([path, most]): Measurement => [
      {
        [`${path} again, CPU ×4: largest paint`]: { most },
        [`${path} again: bytes of code`]: { most: 0 },
      },
      (host) => repeatVisit(host, path),
    ],
  ),
  [{ 'slowest interaction, CPU ×4': { most: 200 }, 'layout shift': { most: 0 } }, takeJourneys],
  ...(['offers', 'orders', 'bids'] as const).map((kind): Measurement => [
    { [`${lists[kind].long} ${kind}: painted, times 100`]: { most: 1.5 } },
    (host) => longList(host, kind),
  ]),
]
