import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ids, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'
import { dal, names, quantity, saved, wheat } from './lines'

describe('a line taken out', () => {
  test('goes at once and is deleted by its own id', async () => {
    const release = provider.hold('removeCartLine')
    const line = savita().cart[0]?._id
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    expect(names()).toEqual([dal])
    expect(screen.getByText('Total Purchase Value').parentElement).toHaveTextContent('₹7,905.00')
    expect(await screen.findByText(`${wheat} removed`)).toBeVisible()
    release()
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    expect(provider.requests('removeCartLine').map(({ path }) => path)).toEqual([
      `/cart/remove/${String(line)}`,
    ])
  })

  test('comes back with Undo, as it was shown, and can be taken out again', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.clear(quantity(wheat))
    await user.type(quantity(wheat), '42')
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(quantity(wheat)).toHaveValue('42')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(saved()).toContainEqual([wheat, 42]))
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    expect(names()).toEqual([dal])
  })

  test('Undo is there for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await user.unhover(screen.getByRole('button', { name: 'Undo' }))
    await act(() => vi.advanceTimersByTimeAsync(4500))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    vi.useRealTimers()
  })

  test('stands there again when that failed, marked, and goes on Retry', async () => {
    provider.fault({ call: 'removeCartLine', kind: 'status', status: 500, times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await waitFor(() => expect(names()).toEqual([wheat, dal]))
    expect(quantity(wheat)).toHaveAccessibleDescription('kg Not removed')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
    await waitFor(() => expect(names()).toEqual([dal]))
  })
})

describe('Empty Cart', () => {
  test('empties it at once with one call, and Undo puts everything back', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: 'Empty Cart' }))
    expect(screen.getByText('Your Cart Is Empty')).toBeVisible()
    await waitFor(() => expect(saved()).toEqual([]))
    expect(provider.requests('emptyCart').map(({ path }) => path)).toEqual([
      `/cart/remove/all/${ids.savita}`,
    ])
    expect(provider.requests('removeCartLine')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names().toSorted()).toEqual([dal, wheat])
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(Object.fromEntries(saved())).toEqual({ [dal]: 75, [wheat]: 500 })
  })

  test('puts back what went one by one before it, too', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(screen.getByRole('button', { name: `Remove ${wheat}` }))
    await user.click(screen.getByRole('button', { name: 'Empty Cart' }))
    expect(await screen.findByText('2 items removed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(saved()).toHaveLength(2))
  })
})
