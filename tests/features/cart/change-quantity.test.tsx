import { act, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { button } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { dal, lineOf, quantity, saved, sent, stopPause, strip, typeQuantity, wheat } from './lines'

// CRT-2, CRT-3.
describe('an edited quantity', () => {
  test('is sent at once on blur and on Enter', async () => {
    stopPause()
    const { user } = await visit('/cart', { as: 'savita' })
    await typeQuantity(user, wheat, '600')
    expect(sent()).toEqual([])
    await user.tab()
    await waitFor(() => expect(sent()).toMatchObject([{ productQuantity: 600 }]))
    await typeQuantity(user, wheat, '700{Enter}')
    await waitFor(() =>
      expect(sent()).toMatchObject([{ productQuantity: 600 }, { productQuantity: 700 }]),
    )
    expect(quantity(wheat)).not.toHaveFocus()
  })

  test.each(['', '0', '0.0004'])(
    'of “%s” is never sent and is restored on blur',
    async (nonsense) => {
      const { user } = await visit('/cart', { as: 'savita' })
      await user.click(quantity(wheat))
      await user.keyboard('{End}{Backspace}{Backspace}{Backspace}')
      if (nonsense) await user.keyboard(nonsense)
      expect(lineOf(wheat)).toHaveTextContent('₹13,250.00')
      await user.tab()
      expect(quantity(wheat)).toHaveValue('500')
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000))
      })
      expect(sent()).toEqual([])
    },
  )

  test('stays and shows Not saved after a failure, and is sent on Retry', async () => {
    provider.fault({ call: 'addToCart', kind: 'drop', times: 1 })
    const { user } = await visit('/cart', { as: 'savita' })
    await typeQuantity(user, wheat, '600')
    await user.tab()
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Not saved'))
    expect(quantity(wheat)).toHaveValue('600')
    expect(quantity(dal)).toHaveAccessibleDescription('kg')
    await user.click(button('Retry'))
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
    expect(strip()).toBeNull()
    expect(saved()[0]).toEqual([wheat, 600])
  })

  test('shows “No answer yet” after 15 seconds, and is sent again on Retry', async () => {
    const release = provider.hold('addToCart')
    const { user } = await visit('/cart', { as: 'savita' })
    await typeQuantity(user, wheat, '600')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    act(() => quantity(wheat).blur())
    await waitFor(() => expect(sent()).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(quantity(wheat)).toHaveAccessibleDescription('kg No answer yet')
    expect(strip()).toBeVisible()
    expect(sent()).toHaveLength(1)
    act(() => button('Retry').click())
    await waitFor(() => expect(sent()).toHaveLength(2))
    act(release)
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
    expect(saved()[0]).toEqual([wheat, 600])
    vi.useRealTimers()
  })
})
