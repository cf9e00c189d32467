import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { dal, names, quantity, saved, wheat } from './lines'

// CRT-4.
describe('a removed line', () => {
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
  test('restores lines that were removed one by one before it', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(button(`Remove ${wheat}`))
    await user.click(button('Empty Cart'))
    expect(await screen.findByText('2 items removed')).toBeVisible()
    await user.click(button('Undo'))
    await waitFor(() => expect(saved()).toHaveLength(2))
  })
})
