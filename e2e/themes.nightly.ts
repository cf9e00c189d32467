/** LOG-7: a theme applies before the next page is painted; System follows the phone. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'

const PAPER = {
  light: 'rgb(251, 248, 241)',
  dark: 'rgb(22, 20, 15)',
  contrast: 'rgb(255, 255, 255)',
}

const expectPaper = (page: Page, theme: keyof typeof PAPER) =>
  expect(page.locator('html')).toHaveCSS('background-color', PAPER[theme])

/** The colour of the browser's bar. */
const themeColour = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')

test('Dark, chosen in the profile, applies on the next page before its scripts run', async ({
  app,
  page,
  context,
}) => {
  await app.openAsSavita('/profile')
  await expectPaper(page, 'light')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radiogroup', { name: 'Text size' }).getByRole('radio').last().check()
  await expectPaper(page, 'dark')
  expect(await themeColour(page)).toBe('#16140f')
  await expect(page.locator('html')).toHaveCSS('font-size', '20px')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expectPaper(page, 'dark')

  // Without the app's scripts: by the page itself.
  const visitor = await context.newPage()
  await visitor.route('**/*.js', (route) => route.abort())
  for (const path of ['/login', '/home']) {
    await visitor.goto(path, { waitUntil: 'commit' })
    await expectPaper(visitor, 'dark')
  }
  // On paper it stays light.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(29, 27, 22)')
})

// CHK-5: scanners need dark modules on a light ground.
test(
  'a QR code stays as it is where the browser darkens pages',
  { tag: '@chromium' },
  async ({ app, page, context }) => {
    const chrome = await context.newCDPSession(page)
    await chrome.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    // Else Chromium heeds no page that opts out.
    await page.emulateMedia({ colorScheme: 'dark' })
    await app.openAsSavita('/checkout')
    await page.getByRole('button', { name: 'Proceed', exact: true }).click()
    await page.getByText('UPI', { exact: true }).click()
    await page.getByRole('button', { name: 'Show QR for another phone' }).click()
    const code = page.getByRole('img', { name: /^QR code/ })
    const shot = (await code.screenshot()).toString('base64')
    // A page without a policy, which would forbid the picture.
    const reader = await context.newPage()
    const lightnessAt = (share: number) =>
      reader.evaluate(
        async ([picture, at]) => {
          const bytes = await (await fetch(`data:image/png;base64,${picture}`)).blob()
          const bitmap = await createImageBitmap(bytes)
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          canvas?.drawImage(bitmap, 0, 0)
          return canvas?.getImageData(bitmap.width * at, bitmap.height * at, 1, 1).data[0]
        },
        [shot, share] as const,
      )
    expect(await lightnessAt(0.02)).toBeGreaterThan(240)
    const modules = await page.evaluate(
      (label) => document.querySelector(`svg[aria-label="${label}"]`)?.getAttribute('viewBox'),
      await code.getAttribute('aria-label'),
    )
    const size = Number(modules?.split(' ').at(-1))
    // The corner of the finder pattern, after four modules of ground.
    expect(await lightnessAt(4.5 / size)).toBeLessThan(60)
  },
)

test('System follows the phone, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expectPaper(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectPaper(page, 'light')
  await page.emulateMedia({ contrast: 'more' })
  await expectPaper(page, 'contrast')
})
