/** A read that a screen can do without hides nothing when it is refused or not found. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers, type CallName, callNames } from '@/mocks/calls'
import { detailsUrl } from '@tests/features/rewards/scenario'
import { orderUrl, productUrl, TURMERIC } from '@tests/features/orders/scenario'
import { path as deliveryPath } from '@tests/features/delivery/walk'
import { confirmation, single, soldElsewhere } from '@tests/features/quotes/market'
import { allowConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { expectSound } from './sweep-read'

type Shown = readonly [role: 'button' | 'heading' | 'link' | 'textbox', name: string | RegExp]

/** Each screen, the reads that it cannot do without, and what it shows then. */
const screens: readonly (readonly [string, () => string, readonly CallName[], Shown])[] = [
  ['home', () => '/home', ['products'], ['link', /Wheat Lokwan/]],
  ['offers', () => '/product/list', ['products'], ['link', /Wheat Lokwan/]],
  ['offer', () => '/product/details/ONI-NSK-D', ['productBySku'], ['link', 'Buy Now']],
  ['quantity', () => '/setQuantity/ONI-NSK-D', ['productBySku'], ['button', 'Add To Cart']],
  ['cart', () => '/cart', ['cart'], ['button', 'Proceed to Checkout']],
  ['checkout', () => '/checkout', ['cart', 'userDetails', 'addresses'], ['button', 'Proceed']],
  ['new address', () => '/add/address', [], ['button', 'Save Address']],
  ['bank form', () => '/update/bankDetails', ['userDetails'], ['textbox', 'Account Number']],
  ['profile', () => '/profile', [], ['button', 'Log Out']],
  ['referral', () => '/profile/referral', ['rewards'], ['heading', 'Recent Referrals']],
  ['rewards', () => '/profile/referral/list', ['allRewards'], ['link', /Kamal Shinde/]],
  ['rewards of one', () => detailsUrl('Sunita Pawar'), ['rewardsByUser'], ['heading', /Sunita/]],
  ['history', () => '/history', ['ordersOfUser'], ['link', /SD2026-000104/]],
  ['order history', () => '/order/history', ['ordersOfUser'], ['link', /SD2026-000104/]],
  [
    'statement',
    () => '/statement?period=all',
    ['ordersOfUser', 'allRewards'],
    ['button', 'Download CSV'],
  ],
  ['order', () => orderUrl('104'), ['orderById'], ['heading', 'SD2026-000104']],
  ['item', () => productUrl('104'), ['orderById'], ['heading', /Turmeric/]],
  ['quotes', () => '/quotes', ['ordersOfUser'], ['link', /SD2026-000104/]],
  ['quote', () => single(TURMERIC), ['orderById', 'quoteById'], ['heading', /Krishna Spices/]],
  [
    'sale confirmation',
    () => {
      soldElsewhere('Krishna Spices', 130)
      return confirmation(TURMERIC)
    },
    ['orderById'],
    ['heading', 'Sell Confirmation Received'],
  ],
  [
    'delivery request',
    () => deliveryPath,
    ['orderById', 'addresses'],
    ['button', 'Request Delivery'],
  ],
  ['contact', () => '/help/support/contactUs', [], ['textbox', 'Subject']],
  ['queries', () => '/help/support/queries', ['queriesOfUser'], ['heading', '5 queries']],
  ['query', () => '/help/support/general/Q000109', ['queryByNumber'], ['heading', 'Query details']],
  ['guide', () => '/user/guide', [], ['heading', 'Videos']],
]

const reads = callNames.filter((name) => answers[name].endpoint.method === 'GET')

beforeEach(() => allowConsoleError(/ApiError/))

// As in rows.ts: all of them at night.
const isNightly = process.env.SWEEP === 'all'
const statuses = isNightly ? [404, 400] : [404]

const cases = screens.flatMap(([name, path, needs, shown]) =>
  statuses.flatMap((status) => {
    const others = reads.filter(
      // NAV-3: without the person the session is over.
      (call) => !needs.includes(call) && !(call === 'userDetails' && status === 404),
    )
    const alone = isNightly ? others.map((call) => ({ what: call, failing: [call] })) : []
    return [{ what: 'every other read', failing: others }, ...alone].map((given) => ({
      ...given,
      name,
      status,
      path,
      shown,
    }))
  }),
)

test.each(cases)('$name, while $what is answered $status', async (given) => {
  const { path, status, failing } = given
  const [role, name] = given.shown
  for (const call of failing) provider.fault({ call, kind: 'status', status })
  await visit(path(), { as: 'savita' })
  expect(await screen.findAllByRole(role, { name })).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull()
  expectSound()
})
