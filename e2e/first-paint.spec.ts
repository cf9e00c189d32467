/** The pages stand before any script has run, and text typed into them then is kept. */
import { expect, type Page } from '@playwright/test'
import { liveTest, test } from './support/app'
import { frames } from './support/frames'
import { expectScreen } from './support/screens'
import { SAVITA } from './support/steps'

/** The scripts come when the test says so. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A page that was not as the app draws it, or a script that failed, says so. */
function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  return lines
}

/** The app has taken over what is marked as `data-first`. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-first]') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  )

/** Attributes of the page that are not what the app would have written: React leaves them, and says nothing. */
function otherThanDrawn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = { id: 'id', htmlFor: 'for', className: 'class', href: 'href' } as const
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
      const drawn = key ? (Reflect.get(element, key) as Record<string, unknown>) : {}
      return Object.entries(names)
        .filter(([name]) => typeof drawn[name] === 'string')
        .filter(([name, attribute]) => drawn[name] !== element.getAttribute(attribute))
        .map(([name]) => `${element.tagName} ${name}: ${element.outerHTML.slice(0, 100)}`)
    })
  })
}

const publicPages = [
  ['/', 'link', 'New User', 'Sauda'],
  ['/login', 'button', 'Login', 'Login · Sauda'],
  ['/register', 'button', 'Skip Now', /^Enter referral code .* · Sauda$/],
  ['/forgot/password', 'button', 'Send Otp', 'Forgot Password? · Sauda'],
  ['/help/support', 'button', 'Submit', /.* · Sauda$/],
  ['/user/guide', 'button', 'Share', /.* · Sauda$/],
] as const

for (const [path, role, name, title] of publicPages) {
  test(`${path} is whole before any script, and the app takes it over as it is`, async ({
    page,
  }) => {
    const lines = complaints(page)
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const control = page.getByRole(role, { name, exact: true })
    await expect(control).toBeVisible()
    await expect(page).toHaveTitle(title)
    await control.evaluate((element) => element.setAttribute('data-first', ''))
    release()
    await untilTakenOver(page)
    // The very element that stood there: nothing was drawn anew.
    await expect(control).toHaveAttribute('data-first')
    expect(await otherThanDrawn(page)).toEqual([])
    expect(lines).toEqual([])
  })
}

test('a link tapped at first paint leads on', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'New User' }).tap()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('button', { name: 'Skip Now' })).toBeVisible()
})

test('who has scrolled a page before the app came stays there, and the next screen begins at its top', async ({
  page,
}) => {
  const posters: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.jpg')) posters.push(request.url())
  })
  const release = await holdScripts(page)
  await page.goto('/user/guide', { waitUntil: 'commit' })
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await expect(share).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 120))
  await share.evaluate((element) => element.setAttribute('data-first', ''))
  release()
  await untilTakenOver(page)
  await frames(page, 15)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  // The page has asked for its pictures; the app does not ask again.
  expect(posters).toHaveLength(4)

  await page.getByRole('link', { name: 'Sauda' }).tap()
  await page.getByRole('link', { name: 'Login' }).tap()
  await expectScreen(page, '/login', 'Login')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('keeps what is typed and pressed before the app is there, and sends no form by itself', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await page.getByLabel('Mobile Number').fill(`+91 ${SAVITA.mobileNo}`)
  await page.getByLabel('Password', { exact: true }).fill(SAVITA.password)
  await login.tap()
  await frames(page, 15)
  await expect(page).toHaveURL('/login')
  // The press is answered once the app is there, with what was typed.
  release()
  await expect(page).toHaveURL('/home')
})

test('keeps a referral code typed before the app is there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  const code = page.getByRole('textbox')
  await code.fill('ramesh2024')
  await code.evaluate((element) => element.setAttribute('data-first', ''))
  release()
  await untilTakenOver(page)
  await expect(code).toHaveValue('RAMESH2024')
})

test('an invitation and what was begun are there at once, on the page as the app draws it', async ({
  page,
}) => {
  const lines = complaints(page)
  await page.goto('/register?code=rameshbhai')
  const code = page.getByRole('textbox')
  await expect(code).toHaveValue('RAMESHBHAI')
  await page.reload()
  await expect(code).toHaveValue('RAMESHBHAI')
  expect(lines).toEqual([])
})

test('a signed-in person at / sees /home, and never the landing page', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  const seen: string[] = []
  await page.exposeFunction('see', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const look = () => {
      const text = document.body?.innerText ?? ''
      if (text) (window as unknown as { see: (text: string) => void }).see(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  expect(seen.filter((text) => text.includes('New User'))).toEqual([])
})

/** Where the grey bars of the skeleton stand, but for that of the title. */
const bars = (page: Page) =>
  page.locator('main [aria-busy="true"] .breathe').evaluateAll((all) =>
    all.map((bar) => {
      const { x, y, width, height } = bar.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )

for (const path of ['/home', '/product/list', '/profile/update', '/order/history', '/cart']) {
  test(`${path} shows, before any script, the skeleton that the app then draws`, async ({
    app,
    page,
  }) => {
    await app.signedInAs(SAVITA.mobileNo)
    await app.delay(60_000)
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByText('Loading')).toBeAttached()
    const main = page.locator('main')
    const inThePage = await bars(page)
    const frame = await main.boundingBox()
    release()
    await page.waitForFunction(() => {
      const drawn = document.querySelector('main')
      return drawn !== null && Object.keys(drawn).some((key) => key.startsWith('__react'))
    })
    // The app adds the title and the tabs, and moves nothing.
    const drawn = await bars(page)
    expect(drawn.length).toBeGreaterThan(3)
    expect(drawn.filter((bar) => !inThePage.includes(bar))).toEqual([])
    expect(await main.boundingBox()).toEqual(frame)
  })
}

test('no path of the app stands as a page that is not found', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/no/such/place', { waitUntil: 'commit' })
  await expectScreen(page, '*', 'Page not found')
})

const firstReads = [
  ['/home', ['cart', 'products', 'userDetails']],
  ['/product/list', ['cart', 'products', 'userDetails']],
  ['/setQuantity/WHT-LOK1-D', ['addresses', 'cart', 'productBySku', 'userDetails']],
  ['/history', ['cart', 'ordersOfUser', 'userDetails']],
  ['/cart', ['addresses', 'cart', 'userDetails']],
] as const

for (const [path, reads] of firstReads) {
  liveTest(
    `${path} starts its first reads with the page, and sends each once`,
    async ({ live, page }) => {
      await live.signedInAs(SAVITA.mobileNo)
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const sent = () =>
        live.provider
          .requests()
          .map(({ call }) => String(call))
          .toSorted((a, b) => a.localeCompare(b))
      await expect.poll(sent).toEqual(reads)
      release()
      await expect(page.getByRole('link', { name: /Cart, 2 items/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      // An unused preload would be asked for again.
      const calls = sent()
      expect(calls).toHaveLength(new Set(calls).size)
    },
  )
}

for (const path of ['/nowhere', '/register?code=RAMESH2024', '/login?from=elsewhere'])
  test(`${path}: what stands in the page stays until the app has drawn the same`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      const look = () => {
        const shown = document.querySelector('h1')?.textContent ?? 'no heading'
        if (seen.at(-1) !== shown) seen.push(shown)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      Object.assign(window, { seenHeadings: seen })
    })
    await page.goto(path)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const heading = document.querySelector('h1') ?? {}
          return Object.keys(heading).some((key) => key.startsWith('__react'))
        }),
      )
      .toBe(true)
    const seen = await page.evaluate(
      () => (window as unknown as { seenHeadings: string[] }).seenHeadings,
    )
    expect(seen.filter((heading, index) => index > 0 && heading === 'no heading')).toEqual([])
  })
