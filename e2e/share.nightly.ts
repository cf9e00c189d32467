/** Sharing an invitation by e-mail, and an offer with its picture. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

const words =
  'Join me on Sauda to buy and sell farm produce. Sign up with my referral code SAVITA4210 and start earning. #ReferralBonus'

test.beforeEach(async ({ app }) => {
  await app.signedInAs(SAVITA.mobileNo)
})

// WhatsApp and Facebook: tests/ui/sharing.test.tsx.
test('an e-mail has the message and the link', async ({ page }) => {
  await page.addInitScript(() => {
    // Where the page is told to go, before the browser looks for a mail program.
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', (event) => {
      const { url } = (event as unknown as { destination: { url: string } }).destination
      if (url.startsWith('mailto:')) sessionStorage.setItem('mail', url)
    })
  })
  await page.goto('/home')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Email' }).click()
  const mail = await page.waitForFunction(() => sessionStorage.getItem('mail'))
  const { searchParams } = new URL((await mail.jsonValue()) ?? '')
  expect(searchParams.get('subject')).toBe('Join and Earn Rewards!')
  const link = `${new URL(page.url()).origin}/register?code=SAVITA4210`
  expect(searchParams.get('body')).toBe(`${words}\n${link}`)
})

test('a link unfolds with a title and a text', async ({ request }) => {
  for (const [path, title] of [
    ['/', 'Sauda'],
    ['/register?code=SAVITA4210', 'Enter referral code to join the Referral Program · Sauda'],
    ['/product/details/ONI-NSK-D', 'Sauda'],
  ] as const) {
    const page = await (await request.get(path)).text()
    expect(page, path).toContain(`<meta property="og:title" content="${title}">`)
    expect(page, path).toMatch(/<meta property="og:description" content="Buy farm produce, [^"]+">/)
    // They would need an absolute address (VITE_PUBLIC_URL).
    expect(page, path).not.toMatch(/og:(?:image|url)/)
  }
})

test('shares the offer’s picture where the phone can share files', async ({ page }) => {
  await page.addInitScript(() => {
    const share = ({ files = [], text }: ShareData) => {
      sessionStorage.setItem('shared', JSON.stringify([files[0]?.name, files[0]?.type, text]))
      return Promise.resolve()
    }
    Object.assign(navigator, { share, canShare: () => true })
  })
  await page.goto('/product/details/ONI-NSK-D')
  await page.getByRole('button', { name: 'Share this offer' }).click()
  await page.getByRole('button', { name: 'Share with the picture' }).click()
  const shared = () => page.evaluate(() => sessionStorage.getItem('shared'))
  await expect.poll(shared).toContain('["offer.png","image/png","Onion Lasalgaon: ₹18.75/kg')
})
