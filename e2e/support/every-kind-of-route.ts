import { expect, type Page } from '@playwright/test'

interface Visit {
  path: string
  heading: string
  /** Where it redirects to, if it does. */
  url?: string | RegExp
  /** The short way leaves it out, as it visits another of its kind. */
  similar?: boolean
}

const ORDER = '/order/singleorderDetails/66d000000000000000000104'

const landing = { url: '/', heading: 'Buy produce. Get quotes. Sell for a profit.' }
const nowhere = { path: '/nowhere', heading: 'Page not found' }

/** Prerendered pages, screens of the shell with and without parameters, and an unknown path. */
const ofVisitor: readonly Visit[] = [
  { path: '/', ...landing },
  { path: '/login', heading: 'Login' },
  { path: '/login/', url: /\/login\/?$/, heading: 'Login', similar: true },
  {
    path: '/register?code=PRAKASH101',
    heading: 'Enter referral code to join the Referral Program',
    similar: true,
  },
  { path: '/help/support', heading: 'Help & Support', similar: true },
  { path: '/forgot/password/otp/9876543210', heading: 'OTP Verification' },
  { path: '/home', ...landing },
  { path: ORDER, ...landing, similar: true },
  nowhere,
]

const ofPerson: readonly Visit[] = [
  { path: '/', url: '/home', heading: 'Home' },
  { path: '/product/details/WHT-LOK1-D', heading: 'Wheat Lokwan', similar: true },
  { path: '/cart', heading: 'Cart Overview', similar: true },
  { path: `${ORDER}?saleOnly=false`, heading: 'Order details' },
  { path: '/user/guide', heading: 'User Guide' },
  { path: '/help/support/contactUs', heading: 'Help & Support', similar: true },
  nowhere,
]

async function expectVisit(page: Page, { path, heading, url = path }: Visit): Promise<void> {
  await expect(page, path).toHaveURL(url)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
}

/** Opens, reloads (unless short) and comes back to each kind of route. None may reload itself. */
async function visitAll(page: Page, all: readonly Visit[], isShort: boolean): Promise<void> {
  const visits = all.filter(({ similar }) => !(isShort && similar))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  let previous: Visit | undefined
  for (const visit of visits) {
    documents = 0
    await page.goto(visit.path, { waitUntil: 'commit' })
    await expectVisit(page, visit)
    if (!isShort) {
      await page.reload({ waitUntil: 'commit' })
      await expectVisit(page, visit)
    }
    if (previous) {
      await page.goBack()
      await expectVisit(page, previous)
      await page.goForward()
      await expectVisit(page, visit)
    }
    // One for each of these, and one more for a redirect.
    expect(documents, visit.path).toBeLessThanOrEqual(8)
    previous = visit
  }
}

export const visitAsVisitor = (page: Page, isShort = false) => visitAll(page, ofVisitor, isShort)

/** For a page that is signed in. */
export const visitAsPerson = (page: Page, isShort = false) => visitAll(page, ofPerson, isShort)
