/** CHK-1, QUO-1: on a phone, buying, paying by UPI and selling take few taps and no scrolling. */
import { expect, type Locator } from '@playwright/test'
import { test } from './support/app'
import { languages } from './support/states'
import { SAVITA } from './support/steps'

test.use({ viewport: { width: 390, height: 844 } })

/** Taps each in turn. Fails where the person would have to scroll first. */
async function tapInView(controls: Locator[]): Promise<void> {
  for (const control of controls) {
    await expectInView(control)
    await control.click()
  }
}

async function expectInView(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 })
  await expect.poll(() => part.evaluate(isUncovered), String(part)).toBe(true)
}

/** Nothing lies over the middle of it: no bar, no toast. */
function isUncovered(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect()
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('buying takes seven taps from Home, or eight with UPI', async ({ app, page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await app.scenario('empty-cart')
  await app.openAsSavita('/home')
  await tapInView([
    page.getByRole('link', { name: /Wheat Lokwan ₹/ }),
    page.getByRole('link', { name: 'Buy Now' }),
    button('Add To Cart'),
    button('Proceed to Checkout'),
    button('Proceed'),
    page.getByText('UPI', { exact: true }),
  ])
  await expect(page.getByRole('link', { name: 'Open UPI app' })).toBeInViewport({ ratio: 1 })
  await tapInView([button('Complete Transaction')])
  await expect(page.getByLabel('Enter amount')).toBeInViewport({ ratio: 1 })
})

test('selling takes four taps from Home', async ({ app, page }) => {
  await app.openAsSavita('/home')
  await tapInView([
    page.getByRole('link', { name: 'Quotes', exact: true }),
    page.getByRole('link', { name: /000104/ }),
    page.getByRole('link', { name: /Turmeric Sangli/ }),
    page.getByRole('button', { name: 'Confirm Sell' }).first(),
  ])
  await expect(page.getByRole('heading', { name: 'Sell Confirmation Received' })).toBeVisible()
})

for (const { language, lang } of languages)
  test(`${language}: what a person looks for stands above the bars`, async ({
    app,
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
    await app.signedInAs(SAVITA.mobileNo)
    const main = page.getByRole('main')

    await test.step('the options after buying, below a net weight', async () => {
      await page.goto('/product/details/CSH-W320-I')
      await expect(main.getByRole('listitem')).toHaveCount(3)
      for (const option of await main.getByRole('listitem').all()) await expectInView(option)
    })

    await test.step('the button that sells to the best quote, below a long name', async () => {
      await page.goto('/singleQuoteDetails/66d000000000000000000104/66e000000000000000010402')
      await expectInView(main.getByRole('listitem').first().getByRole('button').first())
    })

    await test.step('the totals in two rows, and the first order', async () => {
      await page.goto('/history')
      await expectInView(main.getByText('₹5,577.00'))
      const totals = await main.getByRole('definition').all()
      const bottoms = await Promise.all(
        totals.map(async (total) => {
          const { y = 0, height = 0 } = (await total.boundingBox()) ?? {}
          return y + height
        }),
      )
      expect(bottoms).toHaveLength(4)
      expect(new Set(bottoms).size).toBe(2)
    })
  })
