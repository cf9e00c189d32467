import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { dal, names, quantity, saved, typeQuantity, wheat } from './lines'

// CRT-4.
describe('a removed line', () => {
  test('disappears at once and is deleted by its id', async () => {
    const release = provider.hold('removeCartLine')
    const line = savita().cart[0]?._id
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(button(`Remove ${wheat}`))
    expect(names()).toEqual([dal])
    expect(screen.getByText('Total Purchase Value').parentElement).toHaveTextContent('₹7,905.00')
    expect(await screen.findByText(`${wheat} removed`)).toBeVisible()
    release()
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    expect(provider.requests('removeCartLine').map(({ path }) => path)).toEqual([
      `/cart/remove/${String(line)}`,
    ])
  })

  test('comes back on Undo with its quantity, and can be removed again', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await typeQuantity(user, wheat, '42')
    await user.click(button(`Remove ${wheat}`))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    await user.click(button('Undo'))
    expect(quantity(wheat)).toHaveValue('42')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(saved()).toContainEqual([wheat, 42]))
    await user.click(button(`Remove ${wheat}`))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    expect(names()).toEqual([dal])
  })

  test('comes back as Not removed after a failure, and is removed on Retry', async () => {
    provider.fault({ call: 'removeCartLine', kind: 'status', status: 500, times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(button(`Remove ${wheat}`))
    await waitFor(() => expect(names()).toEqual([wheat, dal]))
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Not removed')
    await user.click(button('Retry'))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    await waitFor(() => expect(names()).toEqual([dal]))
  })

  test('can be removed by Retry on another screen after a failure', async () => {
    provider.fault({ call: 'removeCartLine', kind: 'status', status: 500, times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(button(`Remove ${wheat}`))
    await waitFor(() => expect(names()).toEqual([wheat, dal]))
    await user.click(screen.getByRole('link', { name: 'Sauda' }))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
  })
})

describe('Empty Cart', () => {
  test('empties the cart at once with one call, and Undo restores it', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(button('Empty Cart'))
    expect(screen.getByText('Your Cart Is Empty')).toBeVisible()
    await waitFor(() => expect(saved()).toEqual([]))
    expect(provider.requests('emptyCart').map(({ path }) => path)).toEqual([
      `/cart/remove/all/${ids.savita}`,
    ])
    expect(provider.requests('removeCartLine')).toHaveLength(0)
    await user.click(button('Undo'))
    expect(names().toSorted()).toEqual([dal, wheat])
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(Object.fromEntries(saved())).toEqual({ [dal]: 75, [wheat]: 500 })
  })

  test('restores lines that were removed one by one before it', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(button(`Remove ${wheat}`))
    await user.click(button('Empty Cart'))
    expect(await screen.findByText('2 items removed')).toBeVisible()
    await user.click(button('Undo'))
    await waitFor(() => expect(saved()).toHaveLength(2))
  })
})
