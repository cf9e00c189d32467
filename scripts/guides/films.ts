/** The films of the guide. `say` shows the next caption. */
import type { Film, FilmedPhone } from './film'

/** `Use ₹21,260.78`, in each language. */
const USE_AMOUNT = /^(?:Use )?₹[\d,.]+/

/** Pastes an ID as if it were copied in the UPI app. */
async function pasteId({ page, t, say, tap }: FilmedPhone) {
  await page.evaluate(() => navigator.clipboard.writeText('632412345678'))
  await say()
  for (const field of ['payment.transactionId', 'payment.confirmTransactionId']) {
    const name = t('payment.paste', t(field))
    await tap(page.getByRole('button', { name, exact: true }))
  }
}

/** In the order of the guide's screen. */
export const films: Film[] = [
  {
    id: 'buy',
    scenario: 'empty-cart',
    path: '/home',
    async play({ say, sayAndTap, scrollTo, type, link, button, field, text }, pose) {
      await sayAndTap(link(/Wheat Lokwan/))
      await pose()
      await sayAndTap(link('catalogue.buyNow'))
      await say()
      await type(field('catalogue.quantity'), '250')
      await scrollTo(text('catalogue.total'))
      await say()
      await sayAndTap(button('catalogue.addToCart'))
      await sayAndTap(button('catalogue.proceed'))
      await say()
    },
  },
  {
    id: 'pay',
    scenario: 'full-cart',
    path: '/checkout',
    async play(phone, pose) {
      const { say, sayAndTap, show, scrollTo, tap, point, link, button, radio, text } = phone
      await say()
      await scrollTo(text('checkout.totalWithFee'))
      await show(1500)
      await tap(button('checkout.proceed'))
      await pose()
      await sayAndTap(radio('payment.byUpi'))
      await say()
      await point(link('payment.openUpi'))
      await sayAndTap(button('checkout.complete'))
      await sayAndTap(button(USE_AMOUNT))
      await sayAndTap(button('payment.whereIsId'))
      await show(2500)
      await tap(button('payment.whereIsId'))
      await pasteId(phone)
      await sayAndTap(button('checkout.submit'))
      await say()
    },
  },
  {
    id: 'sell',
    path: '/home',
    async play({ say, sayAndTap, scrollTo, link, button }, pose) {
      await sayAndTap(link('shell.quotes'))
      await sayAndTap(link(/000104/))
      await sayAndTap(link(/Turmeric Sangli/))
      await say()
      await scrollTo(button('quotes.confirmSell'))
      await pose()
      await say()
      await sayAndTap(button('quotes.confirmSell'))
      await say()
    },
  },
  {
    id: 'delivery',
    path: '/history',
    async play(phone, pose) {
      const { page, say, sayAndTap, scrollTo, link, button, text } = phone
      await sayAndTap(link(/^SD2026-.*Turmeric Sangli/))
      await sayAndTap(link(/Turmeric Sangli/))
      await sayAndTap(link('delivery.request'))
      await pose()
      await sayAndTap(button('delivery.request'))
      await say()
      await page.evaluate(() => window.__provider?.act('acceptDelivery', { charges: 940, days: 3 }))
      await sayAndTap(button('delivery.checkAgain'))
      await sayAndTap(button('delivery.proceed'))
      await say()
      await sayAndTap(button(USE_AMOUNT))
      await pasteId(phone)
      await sayAndTap(button('delivery.submit'))
      await say()
      await scrollTo(text('delivery.delivery'))
      await say()
    },
  },
]
