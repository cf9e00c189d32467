/** What screens show while they load, after a failed read, and when their list is empty. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parentPath } from '@/routes/paths'
import { expectConsoleError } from '@tests/console'
import { address, link } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { skipTimersOf } from '@tests/wall-clock'

type Call = Parameters<typeof provider.hold>[0]

const tabNames = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)

// Titles and tabs need no data.
describe('while a list loads', () => {
  test.each<[string, Call, string, string[]]>([
    // "Heading 'Products ({deal type})', the deal tabs, a 3-column grid"
    ['/product/list', 'products', 'Products (domestic)', ['Domestic', 'International', 'Stock']],
    // "Deal-type tabs: Domestic, International, Stock."
    ['/home', 'products', 'Home', ['Domestic', 'International', 'Stock']],
    // "Tabs Purchase and Sales, a summary panel, and a list of orders." "Skeleton loader while
    // loading."
    ['/history', 'ordersOfUser', 'My Orders', ['Purchase', 'Sales']],
    // "Quotes list (title Quotes)"
    ['/quotes', 'ordersOfUser', 'Quotes', []],
    // "Title 'Check out all rewards!!'. Back arrow. Loader while loading. Two tabs"
    ['/profile/referral/list', 'allRewards', 'Check out all rewards!!', ['Rewards', 'Referrals']],
    // "Tabs Contact Us and Queries"
    ['/help/support/queries', 'queriesOfUser', 'Help & Support', ['Contact Us', 'Queries']],
  ])('%s shows its title and tabs', async (path, call, title, tabs) => {
    const release = provider.hold(call)
    await visit(path, { as: 'savita', wait: false })
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    expect(tabNames()).toEqual(tabs)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    release()
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    // The same element: the data does not remount the title.
    expect(heading).toBeInTheDocument()
  })

  test('the tabs of the product list work, and the title follows', async () => {
    const release = provider.hold('products')
    const { user } = await visit('/product/list', { as: 'savita', wait: false })
    await user.click(await screen.findByRole('tab', { name: 'Stock' }))
    expect(screen.getByRole('heading', { name: 'Products (stock)' })).toBeVisible()
    // "12 skeleton placeholders while loading"
    expect(screen.getAllByTestId('product-placeholder')).toHaveLength(12)
    release()
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(screen.getByRole('tab', { name: 'Stock' })).toHaveAttribute('aria-selected', 'true')
  })

  test('home shows its banners and See All', async () => {
    provider.hold('products')
    await visit('/home', { as: 'savita', wait: false })
    expect(await screen.findByText('Purchase Now')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Watch Now' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See All' })).toBeVisible()
    expect(await screen.findByText('SAVITA4210')).toBeVisible()
    expect(screen.getAllByTestId('product-placeholder')).toHaveLength(12)
  })
})

describe('a failed list', () => {
  test.each<[string, Call, string, string]>([
    ['/product/list', 'products', 'Stock', '/product/list'],
    ['/history', 'ordersOfUser', 'Sales', '/history?tab=sales'],
    ['/profile/referral/list', 'allRewards', 'Referrals', '/profile/referral/list?tab=referrals'],
  ])('%s keeps its tabs, and one way to try again', async (path, call, tab, target) => {
    expectConsoleError('ApiError')
    skipTimersOf(1000)
    provider.fault({ call, kind: 'status', status: 503 })
    const { user } = await visit(path, { as: 'savita', wait: false })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryAllByRole('button', { name: /^(Retry|Try again)$/ })).toEqual([again])
    await user.click(screen.getByRole('tab', { name: tab }))
    await waitFor(() => expect(address()).toBe(target))
    expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    provider.clearFaults()
    const more = screen.queryByRole('button', { name: 'Try again' })
    if (more) await user.click(more)
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('leaves the banners of home, and the search of the offers', async () => {
    expectConsoleError('ApiError')
    skipTimersOf(1000)
    provider.fault({ call: 'products', kind: 'status', status: 503 })
    const { user } = await visit('/home', { as: 'savita', wait: false })
    await screen.findByRole('button', { name: 'Try again' })
    await user.click(screen.getByRole('button', { name: 'Purchase Now' }))
    await screen.findByRole('heading', { level: 1, name: 'Products (stock)' })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('searchbox')).toBeVisible()
  })
})

describe('while a screen loads', () => {
  test.each<[string, Call, string]>([
    ['/checkout', 'cart', 'Checkout'],
    ['/profile/update', 'userDetails', 'Edit Profile'],
    ['/order/singleorderDetails/1?saleOnly=true', 'orderById', 'Sale details'],
    ['/request/delivery/2/1', 'orderById', 'Delivery Request'],
  ])('%s has its title and the way back', async (path, call, title) => {
    provider.hold(call)
    const { user } = await visit(path, { as: 'savita', wait: false })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(title)).toBeVisible()
    expect(main.getByText('Loading')).toBeInTheDocument()
    await user.click(main.getByRole('button', { name: 'Back' }))
    const above = parentPath(new URL(path, window.location.href))
    await waitFor(() => expect(address()).toBe(above))
  })

  test('the profile shows its title and, as a tab, no back arrow', async () => {
    provider.hold('userDetails')
    await visit('/profile', { as: 'savita', wait: false })
    expect(await screen.findByText('Profile')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  })
})

test.each<[string, Call, string]>([
  ['/cart', 'cart', 'Cart Overview'],
  ['/product/details/TRM-SNG-D', 'productBySku', 'This could not be loaded yet.'],
])('after a failed read %s keeps its title and offers Try again', async (path, call, title) => {
  expectConsoleError('ApiError')
  // A failed read is repeated after a second.
  skipTimersOf(1000)
  provider.fault({ call, kind: 'status', status: 503 })
  await visit(path, { as: 'savita', wait: false })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByText('This could not be loaded yet.')).toBeVisible()
  expect(screen.getByText('Nothing is lost. Try again in a moment.')).toBeVisible()
  provider.clearFaults()
})

test.each([
  ['/history', 'No Orders available', 'See offers', '/product/list'],
  ['/history?tab=sales', 'No Orders available', 'See quotes', '/quotes'],
  ['/order/history', 'No Orders available', 'See offers', '/product/list'],
  ['/quotes', 'No Orders available', 'See offers', '/product/list'],
  ['/cart', 'Your Cart Is Empty', 'Continue Purchase', '/home'],
  ['/checkout', 'Your Cart Is Empty', 'Continue Purchase', '/home'],
  ['/help/support/queries', 'No records found', 'Ask a question', '/help/support/contactUs'],
  ['/profile/referral/list', 'No records found', 'Share Referral Code', '/profile/referral'],
  [
    '/profile/referral/list?tab=referrals',
    'No records found',
    'Share Referral Code',
    '/profile/referral',
  ],
])('%s without entries says “%s”, and links by “%s” to %s', async (path, words, label, next) => {
  await visit(path, { as: 'meena' })
  expect(screen.getByText(words)).toBeVisible()
  expect(link(label)).toHaveAttribute('href', next)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^(Proceed|Empty Cart|See where)/ })).toBeNull()
})
