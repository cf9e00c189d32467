import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { button, link } from '@tests/page'
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

test('shows who is billed, each line with duration, quantity and value, and the total', async () => {
  const [address] = savita().addresses
  if (address) address.addressLine1 = '123456789 123456789 123456789 1234567'
  await visit('/cart', { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1, name: 'Cart Overview' })).toBeVisible()
  // The address line is cut at 36 characters.
  expect(screen.getByRole('region', { name: 'Bill to' })).toHaveTextContent(
    'Savita Jadhav123456789 123456789 123456789 123456...',
  )
  expect(names()).toEqual([wheat, dal])
  expect(lineOf(wheat)).toHaveTextContent('Offer Duration 5-8 Days')
  expect(lineOf(wheat)).toHaveTextContent('₹26.50/kg')
  expect(quantity(wheat)).toHaveValue('500')
  expect(lineOf(wheat)).toHaveTextContent('Purchase Value₹13,250.00')
  expect(quantity(dal)).toHaveValue('75')
  expect(lineOf(dal)).toHaveTextContent('Purchase Value₹7,905.00')
  expect(screen.getByText('Total Purchase Value').parentElement).toHaveTextContent('₹21,155.00')
})

// What is not saved keeps people here: cart-offline.isolated.test.tsx.
test('Proceed to Checkout saves what was typed before it goes on', async () => {
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

  test('that is invalid is never sent, and is restored on blur', async () => {
    const { user } = await visit('/cart', { as: 'savita' })
    await user.click(quantity(wheat))
    await user.keyboard('{End}{Backspace}{Backspace}{Backspace}')
    await user.keyboard('0.0004')
    expect(lineOf(wheat)).toHaveTextContent('₹13,250.00')
    for (const [typed, why] of [
      ['0', 'Must be above 0'],
      ['1.2345', 'At most 3 decimals'],
      ['2,5', 'Use a point: 2.5'],
      ['100000000', 'Must be below 10 crore'],
    ] as const) {
      await user.clear(quantity(wheat))
      await user.paste(typed)
      expect(quantity(wheat)).toHaveAccessibleDescription(`kg ${why}`)
    }
    await user.tab()
    expect(quantity(wheat)).toHaveValue('500')
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    expect(sent()).toEqual([])
  })

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

  test('shows “No answer yet” after 15 seconds, and Saved once a read shows it', async () => {
    provider.hold('addToCart')
    const { user } = await visit('/cart', { as: 'savita' })
    const release = provider.hold('cart')
    await typeQuantity(user, wheat, '600')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    act(() => quantity(wheat).blur())
    await waitFor(() => expect(sent()).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(quantity(wheat)).toHaveAccessibleDescription('kg No answer yet')
    expect(strip()).toBeVisible()
    act(() => button('Retry').click())
    act(release)
    await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
    expect(strip()).toBeNull()
    expect(sent()).toHaveLength(1)
    vi.useRealTimers()
  })
})

// CRT-4.
test('a removed line comes back as Not removed after a failure, and is removed by Retry, also elsewhere', async () => {
  provider.fault({ call: 'removeCartLine', kind: 'status', status: 500, times: 1 })
  const { user } = await visit('/cart', { as: 'savita' })
  await user.click(button(`Remove ${wheat}`))
  await waitFor(() => expect(names()).toEqual([wheat, dal]))
  expect(quantity(wheat)).toHaveAccessibleDescription('kg Not removed')
  await user.click(link('Sauda'))
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(saved()).toEqual([[dal, 75]]))
})

// CRT-5.
test.each([
  ['Keep 80', 80, []],
  ['Set 600', 600, [{ productQuantity: 600 }]],
])('asks before an old quantity replaces one from elsewhere: %s', async (choice, then, resent) => {
  provider.fault({ call: 'addToCart', kind: 'status', times: 1 })
  const { user } = await visit('/cart', { as: 'savita' })
  await typeQuantity(user, wheat, '600')
  await user.tab()
  await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Not saved'))
  const [line] = savita().cart
  if (line) line.productQuantity = 80
  await user.click(proceed())
  expect(await screen.findByText('80 kg since, changed elsewhere.')).toBeVisible()
  expect(window.location.pathname).toBe('/cart')
  expect(sent()).toHaveLength(1)
  await user.click(button(choice))
  await waitFor(() => expect(quantity(wheat)).toHaveAccessibleDescription('kg Saved'))
  expect(quantity(wheat)).toHaveValue(`${then}`)
  expect(saved()[0]).toEqual([wheat, then])
  expect(sent().slice(1)).toMatchObject(resent)
})
