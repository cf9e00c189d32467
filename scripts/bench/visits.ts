/** A visit to the offers through the login form, and a repeat visit with the app on the device. */
import type { Bench } from '@scripts/bench'
import { openPhone, paintsOf, press, whenReadable } from './browser'
import { type Figure, median } from './goals'

/** A visitor lands, signs in, sees the offers: no service worker yet, slow 4G, CPU ×4. */
export async function measureJourney(bench: Bench): Promise<Figure[]> {
  const { host, protocol, runs, say } = bench
  const readable: number[] = []
  const pictures: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const phone = { isVisitor: true, cpu: 4, isNetworkSlow: true }
    const { context, page } = await openPhone(bench, phone)
    await page.goto(host.origin)
    await press(page.getByRole('link', { name: 'Login' }).first())
    await page.getByLabel('Mobile Number').pressSequentially('9876543210', { delay: 60 })
    const password = page.getByLabel('Password', { exact: true })
    await password.pressSequentially('farmer1', { delay: 60 })
    const lifted = await press(page.getByRole('button', { name: 'Login', exact: true }).first())
    readable.push((await whenReadable(page)) - lifted)
    const complete = await page.waitForFunction(() => {
      const seen = [
        ...document.querySelectorAll<HTMLImageElement>('main a[href^="/product/details/"] img'),
      ].filter((image) => image.getBoundingClientRect().top < innerHeight)
      return seen.length > 0 && seen.every((image) => image.complete) && Date.now()
    })
    pictures.push(Number(await complete.jsonValue()) - lifted)
    say(`readable ${readable.at(-1)} ms, with pictures ${pictures.at(-1)} ms`)
    await context.close()
  }
  const how = `ms, ${protocol}`
  const judgedBy = (limit: string) => protocol === 'HTTP/1.1' && { limit }
  return [
    { goal: 2, ...judgedBy('readable (ms)'), how, label: 'readable', value: median(readable) },
    { goal: 2, ...judgedBy('pictures (ms)'), how, label: 'with pictures', value: median(pictures) },
  ]
}

/** Code and pages; not what is asked anew each time: the provider, sw.js, config.json. */
const isCode = (path: string) =>
  !['/sw.js', '/config.json'].includes(path) &&
  !path.startsWith('/api/') &&
  !/\.(?:png|svg|jpg|webmanifest)$/.test(path)

/** A repeat visit, online and offline. */
export async function measureRepeat(bench: Bench): Promise<Figure[]> {
  const { host, runs, say } = bench
  const figures: Figure[] = []
  for (const path of ['/', '/login', '/home', '/history']) {
    const isVisitor = path === '/' || path === '/login'
    const { context, page: first } = await openPhone(bench, { isVisitor, hasWorker: true })
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
    say(`${path}: online ${online.join(' ')}, offline ${offline.join(' ')}, ${bytes} bytes`)
  }
  return figures
}
