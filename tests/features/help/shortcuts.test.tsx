import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { button } from '@tests/page'
import { visit } from '@tests/visit'
import { skipTimersOf } from '@tests/wall-clock'

afterEach(() => void (document.cookie = 'keys=; path=/; max-age=0'))

async function atTheDesk() {
  // The layout listens a second after the first screen (SignedIn.tsx).
  skipTimersOf(1000)
  const { user } = await visit('/home', { as: 'savita' })
  const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })
  await waitFor(
    async () => {
      await user.keyboard('?')
      expect(help()).not.toBeNull()
    },
    { timeout: 5000, interval: 300 },
  )
  return { user, help }
}

test('? lists the shortcuts, and turns off the others; g and a letter go to a tab', async () => {
  const { user, help } = await atTheDesk()
  expect(within(help() as HTMLElement).getByText('Go to Quotes').parentElement).toHaveTextContent(
    'g q',
  )
  await user.keyboard('gq')
  expect(window.location.pathname).toBe('/home')
  await user.click(button('Close'))
  await user.keyboard('gq')
  expect(await screen.findByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
  await user.keyboard('go')
  expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()

  await user.keyboard('?')
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  await user.click(button('Close'))
  await user.keyboard('gq')
  await user.keyboard('?')
  await waitFor(() => expect(help()).not.toBeNull())
  expect(window.location.pathname).toBe('/history')
})

test('/ goes to the search, where letters are letters; j and k walk the offers', async () => {
  const { user } = await atTheDesk()
  await user.click(button('Close'))
  await user.keyboard('/')
  const field = await screen.findByRole('searchbox', { name: 'Search offers' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('ghj?')
  expect(field).toHaveValue('ghj?')
  expect(window.location.pathname).toBe('/product/list')
  await user.clear(field)
  ;(document.activeElement as HTMLElement).blur()
  await screen.findByRole('link', { name: /Wheat Lokwan/ })
  await user.keyboard('jj')
  const second = document.activeElement
  await user.keyboard('k')
  const first = document.activeElement
  expect(first?.textContent).toContain('Wheat Lokwan')
  expect(second?.textContent).toContain('Onion Lasalgaon')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toMatch(/WHT-LOK1-D$/))
})
