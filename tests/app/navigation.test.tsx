import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, test, vi } from 'vitest'
import { hasTabBar } from '@/routes/route-tree'
import { parentPath } from '@/routes/paths'
import { expectConsoleError } from '@tests/console'
import { ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { link } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'

/** NAV-8. */
test.each([
  ['/home', true],
  ['/product/list', true],
  ['/history', true],
  ['/quotes', true],
  ['/profile', true],
  ['/setQuantity/WHT-LOK1-D', true],
  ['/product/details/WHT-LOK1-D', true],
  // Like /history, /profile and /quotes by name only.
  ['/order/history', false],
  ['/profile/update', false],
  ['/quoteDetails/1', false],
  ['/cart', false],
  ['/', false],
])('%s: %s', (pathname, shows) => {
  expect(hasTabBar(pathname)).toBe(shows)
})

test('a missing thing shows the not-found page with links home and to the offers', async () => {
  provider.fault({ call: 'productBySku', kind: 'status', status: 404 })
  expectConsoleError('ApiError')
  await visit('/product/details/GONE-1', { as: 'savita', wait: false })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(link('Go to home')).toHaveAttribute('href', '/home')
  expect(link('See offers')).toHaveAttribute('href', '/product/list')
})

test.each([
  '/add/address/66f0000000000000000009ff',
  `/order/singleProductDetails/${ORDER}/nothing`,
  // The two ids are swapped.
  `/request/delivery/${ORDER}/${TURMERIC}`,
  '/profile/referral/rewardDetails/66a100000000000000099999',
  '/profile/referral/rewardDetails/single/66a100000000000000000004/nothing',
])('%s is not found', async (path) => {
  expectConsoleError(/not in the answer|ApiError/)
  await visit(path, { as: 'savita' })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a visitor gets only the link to the landing page', async () => {
  await visit('/no/such/page')
  expect(link('Go to home')).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'See offers' })).not.toBeInTheDocument()
})

/** NAV-5. */
test.each([
  ['/product/details/TRM-SNG-D', '/product/list'],
  // The profile and the checkout both lead to it: no single screen is above.
  ['/update/bankDetails', '/home'],
  ['/order/history', '/profile'],
  [`/order/singleorderDetails/${ORDER}`, '/history'],
  [`/order/singleorderDetails/${ORDER}?saleOnly=true`, '/history?tab=sales'],
  [`/request/delivery/${TURMERIC}/${ORDER}`, `/order/singleProductDetails/${ORDER}/${TURMERIC}`],
  [`/singleQuoteDetails/${ORDER}/${TURMERIC}`, `/quoteDetails/${ORDER}`],
  // "The logged-in page has a back arrow to /profile."
  ['/help/support/queries', '/profile'],
  ['/help/support/general/Q000117', '/help/support/queries'],
])('Back from %s leads to %s', (path, above) => {
  expect(parentPath(new URL(path, window.location.href))).toBe(above)
})

describe('heading and title', () => {
  const meta = document.createElement('meta')
  beforeEach(() => {
    meta.name = 'application-name'
    meta.content = 'Sauda'
    document.head.append(meta)
  })
  afterEach(() => meta.remove())

  /** The title follows the screen: an effect later. */
  const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title))

  test('a new screen has the focus on its heading, and its title in the window', async () => {
    const { user } = await visit('/', {})
    await user.click(screen.getByRole('link', { name: 'Login' }))
    const heading = await screen.findByRole('heading', { name: 'Login' })
    await expectTitle('Login · Sauda')
    await user.click(screen.getByRole('link', { name: 'Sauda' }))
    await user.click(await screen.findByRole('link', { name: 'Login' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Login' })).toHaveFocus())
    expect(heading).not.toBeInTheDocument()
  })

  test('after a log-out the landing page has the focus and the app’s name as title', async () => {
    const { user } = await visit('/profile', { as: 'savita' })
    await expectTitle('Profile · Sauda')
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    await screen.findByRole('link', { name: 'New User' })
    await expectTitle('Sauda')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test.each([
    ['/home', 'Home · Sauda'],
    ['/nowhere', 'Page not found · Sauda'],
  ])('the window of %s has the title %s', async (path, title) => {
    document.title = 'Profile · Sauda'
    await visit(path, { as: 'savita' })
    await expectTitle(title)
  })

  test('a screen that failed to load has its own title in the window', async () => {
    document.title = 'Profile · Sauda'
    expectConsoleError('ApiError')
    provider.fault({ call: 'ordersOfUser', kind: 'status', status: 500 })
    await visit('/history', { as: 'savita', wait: false })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expectTitle('My Orders · Sauda')
  })
})

/** NAV-4. */
describe('scrolling', () => {
  let scrollTo: MockInstance<typeof window.scrollTo>

  beforeEach(() => {
    scrollTo = vi.spyOn(window, 'scrollTo')
  })

  test('a new path and Back scroll to the top', async () => {
    const { user } = await visit('/profile', { as: 'savita' })
    expect(scrollTo).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Referral Rewards' }))
    expect(await screen.findByRole('heading', { name: 'Referral Rewards' })).toBeVisible()
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
    await goBack()
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('a change of query does not scroll', async () => {
    const { user } = await visit('/profile/referral/list', { as: 'savita' })
    await user.click(await screen.findByRole('tab', { name: 'Referrals' }))
    expect(window.location.search).toBe('?tab=referrals')
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('opening and closing the address sheet does not scroll', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('while somebody signs in', () => {
  const prefetched = () =>
    [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) =>
      link.getAttribute('href'),
    )

  async function openLogin(connection?: object) {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const view = await visit('/login')
    expect(await screen.findByLabelText('Mobile Number')).toBeInTheDocument()
    return view
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection')
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('fetches /home while somebody signs in', async () => {
    const { unmount } = await openLogin()
    expect(prefetched()).toEqual(['/home'])
    unmount()
    expect(prefetched()).toEqual([])
  })

  it('fetches nothing with Save-Data', async () => {
    await openLogin({ saveData: true })
    expect(prefetched()).toEqual([])
  })

  it('does not fetch the page when the service worker has it', async () => {
    const serviceWorker = { controller: {} }
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
    await openLogin()
    expect(prefetched()).toEqual([])
  })
})
