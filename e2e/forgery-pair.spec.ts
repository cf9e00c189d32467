import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { SAVITA } from './support/steps'

liveTest(
  'the forgery header goes to the provider, on another port, and not to the page’s own host',
  async ({ live, page }) => {
    const headers = new Map<string, string | undefined>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== new URL(page.url()).origin || request.headers()['x-xsrf-token'])
        headers.set(`${request.method()} ${origin}${pathname}`, request.headers()['x-xsrf-token'])
    })
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/setQuantity/WHT-LOK1-D')
    await expect(page.getByRole('button', { name: 'Update Cart' })).toBeVisible()
    await page.getByLabel('Quantity').fill('321')
    await page.getByRole('button', { name: 'Update Cart' }).click()
    // The provider enforces the pair: without it the change would have been refused.
    await expect
      .poll(() => live.provider.requests('addToCart'))
      .toMatchObject([{ method: 'POST', status: 200 }])
    const sent = headers.get(`POST ${live.providerOrigin}/api/cart/add`)
    expect(sent).toBeTruthy()
    for (const [request, token] of headers)
      if (!request.includes(live.providerOrigin)) expect(token ?? 'undefined').toBe('undefined')
  },
)
