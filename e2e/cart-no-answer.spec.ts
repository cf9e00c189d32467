/** A cart edit on a connection that is dead, which nobody says: it is told, sent once, and holds up nobody. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { SAVITA } from './support/steps'

liveTest(
  'a quantity left on a dead connection is told after 15 seconds, and saved when the person says so',
  async ({ live, page }) => {
    await page.clock.install()
    await live.signedInAs(SAVITA.mobileNo)
    live.provider.fault({ call: 'addToCart', kind: 'silence', times: 1 })
    await page.goto('/cart')
    const wheat = page.getByLabel('Quantity').first()
    await wheat.fill('600')
    await wheat.blur()
    await expect.poll(() => live.provider.requests('addToCart')).toHaveLength(1)
    const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
    await proceed.click()
    await expect(proceed).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(15_000)
    await expect(page.getByText('No answer yet')).toBeVisible()
    await expect(proceed).not.toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(60_000)
    expect(live.provider.requests('addToCart')).toHaveLength(1)

    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No answer yet')).toBeHidden()
    expect(live.provider.world.people[SAVITA.id]?.cart[0]?.productQuantity).toBe(600)
    await proceed.click()
    await expect(page).toHaveURL('/checkout')
  },
)
