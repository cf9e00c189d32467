import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, link } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const page = '/profile/referral'

function figure(label: string) {
  return screen.getAllByText(label)[0]?.parentElement?.querySelector('dd')
}

test('shows the code, and the totals as the server states them', async () => {
  // Not what the rows add up to.
  provider.fault({
    call: 'rewards',
    kind: 'refuse',
    status: 200,
    body: {
      success: true,
      rewardCollected: 1234.5,
      rewardMin: '99999.01',
      rewardMax: 123456.7,
      rewardsActive: 17,
      totalUsers: '41',
      rewards: [],
      users: [],
    },
  })
  await visit(page, { as: 'savita' })
  expect(screen.getByText('SAVITA4210')).toBeVisible()
  expect(figure('Collected')).toHaveTextContent(/^₹1,234\.50$/)
  expect(
    within(figure('Upcoming') as HTMLElement).getByText('₹99,999.01 – ₹1,23,456.70'),
  ).toBeVisible()
  expect(figure('Total Active')).toHaveTextContent(/^17$/)
  expect(figure('Total Onboarded')).toHaveTextContent(/^41$/)
})

test('lists the last rewards with "View All", and "Recent Referrals", each "Onboarded"', async () => {
  const { user } = await visit(page, { as: 'savita' })
  expect(note()).toBeNull()
  const rewards = screen.getByRole('region', { name: 'Rewards' })
  expect(within(rewards).getAllByRole('heading', { level: 3 })).toHaveLength(5)
  // A range is read out with a word, not with a dash. Onion: (19.70 − 18.75) × 20% × 600 kg to
  // (21 − 18.75) × 20% × 600 kg; turmeric, 96.25, is paid out.
  const row = link('Kamal Shinde Upcoming ₹114.00 to ₹270.00 Collected ₹96.25 Active')
  expect(row).toHaveAttribute('href', expect.stringContaining(`${page}/rewardDetails/`))
  expect(link(/^Vitthal .* minus ₹5\.93 to ₹231\.15 /)).toBeVisible()
  const recent = screen.getByRole('region', { name: 'Recent Referrals' })
  const rows = within(recent).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Shabana Pathan',
    'Ganesh Thorat',
    'Iqbal Shaikh',
    'Vitthal Namdeo Gaikwad-Deshmukh Patil',
    'Sunita Pawar',
  ])
  for (const row of rows) expect(within(row).getByText('Onboarded')).toBeVisible()

  await user.click(within(recent).getByRole('link', { name: 'See all referrals' }))
  expect(await screen.findByRole('tab', { name: 'Referrals', selected: true })).toBeVisible()
  act(() => window.history.back())
  await user.click(await screen.findByRole('link', { name: 'View All' }))
  expect(await screen.findByRole('heading', { name: 'Check out all rewards!!' })).toBeVisible()
  expect(window.location.pathname).toBe('/profile/referral/list')
})

const note = () => screen.queryByText(/bank details so that your rewards can be deposited/)

test('a note leads to the bank screen while there are no bank details', async () => {
  const { user } = await visit(page, { as: 'ramesh' })
  expect(note()?.closest('.bg-notice-50')).not.toBeNull()
  await user.click(link('Add Your Bank Details'))
  expect(window.location.pathname).toBe('/update/bankDetails')
})

test('"No records found" is shown under each heading when nobody was referred', async () => {
  await visit(page, { as: 'meena' })
  for (const name of ['Rewards', 'Recent Referrals']) {
    const section = screen.getByRole('region', { name })
    expect(within(section).getByRole('heading', { name })).toBeVisible()
    expect(within(section).getByText('No records found')).toBeVisible()
  }
  expect(link('View All')).toBeVisible()
  expect(figure('Collected')).toHaveTextContent('₹0.00')
})

test('"Share Referral Code" opens the share sheet with the person’s own link; Back closes it first', async () => {
  const { user } = await visit(page, { as: 'savita' })
  await user.click(button('Share Referral Code'))
  const sheet = await screen.findByRole('dialog')
  const message = await within(sheet).findByRole('figure', { name: 'Your message' })
  expect(message).toHaveTextContent('referral code SAVITA4210')
  expect(message).toHaveTextContent('#ReferralBonus')
  expect(message).toHaveTextContent('http://localhost:3000/register?code=SAVITA4210')
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.pathname).toBe(page)
})
