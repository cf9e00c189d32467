/** NAV-4. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'

let scrollTo: MockInstance<typeof window.scrollTo>

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo')
})

test('a new path and Back scroll to the top', async () => {
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

test('the landing page starts at its top', async () => {
  const { user } = await visit('/user/guide')
  await user.click(screen.getByRole('link', { name: 'Sauda' }))
  expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
})

test('a change of query does not scroll', async () => {
  const { user } = await visit('/profile/referral/list', { as: 'savita' })
  await user.click(await screen.findByRole('tab', { name: 'Referrals' }))
  expect(window.location.search).toBe('?tab=referrals')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('opening and closing the address sheet does not scroll', async () => {
  const { user } = await visit('/cart', { as: 'savita' })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(scrollTo).not.toHaveBeenCalled()
})
