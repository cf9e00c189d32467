/** A visit to the offers through the login form, and a repeat visit with the app on the device. */
import type { Bench } from '@scripts/bench'
import { openPhone, paintsOf, press, whenReadable } from './browser'
import { type Figure, measureMedians } from './goals'

/** A visitor lands, signs in, sees the offers: no service worker yet, slow 4G, CPU ×4. */
async function visitAsVisitor(bench: Bench) {
  const phone = { isVisitor: true, cpu: 4, isNetworkSlow: true }
  const { context, page } = await openPhone(bench, phone)
  await page.goto(bench.host.origin)
  await press(page.getByRole('link', { name: 'Login' }).first())
  await page.getByLabel('Mobile Number').pressSequentially('9876543210', { delay: 60 })
  const password = page.getByLabel('Password', { exact: true })
  await password.pressSequentially('farmer1', { delay: 60 })
  const lifted = await press(page.getByRole('button', { name: 'Login', exact: true }).first())
  const readable = (await whenReadable(page)) - lifted
  const complete = await page.waitForFunction(() => {
    const seen = [
      ...document.querySelectorAll<HTMLImageElement>('main a[href^="/product/details/"] img'),
    ].filter((image) => image.getBoundingClientRect().top < innerHeight)
    return seen.length > 0 && seen.every((image) => image.complete) && Date.now()
  })
  const pictures = Number(await complete.jsonValue()) - lifted
  bench.say(`readable ${readable} ms, with pictures ${pictures} ms`)
  await context.close()
  return { readable, pictures }
}

export async function measureJourney(bench: Bench): Promise<Figure[]> {
  const { readable, pictures } = await measureMedians(bench.runs, () => visitAsVisitor(bench))
  const how = `ms, ${bench.protocol}`
  const judgedBy = (limit: string) => bench.protocol === 'HTTP/1.1' && { limit }
  return [
    { goal: 2, ...judgedBy('readable (ms)'), how, label: 'readable', value: readable },
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
      const paints = await paintsOf(page)
      await page.close()
      return paints
    }
    host.takeSent()
    const online = await measureMedians(runs, visit)
    const code = host.takeSent().filter((file) => isCode(file.path))
    await context.setOffline(true)
    const offline = await measureMedians(runs, visit)
    await context.close()

    const bytes = code.reduce((sum, file) => sum + file.bytes, 0)
    figures.push(
      { goal: 6, limit: 'LCP (ms)', how: 'LCP online (ms)', label: path, value: online.lcp },
      { goal: 6, limit: 'LCP (ms)', how: 'LCP offline (ms)', label: path, value: offline.lcp },
      { goal: 6, limit: 'bytes', how: 'bytes of code', label: path, value: bytes },
    )
    say(`${path}: online ${online.lcp} ms, offline ${offline.lcp} ms, ${bytes} bytes`)
  }
  return figures
}
