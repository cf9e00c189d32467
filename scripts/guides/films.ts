/** The films of the guide; `say` shows the next caption. */

import type { Visit } from './app'
import type { FilmedPhone } from './film'

export interface Film extends Visit {
  /** The name of its files, and of its title in src/text/en.json. */
  id: string
  play: (phone: FilmedPhone) => Promise<void>
}

/** In the order of the guide's screen. */
export const films: Film[] = [
  {
    id: 'buy',
    scenario: 'empty-cart',
    path: '/home',
    async play({ say, show, scrollTo, tap, pose, type, link, button, field, text }) {
      await say()
      await tap(link(/Wheat Lokwan/))
      await pose()
      await say()
      await tap(link('catalogue.buyNow'))
      await say()
      await type(field('catalogue.quantity'), '250')
      await say()
      await scrollTo(text('catalogue.total'))
      await show(1500)
      await say()
      await tap(button('catalogue.addToCart'))
      await show(1000)
      await say()
      await tap(button('catalogue.proceed'))
      await say()
    },
  },
  {
    id: 'pay',
    scenario: 'full-cart',
    path: '/checkout',
    async play({ page, t, say, show, scrollTo, tap, point, pose, link, button, radio, text }) {
      await say()
      await scrollTo(text('checkout.totalWithFee'))
      await show(1500)
      await tap(button('checkout.proceed'))
      await pose()
      await say()
      await tap(radio('payment.byUpi'))
      await say()
      await point(link('payment.openUpi'))
      // As if copied in the UPI app.
      await page.evaluate(() => navigator.clipboard.writeText('632412345678'))
      await say()
      await tap(button('checkout.complete'))
      await say()
      await tap(button('payment.useAmount'))
      await say()
      await tap(button('payment.whereIsId'))
      await show(2500)
      await tap(button('payment.whereIsId'))
      await say()
      await tap(button('payment.paste', t('payment.transactionId')))
      await tap(button('payment.paste', t('payment.confirmTransactionId')))
      await show(500)
      await say()
      await tap(button('checkout.submit'))
      await say()
    },
  },
  {
    id: 'sell',
    path: '/home',
    async play({ say, show, scrollTo, tap, pose, link, button }) {
      await say()
      await tap(link('shell.quotes'))
      await say()
      await tap(link(/000104/))
      await say()
      await tap(link(/Turmeric Sangli/))
      await say()
      await scrollTo(button('quotes.confirmSell'))
      await pose()
      await show(500)
      await say()
      await say()
      await tap(button('quotes.confirmSell'))
      await say()
    },
  },
  {
    id: 'delivery',
    path: '/history',
    async play({ page, say, show, scrollTo, tap, pose, order, link, button, text }) {
      await say()
      await tap(order('Turmeric Sangli'))
      await say()
      await tap(link(/Turmeric Sangli/))
      await say()
      await tap(link('delivery.request'))
      await pose()
      await say()
      await tap(button('delivery.request'))
      await say()
      await page.evaluate(() => window.__provider?.acceptDeliveries({ charges: 940, days: 3 }))
      await say()
      await tap(button('delivery.checkAgain'))
      await scrollTo(text('delivery.charges'))
      await say()
      await tap(button('delivery.proceed'))
      await say()
      await say()
      await tap(button('payment.useAmount'))
      await show(1500)
    },
  },
]
