import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '@tests/visit'

test('after a change of screen the heading has the focus; the window’s title follows', async () => {
  const meta = document.createElement('meta')
  meta.name = 'application-name'
  meta.content = 'Sauda'
  document.head.append(meta)
  const { user } = await visit('/', {})
  await user.click(screen.getByRole('link', { name: 'Login' }))
  const heading = await screen.findByRole('heading', { name: 'Login' })
  expect(document.title).toBe('Login · Sauda')
  await user.click(screen.getByRole('link', { name: 'Sauda' }))
  await user.click(await screen.findByRole('link', { name: 'Login' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Login' })).toHaveFocus())
  expect(heading).not.toBeInTheDocument()
  meta.remove()
})

test('after a log-out the window is called as the app is, and the landing page is read out', async () => {
  const meta = document.createElement('meta')
  meta.name = 'application-name'
  meta.content = 'Sauda'
  document.head.append(meta)
  const { user } = await visit('/profile', { as: 'savita' })
  expect(document.title).toBe('Profile · Sauda')
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await screen.findByRole('link', { name: 'New User' })
  expect(document.title).toBe('Sauda')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  meta.remove()
})
