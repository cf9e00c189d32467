import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const meta = document.createElement('meta')
beforeEach(() => {
  meta.name = 'application-name'
  meta.content = 'Sauda'
  document.head.append(meta)
})
afterEach(() => meta.remove())

/** The title follows the screen: an effect later. */
const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title))

test('a new screen has the focus on its heading, and its title in the window', async () => {
  const { user } = await visit('/', {})
  await user.click(screen.getByRole('link', { name: 'Login' }))
  const heading = await screen.findByRole('heading', { name: 'Login' })
  await expectTitle('Login · Sauda')
  await user.click(screen.getByRole('link', { name: 'Sauda' }))
  await user.click(await screen.findByRole('link', { name: 'Login' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Login' })).toHaveFocus())
  expect(heading).not.toBeInTheDocument()
})

test('after a log-out the landing page has the focus and the app’s name as title', async () => {
  const { user } = await visit('/profile', { as: 'savita' })
  await expectTitle('Profile · Sauda')
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await screen.findByRole('link', { name: 'New User' })
  await expectTitle('Sauda')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each([
  ['/home', 'Home · Sauda'],
  ['/nowhere', 'Page not found · Sauda'],
  [
    '/sell/confirmation/66d000000000000000000061/66e000000000000000006101',
    'Sell Confirmation Received · Sauda',
  ],
])('the window of %s has the title %s', async (path, title) => {
  document.title = 'Profile · Sauda'
  await visit(path, { as: 'savita' })
  await expectTitle(title)
})

test('a screen that failed to load has its own title in the window', async () => {
  document.title = 'Profile · Sauda'
  expectConsoleError('ApiError')
  provider.fault({ call: 'ordersOfUser', kind: 'status', status: 500 })
  await visit('/history', { as: 'savita', wait: false })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  await expectTitle('My Orders · Sauda')
})
