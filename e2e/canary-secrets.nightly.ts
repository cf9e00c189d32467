/** As canary-secrets.spec.ts: every form, through every fault there is. */
import { expect } from '@playwright/test'
import { kinds } from '@/mocks/faults'
import { liveTest } from './support/app'
import { flows, leaksOf } from './support/canary'
import { SAVITA } from './support/steps'

liveTest.use({ serviceWorkers: 'allow' })
liveTest.setTimeout(300_000)

for (const flow of flows) {
  liveTest(`${flow.name}, through every fault`, async ({ live, page }) => {
    expect(await leaksOf(flow, kinds, live, page)).toEqual([])
  })
}

liveTest(
  'sends number, OTP and user id in bodies only, not in addresses, referrers or logs',
  async ({ live, page }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    page.on('request', (request) => {
      told.push(request.headers().referer ?? '')
      if (request.resourceType() !== 'document') told.push(request.url())
    })
    await page.goto('/forgot/password')
    await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
    await page.getByRole('button', { name: 'Send Otp' }).click()
    live.provider.fault({ call: 'verifyOtp', kind: 'status', status: 500, times: 1 })
    await page.getByLabel('Digit 1 of 6').pressSequentially('246810')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(`/reset/password/${SAVITA.id}`)
    await page.getByLabel('Enter Password').fill('a new one')
    await page.getByLabel('Confirm Password').fill('a new one')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL('/login')
    expect(live.provider.world.people[SAVITA.id]?.password).toBe('a new one')
    expect(told.join('\n')).toContain('/api/user/verify/otp')
    expect(told.join('\n')).not.toMatch(/9876543210|246810|66a000000000000000000001|a new one/)
  },
)
