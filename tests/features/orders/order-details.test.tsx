import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, fact, link, plain } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeItems, changeOrder, CHILLI, orderUrl, productUrl } from './scenario'

describe('order details', () => {
  test('show header, amounts, payment and items', async () => {
    await visit(orderUrl('104'), { as: 'savita' })
    expect(await screen.findByRole('heading', { name: 'SD2026-000104' })).toBeVisible()
    expect(screen.getByText('Active')).toHaveClass('text-leaf-700')
    // 80 kg at 142.50 and 50 kg at 188; 0.5% of 20,800 is 104; together whole rupees.
    expect(fact('Items')).toBe('₹20,800.00')
    expect(fact('Platform fee (0.5%)')).toBe('₹104.00')
    expect(screen.queryByText('Round off')).not.toBeInTheDocument()
    expect(fact('Total Amount')).toBe('₹20,904.00')
    expect(fact('Payment Status')).toBe('Done')
    expect(screen.getByText('DEMOUTR000000104')).toBeVisible()
    expect(button('Copy Transaction ID')).toBeVisible()
    expect(button('Download Purchase Invoice')).toBeVisible()
    const items = within(screen.getByRole('region', { name: 'Items' })).getAllByRole('link')
    expect(items.map((item) => [item.getAttribute('href'), plain(item)])).toEqual([
      [productUrl('104', 0), 'Turmeric Sangli80 kg at ₹142.504 quotes₹11,400.00'],
      [productUrl('104', 1), 'Red Chilli Guntur Teja50 kg at ₹188.002 quotes₹9,400.00'],
    ])
  })

  test('show the round off to whole rupees', async () => {
    await visit(orderUrl('118'), { as: 'savita' })
    // 120 kg at 46.25 are 5,550; the fee is 27.75; 5,577.75 was sent as 5,577.
    expect(await screen.findByText('Round off')).toBeVisible()
    expect(fact('Round off')).toBe('−₹0.75')
    expect(fact('Total Amount')).toBe('₹5,577.00')
    expect(fact('Payment Status')).toBe('Verification Pending')
    expect(screen.getByText('Sale pending')).toBeVisible()
  })

  test.each(['', '?saleOnly=false', '?saleOnly=maybe'])(
    'show the purchase with "%s"',
    async (query) => {
      await visit(orderUrl('061', query), { as: 'savita' })
      expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible()
      expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent(
        'Onion Lasalgaon600 kg at ₹18.75Sold₹11,250.00',
      )
      expect(fact('Total Amount')).toBe('₹11,306.00')
      expect(screen.queryByText('Sale amount')).not.toBeInTheDocument()
    },
  )

  test('with saleOnly=true show only the sold items and their amounts', async () => {
    provider.scenario('every-order')
    await visit(orderUrl('316', '?saleOnly=true'), { as: 'savita' })
    expect(await screen.findByRole('heading', { name: 'Sale details' })).toBeVisible()
    const items = within(screen.getByRole('region', { name: 'Sold items' })).getAllByRole('link')
    // 60 kg of garlic bought at 96 and sold at 103.50.
    expect(items.map(plain)).toEqual(['Garlic Mandsaur60 kg at ₹103.500Sold₹6,210.00'])
    expect(fact('Sale amount')).toBe('₹6,210.00')
    expect(fact('Purchase Value')).toBe('−₹5,760.00')
    expect(fact('Profit')).toBe('₹450.00')
    expect(fact('Sale payment status')).toBe('Payment Pending')
    expect(screen.queryByText('Total Amount')).not.toBeInTheDocument()
  })

  test('with saleOnly=true show all items of an order that is marked as sold as a whole', async () => {
    changeOrder('104', { soldStatus: 'sold' })
    await visit(orderUrl('104', '?saleOnly=true'), { as: 'savita' })
    const items = await screen.findByRole('region', { name: 'Sold items' })
    expect(within(items).getAllByRole('link')).toHaveLength(2)
    expect(screen.getByText('The price of this sale is not available yet.')).toBeVisible()
  })

  test('read amounts with commas, and show unknown ones as not known', async () => {
    changeOrder('104', { totalAmount: '20,904.00', additionalCharges: 'soon' } as object)
    changeItems('104', { purchasePrice: null } as object, CHILLI)
    const { unmount } = await visit(orderUrl('104'), { as: 'savita' })
    expect(await screen.findByText('Total Amount')).toBeVisible()
    expect(fact('Total Amount')).toBe('₹20,904.00')
    expect(fact('Platform fee (0.5%)')).toBe('Not known yet')
    expect(link(/Red Chilli/)).toHaveTextContent(/50 kg2 quotes$/)
    expect(document.body).not.toHaveTextContent('₹0')
    unmount()
    await visit(productUrl('104', 1), { as: 'savita' })
    expect(fact('Purchase Price')).toBe('Not known yet')
    expect(fact('Purchase Value')).toBe('Not known yet')
    expect(document.body).not.toHaveTextContent('₹0')
  })

  test('round the profit of a sale once, beside its rounded amounts', async () => {
    changeOrder('061', { status: 'closed' })
    changeItems('061', { productQuantity: 1.5, purchasePrice: 33.335, soldPrice: 34.338 })
    await visit(orderUrl('061', '?saleOnly=true'), { as: 'savita' })
    expect(await screen.findByText('Sale amount')).toBeVisible()
    expect(fact('Sale amount')).toBe('₹51.51')
    expect(fact('Purchase Value')).toBe('−₹50.00')
    expect(fact('Round off')).toBe('−₹0.01')
    expect(fact('Profit')).toBe('₹1.50')
  })

  // "Order details; query parameter saleOnly true or false"
  test('with saleOnly=true say that an order is not sold, without figures', async () => {
    const { user } = await visit(orderUrl('104', '?saleOnly=true'), { as: 'savita' })
    expect(screen.getByText('Nothing of this order is sold yet.')).toBeVisible()
    expect(screen.queryByText('The items of this order are not available yet.')).toBeNull()
    expect(screen.queryByText('₹0.00')).not.toBeInTheDocument()
    expect(screen.queryByText('Sale amount')).not.toBeInTheDocument()
    await user.click(link('See the purchase'))
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible()
    expect(fact('Total Amount')).toBe('₹20,904.00')
  })

  test('work with unknown words and missing fields', async () => {
    provider.scenario('odd-words')
    await visit(orderUrl('097'), { as: 'savita' })
    expect(await screen.findByText('Rejection Reason : not given')).toBeVisible()
    expect(screen.getByText('The items of this order are not available yet.')).toBeVisible()
    expect(fact('Total Amount')).toBe('₹7,055.00')
  })
})
