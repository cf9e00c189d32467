import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeOffer } from '@tests/features/catalogue/offers'
import { address, button, plain } from '@tests/page'
import { ids, person, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { proceed, raiseWheatTo } from './walk'

afterEach(() => {
  vi.useRealTimers()
})

test('shows the billed person, the items with their durations, the price breakdown, and a changed total before it goes on', async () => {
  const { user } = await visit('/checkout', { as: 'savita' })
  expect(screen.getByText('Savita Jadhav')).toBeVisible()
  expect(screen.getByText('Gat No. 214, Jadhav Vasti')).toBeVisible()
  const lines = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')
  expect(lines.map(plain)).toEqual([
    'Wheat Lokwan₹13,250.00500 kgOffer Duration 5-8 Days',
    'Tur Dal Latur₹7,905.0075 kgOffer Duration 10-15 Days',
  ])
  expect(screen.getByText('Platform fee (0.5%)').closest('div')).toHaveTextContent('₹105.78')
  expect(screen.getByText('Total Purchase Value').closest('div')).toHaveTextContent('₹21,155.00')
  expect(screen.getByText('Total with fee').closest('div')).toHaveTextContent('₹21,260.78')
  expect(screen.getByText(/highest quoted vendor/)).toBeVisible()

  raiseWheatTo(27)
  await user.click(button('Proceed'))
  expect(
    await screen.findByText(
      'The total was ₹21,260.78 and is now ₹21,512.03. Please check before you pay.',
    ),
  ).toBeVisible()
  expect(address()).toBe('/checkout')
  await proceed(user)
  expect(address()).toBe('/checkout?step=2')
  expect(screen.getByText('₹21,512.03')).toBeVisible()
})

// CHK-3, CHK-4.
describe('a missing detail', () => {
  test('scrolls to “Add Your Bank Details” and highlights it for 5 seconds', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    await visit('/checkout', { as: 'ramesh' })
    const link = await screen.findByRole('link', { name: 'Add Your Bank Details' })
    expect(link).toHaveAttribute('href', '/update/bankDetails')
    expect(link).toHaveAccessibleDescription(
      '*Add Your Bank details to receive your payments securely.',
    )
    const frame = link.closest('[data-highlighted], .rounded-card > section')?.parentElement
    scrollTo.mockClear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(frame).not.toHaveAttribute('data-highlighted')
    fireEvent.click(button('Proceed'))
    expect(frame).toHaveAttribute('data-highlighted')
    expect(link).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    act(() => void vi.advanceTimersByTime(4999))
    expect(frame).toHaveAttribute('data-highlighted')
    act(() => void vi.advanceTimersByTime(1))
    expect(frame).not.toHaveAttribute('data-highlighted')
    expect(address()).toBe('/checkout')
    expect(button('Proceed')).toBeVisible()
  })

  test('asks for the address before the bank details', async () => {
    person('meena').cart = person('ramesh').cart
    const { user } = await visit('/checkout', { as: 'meena' })
    const add = await screen.findByRole('button', { name: 'Add Your Address Details' })
    expect(add).toHaveAccessibleDescription('*Add Your Address details to proceed checkout.')
    await user.click(button('Proceed'))
    expect(add).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Add Your Bank Details' })).not.toHaveFocus()
    expect(address()).toBe('/checkout')
  })

  test('blocks Proceed for an offer without a price, and says why', async () => {
    changeOffer('DAL-TUR-D', { purchasePrice: 0 })
    const { user } = await visit('/checkout', { as: 'savita' })
    const blocked = await screen.findByRole('button', { name: 'Proceed' })
    expect(blocked).toHaveAccessibleDescription(
      'An offer in your cart has no price or no quantity. Change it in your cart to go on.',
    )
    await user.click(blocked)
    expect(address()).toBe('/checkout')
    expect(screen.getAllByText('Not known yet')).toHaveLength(4)
    expect(document.body).not.toHaveTextContent('₹0')
  })
})

// CHK-14.
test('an offer whose days cannot be used by now blocks the payment, and says why', async () => {
  const { user } = await visit('/checkout', { as: 'savita' })
  changeOffer('DAL-TUR-D', { deliveryAfterDays: 1e9 })
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
  await waitFor(() =>
    expect(button('Proceed')).toHaveAccessibleDescription(
      'The dates of an offer in your cart are not right. Remove it from your cart to go on.',
    ),
  )
  expect(address()).toBe('/checkout')
})

test('a pending edit of the cart is saved before it goes on', async () => {
  const edits = [
    { productId: savita().cart[0]?.productId._id, quantity: 600_000, before: [500_000] },
  ]
  localStorage.setItem(
    'sauda.draft.device.cart-edits',
    JSON.stringify({ userId: ids.savita, edits }),
  )
  provider.fault({ call: 'addToCart', kind: 'status', times: 2 })
  const { user } = await visit('/checkout', { as: 'savita' })
  await screen.findByText('600 kg')
  expect(await screen.findByText(/Your last change is not saved yet/)).toBeVisible()
  await user.click(button('Proceed'))
  await waitFor(() => expect(provider.requests('addToCart')).toHaveLength(2))
  await waitFor(() => expect(button('Proceed')).not.toHaveAttribute('aria-busy'))
  expect(address()).toBe('/checkout')
  await proceed(user)
  expect(savita().cart[0]?.productQuantity).toBe(600)
  // 600 × 26.50 + 7905.00 = 23805.00, and 0.5 % of it.
  expect(screen.getByText('₹23,924.03')).toBeVisible()
})
