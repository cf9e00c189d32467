import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, fact, heading } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'
import { rewardOf, detailsUrl, idOf, itemUrl } from './scenario'

const page = '/profile/referral/list'

const row = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })
const card = (name: string) => {
  const found = row(name).closest('article')
  if (!found) throw new Error('no card')
  return found
}

describe('Rewards', () => {
  test('have a tab, and a row for each referred user, the newest reward first, with status and sums', async () => {
    await visit(page, { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check out all rewards!!')
    expect(screen.getByRole('tab', { name: 'Rewards' })).toHaveAttribute('aria-selected', 'true')
    expect(provider.requests('allRewards')[0]?.path).toContain(`/user/rewards/all/${ids.savita}`)
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Kamal Shinde',
      'Iqbal Shaikh',
      'Vitthal Namdeo Gaikwad-Deshmukh Patil',
      'Sunita Pawar',
      'Lata More',
    ])
    for (const [name, status, upcoming, collected] of [
      // Its order is not verified yet.
      ['Iqbal Shaikh', 'Pending', '₹0.00 – ₹0.00', '₹0.00'],
      // Chana −1.25 and 5.25 × 20% × 150 kg; mustard 2.625 and 6.125 × 20% × 60.125 kg, each
      // rounded.
      ['Vitthal Namdeo', 'Active', '−₹5.93 to ₹231.15', '₹0.00'],
      ['Lata More', 'Closed', '₹0.00 – ₹0.00', '₹121.50'],
    ] as const) {
      const link = within(row(name))
      expect(link.getByText(status)).toBeVisible()
      // "A row with status Active has a grey background, otherwise white."
      expect(card(name)).toHaveClass(status === 'Active' ? 'bg-grey' : 'bg-surface')
      expect(link.getByText(upcoming)).toBeVisible()
      expect(link.getByText('Collected').parentElement).toHaveTextContent(collected)
    }
  })
})

describe('the arithmetic behind a row', () => {
  async function open(name: string) {
    const { user } = await visit(page, { as: 'savita' })
    const how = within(card(name)).getByRole('button', { name: 'How it is worked out' })
    expect(how).toHaveAttribute('aria-expanded', 'false')
    await user.click(how)
    expect(how).toHaveAttribute('aria-expanded', 'true')
    expect(window.location.pathname).toBe(page)
    return card(name)
  }

  test.each([
    [
      'Kamal Shinde',
      'Lowest(₹19.70 − ₹18.75) × 20% × 600 kg = ₹114.00',
      'Highest(₹21 − ₹18.75) × 20% × 600 kg = ₹270.00',
      'Turmeric SangliCollected: ₹96.25',
    ],
    // Several items, a loss with a minus.
    [
      'Vitthal Namdeo',
      '(₹57.50 − ₹58.75) × 20% × 150 kg = −₹37.50',
      '(₹61 − ₹58.375) × 20% × 60.125 kg = ₹31.57',
      '−₹37.50 + ₹31.57 = −₹5.93',
      '₹157.50 + ₹73.65 = ₹231.15',
    ],
    ['Iqbal Shaikh', 'Not counted while the order is Pending.'],
  ])('of %s says %s', async (name, ...words) => {
    const lines = await open(name)
    for (const line of words) expect(lines).toHaveTextContent(line)
    expect(/Together/.test(lines.textContent)).toBe(name === 'Vitthal Namdeo')
  })

  test.each([
    [
      { sellingPriceMin: 0, sellingPriceMax: 0 },
      'UpcomingNot known yet',
      'The prices are not known yet.',
    ],
    [{ rewardMin: 12, rewardMax: 34.5 }, 'Upcoming₹12.00 – ₹34.50', 'Amount given by the company.'],
  ])('of %j says “%s”: %s', async (figures, range, words) => {
    const reward = rewardOf('Kamal Shinde')
    const orderItems = reward.orderId?.orderItems.map((item) => ({ ...item, ...figures })) ?? []
    savita().rewards = [{ ...reward, orderId: { status: 'active', orderItems } }]
    const lines = await open('Kamal Shinde')
    expect(lines).toHaveTextContent(range)
    expect(lines).toHaveTextContent(words)
    expect(lines).not.toHaveTextContent('× 20% ×')
  })
})

test('Referrals, a tab in the URL, shows who was onboarded when, by the user’s own name', async () => {
  savita().referrals = [
    { name: 'Old', userId: { name: 'New' }, createdAt: '2026-09-04T19:00:00.000Z' },
    { name: 'Only', createdAt: '' },
  ]
  const { user } = await visit('/profile/referral', { as: 'savita' })
  await user.click(screen.getByRole('link', { name: 'View All' }))
  await user.click(await screen.findByRole('tab', { name: 'Referrals' }))
  expect(window.location.search).toBe('?tab=referrals')
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'New5 Sep 2026Onboarded',
    'Only–Onboarded',
  ])
  await goBack()
  await waitFor(() => expect(window.location.pathname).toBe('/profile/referral'))
})

describe('reward details by referred user', () => {
  test('show each item with its reward and payment, and lead to its arithmetic', async () => {
    const { user } = await visit(detailsUrl('Sunita Pawar'), { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunita Pawar')
    const [wheat, dal] = screen.getAllByRole('link', { name: /Wheat|Tur Dal/ })
    if (!wheat || !dal) throw new Error('no cards')
    expect(wheat).toHaveTextContent('Reward₹84.40')
    expect(within(wheat).getByText('₹52.50 – ₹105.00')).toBeVisible()
    expect(wheat).toHaveTextContent('Payment done')
    expect(wheat).toHaveTextContent('Transaction IDDEMORWD000008800')
    expect(dal).toHaveTextContent('RewardNot collected yet')
    expect(dal).toHaveTextContent('Payment Pending')
    expect(dal).not.toHaveTextContent('×')

    await user.click(wheat)
    expect(await heading('Wheat Lokwan')).toBeVisible()
    expect(fact('Reward')).toBe('₹84.40')
    expect(fact('Lowest expected reward')).toBe('₹52.50')
    expect(fact('Highest expected reward')).toBe('₹105.00')
    expect(fact('Payment Status')).toBe('Payment done')
    expect(fact('Transaction ID')).toBe('DEMORWD000008800')
    expect(button('Copy Transaction ID')).toBeVisible()
    expect(screen.getByText(/27\.55 − ₹26\.50\) × 20% × 250 kg/).parentElement).toHaveTextContent(
      '(₹27.55 − ₹26.50) × 20% × 250 kg = ₹52.50',
    )
  })

  test('list the items of all orders, newest first', async () => {
    await visit(detailsUrl('Kamal Shinde'), { as: 'savita' })
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Onion Lasalgaon', 'Turmeric Sangli'])
    expect(fact('Collected')).toBe('₹96.25')
    expect(provider.requests('rewardsByUser')[0]?.path).toContain(idOf('Kamal Shinde'))
  })
})

describe('one reward item', () => {
  test('shows what is still to come', async () => {
    await visit(itemUrl('Iqbal Shaikh'), { as: 'savita' })
    expect(fact('Reward')).toBe('Not collected yet')
    expect(fact('Payment Status')).toBe('Payment Pending')
    expect(fact('Transaction ID')).toBe('Not yet')
    expect(fact('Highest expected reward')).toBe('₹144.00')
    expect(screen.getByText('Not counted while the order is Pending.')).toBeVisible()
  })

  test.each([
    ['done', 'Payment done', 'Not known yet', 'text-leaf-700'],
    ['Rejected', 'Rejected', 'Not collected yet', 'text-notice-600'],
  ])('with the payment word “%s” shows %s and %s', async (word, status, amount, colour) => {
    const url = itemUrl('Kamal Shinde')
    const reward = rewardOf('Kamal Shinde')
    const [item] = reward.orderId?.orderItems ?? []
    if (!item) throw new Error('no item')
    const payments = [{ productId: item._id, isCollected: false, paymentStatus: word }]
    savita().rewards = [{ ...reward, payments }]
    await visit(url, { as: 'savita' })
    expect(fact('Reward')).toBe(amount)
    expect(screen.getByText(status)).toHaveClass(colour)
  })
})
