/** The page that `npm run gallery` makes (scripts/gallery/page.mjs). */
import { expect, test } from '@playwright/test'
import { galleryPage } from '@scripts/gallery/page.mjs'

const picture = (path: string, state: string, lang: string) => ({
  path,
  state,
  lang,
  file: `${lang}/${state}.jpg`,
  width: 390,
  height: 844,
})

test('is searched by route, state and language, and takes every word as text', async ({ page }) => {
  await page.setContent(
    galleryPage([
      picture('/cart', 'full', 'en'),
      picture('/cart', 'full', 'hi'),
      picture('/cart', 'failed', 'en'),
      picture('/register?code="><b>', 'full', 'en'),
    ]),
  )
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '/cart',
    '/register?code="><b>',
  ])
  await expect(page.locator('img[loading=lazy]')).toHaveCount(4)
  await expect(page.getByText('4 shown')).toBeVisible()
  await page.getByLabel('State').selectOption('full')
  await page.getByLabel('Language').selectOption('en')
  await expect(page.getByText('2 shown')).toBeVisible()
  await page.getByLabel('Route').fill('CART')
  await expect(page.locator('img').filter({ visible: true })).toHaveAttribute('src', 'en/full.jpg')
})
