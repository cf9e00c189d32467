/** Inviting others: every way of sharing sends the message that is shown. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

const words =
  'Join me on Sauda to buy and sell farm produce. Sign up with my referral code SAVITA4210 and start earning. #ReferralBonus'

test.beforeEach(async ({ app }) => {
  await app.signedInAs(SAVITA.mobileNo)
})

test('WhatsApp and e-mail get the message, Facebook the link and the hashtag', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // Where the page is told to go, before the browser looks for a mail program.
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', (event) => {
      const { url } = (event as unknown as { destination: { url: string } }).destination
      if (url.startsWith('mailto:')) sessionStorage.setItem('mail', url)
    })
    // Installed on an iPhone, a window opened so stays blank once the app takes the link.
    window.open = () => {
      throw new Error('a window instead of a link')
    }
  })
  await context.route(/whatsapp\.com|facebook\.com/, (route) => route.fulfill({ body: '' }))
  await page.goto('/home')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = `${new URL(page.url()).origin}/register?code=SAVITA4210`
  const preview = page.getByRole('figure', { name: 'Your message' })
  await expect(preview).toContainText(words)
  await expect(preview).toContainText(link)
  const message = `${words}\n${link}`
  const opened = async (name: string) => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name }).click(),
    ])
    await popup.waitForURL(/^https:/)
    const address = new URL(popup.url())
    await popup.close()
    return address
  }
  const whatsapp = await opened('WhatsApp')
  expect(whatsapp.host).toMatch(/whatsapp\.com$/)
  expect(whatsapp.searchParams.get('text')).toBe(message)
  const facebook = await opened('Facebook')
  expect(facebook.host).toBe('www.facebook.com')
  expect(facebook.searchParams.get('u')).toBe(link)
  expect(facebook.searchParams.get('hashtag')).toBe('#ReferralBonus')

  await page.getByRole('button', { name: 'Email' }).click()
  const mail = await page.waitForFunction(() => sessionStorage.getItem('mail'))
  const { searchParams } = new URL((await mail.jsonValue()) ?? '')
  expect(searchParams.get('subject')).toBe('Join and Earn Rewards!')
  expect(searchParams.get('body')).toBe(message)
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
