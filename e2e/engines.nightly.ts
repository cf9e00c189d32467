/** The live build in Firefox and in WebKitGTK, Safari's engine, with a provider over HTTP. */
import { expect, test } from '@playwright/test'
import { folders, root } from '@scripts/build-folders.mjs'
import { startProviderServer } from '@/mocks/http-server'
import { launchFirefox, launchWebKit } from './support/engines'
import { serveLiveBuild } from './support/static-site'
import { SAVITA } from './support/steps'
import { role, text, visitorOf } from './support/visitor'

for (const [name, launch] of Object.entries({ Firefox: launchFirefox, WebKitGTK: launchWebKit }))
  test(`${name}: buys, edits the cart just before the page is left, and sells`, async () => {
    const server = await startProviderServer()
    const site = await serveLiveBuild(`${root}/${folders.live}`, server.origin)
    const tab = await launch()
    const { goto, click, fill, sees } = visitorOf(tab, site.origin)
    const bodies = (call: Parameters<typeof server.provider.requests>[0]) =>
      server.provider.requests(call).map(({ body }) => body)
    try {
      server.provider.scenario('empty-cart')
      await goto('/')
      await click(role('link', 'Login'))
      await fill('Mobile Number', SAVITA.mobileNo)
      await fill('Password', SAVITA.password)
      await click(role('button', 'Login'))
      await click(role('link', 'See All'))
      await click(role('link', /Wheat Lokwan/))
      await click(role('link', 'Buy Now'))
      await fill('Quantity', '250.5')
      await click(role('button', 'Add To Cart'))
      await sees(role('button', 'Update Cart'))
      await goto('/cart')
      await fill('Quantity', '260.5')
      await tab.goto('about:blank')
      await expect
        .poll(() => bodies('addToCart'))
        .toMatchObject([{ productQuantity: 250.5 }, { productQuantity: 260.5 }])

      await goto('/checkout')
      await sees(text('₹6,937.77'))
      await click(role('button', 'Proceed'))
      await click(role('radio', 'Bank Transfer (NEFT/IMPS)'))
      await sees(text('987600001234'))
      await click(role('button', 'Complete Transaction'))
      await fill('Enter amount', '6,937.77')
      await fill('Transaction ID', 'UTR2026112001')
      await fill('Verify Transaction ID', 'UTR2026112001')
      await click(role('button', 'Submit'))
      await sees(role('heading', 'Verification Pending'))
      expect(bodies('placeOrder')).toMatchObject([
        { totalAmount: 6937, additionalCharges: 34.52, orderItems: [{ productQuantity: 260.5 }] },
      ])

      await goto('/quotes')
      await click(role('link', /000104/))
      await click(role('link', /Turmeric Sangli/))
      await click(role('button', 'Confirm Sell'), 1)
      await sees(role('heading', 'Sell Confirmation Received'))
      expect(bodies('markQuoteAsSold')).toMatchObject([
        { price: 151.25, vendorName: 'Krishna Spices' },
      ])
    } catch (error) {
      const page = await tab.evaluate('`${location}\\n${document.body.innerText}`')
      await test.info().attach('page', { body: String(page) })
      throw error
    } finally {
      await tab.close()
      await site.close()
      await server.close()
    }
  })
