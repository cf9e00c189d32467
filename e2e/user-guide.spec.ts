/**
 * The user guide as people open it: videos that come when they are tapped, and the guide to keep, in three languages. On the
 * live build: the demo's worker would stand between the page and its files.
 */
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { pdfPages, pdfText } from '@tests/pdf-text'
import { liveTest as test } from './support/app'
import { expectScreen } from './support/screens'
import { SAVITA } from './support/steps'

/** The paths of all requests below /guides/, as they go out. */
function watchGuides(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/guides/')) asked.push(pathname)
  })
  return asked
}

const arrived = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'User Guide' })).toBeVisible()

test('a visitor finds the guide on the landing page and keeps it in three languages', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'User Guide' }).click()
  await expectScreen(page, '/user/guide', 'User Guide')

  const words = {
    Marathi: ['mr', 'व्यापाऱ्यांचे भाव पाहा', 'तुमचे बँक खाते लिहा आणि Save (जतन करा) दाबा.'],
    Hindi: ['hi', 'व्यापारियों के भाव देखें', 'अपना बैंक खाता लिखें और Save (सहेजें) दबाएँ।'],
    English: ['en', 'Follow the quotes', 'Write your bank account and tap Save.'],
  }
  for (const [language, [code, ...expected]] of Object.entries(words)) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download the guide in ${language}` }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`Sauda-guide-${code}.pdf`)
    const pdf = await readFile(await download.path())
    expect(pdfPages(pdf)).toBe(9)
    const text = pdfText(pdf)
    for (const sentence of expected) expect(text).toContain(sentence)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a guide that does not come says so, and comes at the next tap', async ({ page }) => {
  await page.goto('/user/guide')
  const button = page.getByRole('button', { name: 'Download the guide in Hindi' })
  const failure = page.getByRole('alert').filter({ hasText: /^Failed to download file\.$/ })

  await page.route('**/guides/hi.pdf', (route) => route.abort(), { times: 1 })
  await button.click()
  await expect(failure).toBeVisible()
  // What a host without the file answers: the app itself.
  const shell = { contentType: 'text/html', body: '<!doctype html><title>Sauda</title>' }
  await page.route('**/guides/hi.pdf', (route) => route.fulfill(shell), { times: 1 })
  await button.click()
  await expect(failure).toBeVisible()

  const coming = page.waitForEvent('download')
  await button.click()
  expect((await coming).suggestedFilename()).toBe('Sauda-guide-hi.pdf')
  await expect(failure).toHaveCount(0)
})

test(
  'a slow download shows how far it is, is not asked for twice, and ends when the person leaves',
  { tag: '@chromium' },
  async ({ page, context }) => {
    const asked = watchGuides(page)
    await page.goto('/user/guide')
    await arrived(page)
    // The download is what shall be slow, not the code that shows it.
    await page.waitForLoadState('networkidle')
    const network = await context.newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: 40_000, uploadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', slow)
    const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('en.pdf'))
    await page.getByRole('button', { name: 'Download the guide in English' }).dblclick()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByText(/^[1-9]\d* of \d+ KB$/)).toBeVisible()
    await page.getByRole('button', { name: 'Download the guide in English' }).click()
    expect(asked.filter((path) => path === '/guides/en.pdf')).toHaveLength(1)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/')
    await broken
  },
)

test('a film is fetched when it is tapped, and plays with captions', async ({ page }) => {
  const asked = watchGuides(page)
  await page.goto('/user/guide', { waitUntil: 'commit' })
  await expect(page.getByTestId('video-placeholder')).toHaveCount(4)
  await expect(page.getByTestId('video-placeholder')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => !path.endsWith('.jpg'))).toEqual([])
  expect(asked).toHaveLength(4)

  await page.getByRole('button', { name: 'Play Sell to a vendor' }).click()
  const video = page.getByLabel('Sell to a vendor')
  await expect(video).toBeFocused()
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(time).toBeGreaterThan(0.5)
  const before = await time()
  await expect.poll(time).toBeGreaterThan(before + 0.5)
  expect(
    await video.evaluate((element: HTMLVideoElement) => ({
      size: [element.videoWidth, element.videoHeight],
      isMuted: element.muted,
      isLong: element.duration >= 20 && element.duration <= 41,
    })),
  ).toEqual({ size: [540, 960], isMuted: true, isLong: true })
  // Its captions are over sooner than a busy machine looks: all there will be are read at once.
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) => {
        const [shown, ...more] = [...element.textTracks].filter(({ mode }) => mode === 'showing')
        const words = Array.from(shown?.cues ?? [], (cue) => (cue as VTTCue).text)
        return { language: shown?.language, words, more: more.length }
      }),
    )
    .toEqual({
      language: 'en',
      words: expect.arrayContaining(['Tap Quotes at the bottom.']) as string[],
      more: 0,
    })
  expect(asked).toContain('/guides/sell.webm')
  expect(asked.filter((path) => path.endsWith('.webm') && !path.includes('sell'))).toEqual([])
})

test('a tap during the placeholder goes through', async ({ page }) => {
  // Not when all is loaded: on a slow machine the placeholder's two seconds are over by then.
  await page.goto('/user/guide', { waitUntil: 'commit' })
  await expect(page.getByTestId('video-placeholder').first()).toBeVisible()
  await page.getByRole('button', { name: 'Play Buy an offer' }).tap()
  await expect(page.getByLabel('Buy an offer')).toBeVisible()
})

test('every film can be played', async ({ page }) => {
  await page.goto('/user/guide')
  for (const title of [
    'Buy an offer',
    'Pay and submit the transaction ID',
    'Sell to a vendor',
    'Ask for delivery',
  ]) {
    await page.getByRole('button', { name: `Play ${title}` }).click()
    const video = page.getByLabel(title)
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the guide is shared with one’s code, and by a visitor without one', async ({
  live,
  page,
}) => {
  await page.goto('/user/guide')
  await page.getByRole('button', { name: 'Share' }).click()
  const message = page.getByRole('dialog').getByRole('figure')
  await expect(message).toContainText(/\/register$/)
  await expect(message).toContainText('#ReferralBonus')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/user/guide')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(message).toContainText('/register?code=SAVITA4210')
})

test('the guide can be used by everybody', async ({ page }) => {
  await page.goto('/user/guide')
  await expect(page.getByTestId('video-placeholder')).toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Play Buy an offer' }).click()
  await expect(page.getByLabel('Buy an offer')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})
