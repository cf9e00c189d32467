/**
 * A purchase in a page that the browser translates. That no text breaks there, every unit test
 * watches: tests/translation.ts.
 */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { expectPlaced, fillTransaction, press, SAVITA, signIn } from './support/steps'

/**
 * Runs in the page: translates it as Chrome does, into the same words. Each text, also one that
 * appears later, goes into two `<font>` elements; React's own text node is no longer in the page.
 */
function translate(): void {
  const kept = 'head, script, noscript, textarea, option, svg, font'

  function wrap(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest(kept)) return
    const font: string = 'font'
    const [outer, inner] = [document.createElement(font), document.createElement(font)]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }

  function wrapAll(root: Node): void {
    if (root instanceof Text) wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }

  const options = { childList: true, characterData: true, subtree: true }
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Text ? [target] : addedNodes)
        if (node.isConnected) wrapAll(node)
  }).observe(document, options)
}

const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).click()

liveTest('an offer is found, bought and paid for', async ({ live, page }) => {
  await page.addInitScript(translate)
  live.provider.scenario('empty-cart')
  await page.goto('/')
  await follow(page, 'Login')
  await signIn(page, SAVITA)
  await follow(page, 'See All')
  for (const name of ['Within ₹10,000', 'Within ₹10,000']) await press(page, name)
  await follow(page, /Wheat Lokwan/)
  await follow(page, 'Buy Now')
  for (const name of ['×2', '×5', 'Minimum']) await press(page, name)
  await page.getByLabel('Quantity').fill('250.5')
  await press(page, 'Add To Cart')
  await expect(page.getByRole('button', { name: 'Update Cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await press(page, 'Proceed to Checkout')
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await press(page, 'Proceed')
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await press(page, 'Show QR for another phone')
  await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
  await press(page, 'Copy Account Number')
  await press(page, 'Complete Transaction')
  await press(page, 'Submit')
  await expect(page.getByText('Please enter the correct amount')).toBeVisible()
  await fillTransaction(page, '6671.44', 'UTR-TRANSLATED')
  await press(page, 'Submit')
  await expectPlaced(page, 'UTR-TRANSLATED')
  await expect(page.locator('main font font')).not.toHaveCount(0)
  expect(live.bodies('placeOrder')).toMatchObject([
    { totalAmount: 6671, orderItems: [{ productQuantity: 250.5 }] },
  ])
})
