/** What is typed before any script runs is kept; a signed-in person sees no landing page. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { frames } from './support/frames'
import { hold, SCRIPTS } from './support/hold'
import { SAVITA } from './support/steps'

for (const { who, stored } of [
  { who: 'a visitor', stored: {} },
  // The provider has ended the session: drafts wait for their owner.
  { who: 'a person signed out with drafts', stored: { 'sauda.draft.owner': SAVITA.id } },
])
  liveTest(
    `keeps text and taps of ${who} from before the app has loaded, and submits no form by itself`,
    async ({ page }) => {
      await page.addInitScript((drafts) => Object.assign(sessionStorage, drafts), stored)
      const release = await hold(page, SCRIPTS)
      await page.goto('/login', { waitUntil: 'commit' })
      const login = page.getByRole('button', { name: 'Login', exact: true })
      await page.getByLabel('Mobile Number').fill(`+91 ${SAVITA.mobileNo}`)
      await page.getByLabel('Password', { exact: true }).fill(SAVITA.password)
      await login.tap()
      await frames(page, 15)
      await expect(page).toHaveURL('/login')
      // The tap takes effect once the app has loaded, with the typed text.
      release()
      await expect(page).toHaveURL('/home')
    },
  )

liveTest('a signed-in person at / sees /home, never the landing page', async ({ live, page }) => {
  await live.signedInAs(SAVITA.mobileNo)
  const seen: string[] = []
  await page.exposeFunction('see', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const look = () => {
      const text = document.body?.innerText ?? ''
      if (text) (window as unknown as { see: (text: string) => void }).see(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  expect(seen.filter((text) => text.includes('New User'))).toEqual([])
})
