import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'

let scrollTo: MockInstance<typeof window.scrollTo>

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo')
})

test('"It scrolls to top on every route change": a new path, and Back', async () => {
  const { user } = await visit('/profile', { as: 'savita' })
  expect(scrollTo).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Referral Rewards' }))
  expect(await screen.findByRole('heading', { name: 'Referral Rewards' })).toBeVisible()
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  await goBack()
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('the landing page, outside the shared layout, begins at its top too', async () => {
  const { user } = await visit('/user/guide')
  await user.click(screen.getByRole('link', { name: 'Sauda' }))
  expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
})

test('a change of query leaves the page where it is', async () => {
  const { user } = await visit('/profile/referral/list', { as: 'savita' })
  await user.click(await screen.findByRole('tab', { name: 'Referrals' }))
  expect(window.location.search).toBe('?tab=referrals')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('so does the address sheet, opened and closed by Back', async () => {
  const { user } = await visit('/cart', { as: 'savita' })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(scrollTo).not.toHaveBeenCalled()
})
