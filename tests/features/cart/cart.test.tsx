import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import {
  dal,
  lineOf,
  names,
  proceed,
  quantity,
  saved,
  sent,
  stopPause,
  strip,
  typeQuantity,
  wheat,
} from './lines'

describe('the cart', () => {
  test('shows each line with duration, quantity and value, and the total', async () => {
    await visit('/cart', { as: 'savita' })
    expect(screen.getByRole('heading', { level: 1, name: 'Cart Overview' })).toBeVisible()
    expect(names()).toEqual([wheat, dal])
    expect(lineOf(wheat)).toHaveTextContent('Offer Duration 5-8 Days')
    expect(lineOf(wheat)).toHaveTextContent('₹26.50/kg')
    expect(quantity(wheat)).toHaveValue('500')
    expect(lineOf(wheat)).toHaveTextContent('Purchase Value₹13,250.00')
    expect(quantity(dal)).toHaveValue('75')
    expect(lineOf(dal)).toHaveTextContent('Purchase Value₹7,905.00')
    expect(screen.getByText('Total Purchase Value').parentElement).toHaveTextContent('₹21,155.00')
  })

  test('shows who is billed, with the address line cut at 36 characters', async () => {
    const [address] = savita().addresses
    if (address) {
      savita().addresses = [{ ...address, addressLine1: '123456789 123456789 123456789 1234567' }]
    }
    await visit('/cart', { as: 'savita' })
    const billTo = screen.getByRole('region', { name: 'Bill to' })
    expect(billTo).toHaveTextContent('Savita Jadhav123456789 123456789 123456789 123456...')
  })

  test('offers to add an address when there is none', async () => {
    savita().addresses = []
    const { user } = await visit('/cart', { as: 'savita' })
    const add = button('Add Your Address Details')
    expect(add).toHaveAccessibleDescription('*Add Your Address details to proceed checkout.')
    await user.click(add)
    expect(await screen.findByRole('dialog', { name: 'Choose a Billing Address' })).toBeVisible()
  })

  test('leads home when it is empty', async () => {
    const { user } = await visit('/cart', { as: 'meena' })
    expect(screen.getByText('Your Cart Is Empty')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Empty Cart' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Continue Purchase' }))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
  })
})

describe('Proceed to Checkout', () => {
  test('saves what was typed before it goes on', async () => {
    stopPause()
    const release = provider.hold('addToCart')
    const { user } = await visit('/cart', { as: 'savita' })
    await typeQuantity(user, wheat, '250')
    await user.click(proceed())
    await waitFor(() => expect(sent()).toMatchObject([{ productQuantity: 250 }]))
    expect(window.location.pathname).toBe('/cart')
    expect(proceed()).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => expect(window.location.pathname).toBe('/checkout'))
  })

  test('stays when that failed, and works when pressed again', async () => {
    stopPause()
    provider.fault({ call: 'addToCart', kind: 'status', status: 503, times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await typeQuantity(user, wheat, '250')
    await user.click(proceed())
    await waitFor(() => expect(strip()).toBeVisible())
    expect(window.location.pathname).toBe('/cart')
    expect(proceed()).not.toHaveAttribute('aria-busy')
    await user.click(proceed())
    await waitFor(() => expect(window.location.pathname).toBe('/checkout'))
    expect(saved()[0]).toEqual([wheat, 250])
  })
})
