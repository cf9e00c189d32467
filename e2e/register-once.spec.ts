/** Registers one person, and loses nothing typed, over reloads and Back. */
import { expect } from '@playwright/test'
import { type LiveApp, liveTest } from './support/app'
import { fillPasswords, LAKSHMI, register, walkToRegister } from './support/register'

const registered = (live: LiveApp) =>
  Object.values(live.provider.world.people).filter(({ user }) => user.mobileNo === LAKSHMI.mobileNo)
    .length

liveTest(
  'a reload during registration: checks with the provider before sending again',
  async ({ live, page }) => {
    const release = live.provider.hold('register')
    await page.goto('/register?code=PRAKASH101')
    await walkToRegister(page)
    await register(page)
    await expect.poll(() => live.provider.requests('register')).toHaveLength(1)
    await page.reload()
    await expect(page.getByLabel('Flat no/Building name')).toHaveValue('House 3, Gond Tola')
    await register(page)
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await fillPasswords(page)
    await register(page)
    await expect(page.getByRole('alert')).toHaveText('Mobile number already registered')
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    release()
    expect(live.provider.requests('register')).toHaveLength(1)
    expect(registered(live)).toBe(1)
  },
)
