import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { button, fact } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { detailsUrl, idOf, itemUrl, rewardOf } from './scenario'

describe('reward details by referred user', () => {
  test('show each item with reward, range, payment status and transaction ID', async () => {
    await visit(detailsUrl('Sunita Pawar'), { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunita Pawar')
    const [wheat, dal] = screen.getAllByRole('link', { name: /Wheat|Tur Dal/ })
    if (!wheat || !dal) throw new Error('no cards')
    expect(wheat).toHaveTextContent('Reward₹84.40')
    expect(within(wheat).getByText('₹52.50 – ₹105.00')).toBeVisible()
    expect(wheat).toHaveTextContent('Payment done')
    expect(wheat).toHaveTextContent('Transaction IDDEMORWD000008800')
    expect(dal).toHaveTextContent('RewardNot collected yet')
    expect(dal).toHaveTextContent('Payment pending')
    expect(dal).not.toHaveTextContent('×')
  })

  test('list the items of all orders, newest first', async () => {
    await visit(detailsUrl('Kamal Shinde'), { as: 'savita' })
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Onion Lasalgaon', 'Turmeric Sangli'])
    expect(fact('Collected')).toBe('₹96.25')
    expect(provider.requests('rewardsByUser')[0]?.path).toContain(idOf('Kamal Shinde'))
  })

  test('show "No records found" without items', async () => {
    const url = detailsUrl('Lata More')
    const reward = rewardOf('Lata More')
    savita().rewards = [{ ...reward, orderId: null, payments: [] }]
    await visit(url, { as: 'savita' })
    expect(screen.getByText('No records found')).toBeVisible()
  })
})

describe('one reward item', () => {
  test('shows the five fields and their arithmetic once it is paid', async () => {
    await visit(itemUrl('Sunita Pawar', 0), { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wheat Lokwan')
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

  test('shows what is still to come', async () => {
    await visit(itemUrl('Iqbal Shaikh'), { as: 'savita' })
    expect(fact('Reward')).toBe('Not collected yet')
    expect(fact('Payment Status')).toBe('Payment pending')
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

  test.each([
    ['an item the user never bought', () => `single/${idOf('Lata More')}/nothing`],
    ['a user nobody referred', () => '66a100000000000000099999'],
  ])('shows Page not found for %s', async (_, path) => {
    expectConsoleError(/not in the answer|status code 404/)
    await visit(`/profile/referral/rewardDetails/${path()}`, { as: 'savita' })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
