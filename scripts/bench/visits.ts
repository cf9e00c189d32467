/** A visit to the offers through the login form, and a repeat visit with the app on the device. */
import type { Bench } from '@scripts/bench'
import { openPhone, paintsOf, press, slowDown } from './browser'
import { type Figure, median } from './goals'

/** A visitor lands, signs in, sees the offers: no service worker yet, slow 4G, CPU ×4. */
export async function measureJourney(bench: Bench): Promise<Figure[]> {
  const { browser, host, protocol, runs, say } = bench
  const readable: number[] = []
  const withPictures: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { context } = await openPhone(browser, { origin: host.origin })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    await slowDown(page, { cpu: 4, network: true })
    await page.goto(host.origin)
    await press(page.getByRole('link', { name: 'Login' }).first())
    await page.getByLabel('Mobile Number').pressSequentially('9876543210', { delay: 60 })
    const password = page.getByLabel('Password', { exact: true })
    await password.pressSequentially('farmer1', { delay: 60 })
    const lifted = await press(page.getByRole('button', { name: 'Login', exact: true }).first())
    const offers = await page.waitForFunction(
      () => document.querySelector('main a[href^="/product/details/"]') && Date.now(),
    )
    readable.push(Number(await offers.jsonValue()) - lifted)
    const pictures = await page.waitForFunction(() => {
      const seen = [...document.querySelectorAll('main a[href^="/product/details/"] img')].filter(
        (image) => image.getBoundingClientRect().top < innerHeight,
      )
      const areThere = seen.every((image) => image instanceof HTMLImageElement && image.complete)
      return seen.length > 0 && areThere && Date.now()
    })
    withPictures.push(Number(await pictures.jsonValue()) - lifted)
    say(`journey: readable ${readable.at(-1)} ms, with pictures ${withPictures.at(-1)} ms`)
    await context.close()
  }
  const how = `ms, ${protocol}`
  const judgedBy = (limit: string) => protocol === 'HTTP/1.1' && { limit }
  const pictures = median(withPictures)
  return [
    { goal: 2, ...judgedBy('readable (ms)'), how, label: 'readable', value: median(readable) },
    { goal: 2, ...judgedBy('pictures (ms)'), how, label: 'with pictures', value: pictures },
  ]
}

/** Code and pages; not what is asked anew each time: the provider, sw.js, config.json. */
const isCode = (path: string) =>
  !['/sw.js', '/config.json'].includes(path) &&
  !path.startsWith('/api/') &&
  !/\.(?:png|svg|jpg|webmanifest)$/.test(path)

/** A repeat visit, online and offline. */
export async function measureRepeat(bench: Bench): Promise<Figure[]> {
  const { browser, host, runs, say } = bench
  const figures: Figure[] = []
  for (const path of ['/', '/login', '/home', '/history']) {
    const isPublic = path === '/' || path === '/login'
    const userId = isPublic ? undefined : bench.userId
    const { context } = await openPhone(browser, { origin: host.origin, userId, worker: true })
    const first = await context.newPage()
    // The landing page registers no worker.
    await first.goto(host.origin + (path === '/' ? '/login' : path))
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await first.goto(host.origin + path)
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await first.waitForTimeout(1000)
    await first.close()

    const visit = async () => {
      const page = await context.newPage()
      await page.goto(host.origin + path)
      await page.waitForTimeout(1000)
      const { lcp } = await paintsOf(page)
      await page.close()
      return lcp
    }
    const online: number[] = []
    const offline: number[] = []
    host.takeSent()
    for (let run = 0; run < runs; run += 1) online.push(await visit())
    const code = host.takeSent().filter((file) => isCode(file.path))
    await context.setOffline(true)
    for (let run = 0; run < runs; run += 1) offline.push(await visit())
    await context.close()

    const bytes = code.reduce((sum, file) => sum + file.bytes, 0)
    figures.push(
      { goal: 6, limit: 'LCP (ms)', how: 'LCP online (ms)', label: path, value: median(online) },
      { goal: 6, limit: 'LCP (ms)', how: 'LCP offline (ms)', label: path, value: median(offline) },
      { goal: 6, limit: 'bytes', how: 'bytes of code', label: path, value: bytes },
    )
    say(`repeat ${path}: online ${online.join(' ')}, offline ${offline.join(' ')}, ${bytes} bytes`)
  }
  return figures
}
