/** Pages are painted before any script runs, as the app draws them. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { frames } from './support/frames'
import { complaints, hold, requestedPaths, SCRIPTS } from './support/hold'
import { expectScreen } from './support/screens'
import { hydrated, SAVITA } from './support/steps'

/** Attributes of the page that differ from what the app renders. React does not report them. */
function differingAttributes(page: Page): Promise<string[]> {
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

liveTest(
  'every public page is complete before any script, and the app hydrates it without a change',
  async ({ page }) => {
    const lines = complaints(page)
    for (const [path, role, name, title] of publicPages) {
      const release = await hold(page, SCRIPTS)
      await page.goto(path, { waitUntil: 'commit' })
      const control = page.getByRole(role, { name, exact: true })
      await expect(control).toBeVisible()
      await expect(page).toHaveTitle(title)
      await control.evaluate((element) => element.setAttribute('data-first', ''))
      release()
      await hydrated(page.locator('[data-first]'))
      // The same element: nothing was rendered again.
      await expect(control).toHaveAttribute('data-first')
      expect(await differingAttributes(page), path).toEqual([])
      expect(lines, path).toEqual([])
    }
  },
)

liveTest(
  'a page keeps its scroll position when the app loads, and the next screen starts at the top',
  async ({ page }) => {
    const requests = requestedPaths(page)
    const release = await hold(page, SCRIPTS)
    await page.goto('/user/guide', { waitUntil: 'commit' })
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await expect(share).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 120))
    await share.evaluate((element) => element.setAttribute('data-first', ''))
    release()
    await hydrated(page.locator('[data-first]'))
    await frames(page, 15)
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
    // The page has requested its pictures; the app does not request them again.
    expect(requests.filter((path) => path.endsWith('.jpg'))).toHaveLength(4)

    await page.getByRole('link', { name: 'Sauda' }).tap()
    await page.getByRole('link', { name: 'Login' }).tap()
    await expectScreen(page, '/login', 'Login')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  },
)

/** Where the grey bars of the skeleton are, without the title's. */
const bars = (page: Page) =>
  // Found and measured in one step: they may be replaced in between.
  page.evaluate(() =>
    [...document.querySelectorAll('main [aria-busy="true"] .skeleton-pulse')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
  )

liveTest('the skeleton in the page is the one that the app renders', async ({ live, page }) => {
  await live.signedInAs(SAVITA.mobileNo)
  live.provider.fault({ call: '*', kind: 'silence' })
  for (const path of ['/home', '/profile/update', '/order/history']) {
    const release = await hold(page, SCRIPTS)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByText('Loading')).toBeAttached()
    const main = page.locator('main')
    const inThePage = await bars(page)
    const frame = await main.boundingBox()
    release()
    await hydrated(page.locator('main'))
    // The app adds title and tabs, and moves nothing.
    const drawn = await bars(page)
    expect(drawn.length, path).toBeGreaterThan(3)
    expect(
      drawn.filter((bar) => !inThePage.includes(bar)),
      path,
    ).toEqual([])
    expect(await main.boundingBox(), path).toEqual(frame)
  }
})

liveTest('the page keeps its heading until the app has rendered the same', async ({ page }) => {
  const release = await hold(page, SCRIPTS)
  await page.goto('/no/such/place', { waitUntil: 'commit' })
  await expectScreen(page, '*', 'Page not found')
  release()
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
  for (const path of ['/nowhere', '/register?code=RAMESH2024']) {
    await page.goto(path)
    await hydrated(page.locator('h1'))
    const seen = await page.evaluate(
      () => (window as unknown as { seenHeadings: string[] }).seenHeadings,
    )
    expect(
      seen.filter((heading, index) => index > 0 && heading === 'no heading'),
      path,
    ).toEqual([])
  }
})
