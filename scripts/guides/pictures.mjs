/** Takes the screenshots of the guide's PDFs. */
import { settle } from './app.mjs'
import { labelsIn } from './words.mjs'

/**
 * @typedef {import('./app.mjs').Page} Page
 * @typedef {ReturnType<typeof labelsIn>} Labels In the language of the pictures.
 */

/** @param {Page} page @param {string | RegExp} name */
const link = (page, name) => page.getByRole('link', { name }).first()
/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true }).first()

/** Scrolls a part to the top of the picture. @param {import('@playwright/test').Locator} part */
const showFromTop = (part) =>
  part.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 16)
  })

/** @param {Page} page @param {Labels} t */
async function openPayment(page, t) {
  await button(page, t('checkout.proceed')).click()
  await page.getByRole('radio', { name: t('payment.byUpi'), exact: true }).check()
  await link(page, t('payment.openUpi')).waitFor()
}

/** @param {Page} page @param {Labels} t */
async function openBids(page, t) {
  await link(page, /000104/).click()
  await link(page, /Turmeric Sangli/).click()
  await button(page, t('quotes.confirmSell')).waitFor()
}

/**
 * @typedef {(page: Page, t: Labels) => Promise<unknown>} Walk
 * @typedef {{ path: string, scenario?: string, visitor?: boolean, walk?: Walk }} Scene
 * @type {Record<string, Scene>}
 */
const scenes = {
  landing: { path: '/', visitor: true },
  register: {
    path: '/register',
    visitor: true,
    walk: async (page, t) => {
      await button(page, t('register.skip')).click()
      await page.getByLabel(t('person.name')).fill('Lakshmi Bai Gond')
      await page.getByLabel(t('person.mobile')).fill('9123456780')
    },
  },
  find: {
    path: '/product/list',
    walk: async (page, t) => {
      await page.getByRole('combobox', { name: t('offerSearch.sortBy') }).selectOption('price')
      await button(page, t('offerSearch.within', '₹10,000')).click()
    },
  },
  remembered: {
    path: '/product/details/WHT-LOK1-D',
    walk: async (page, t) => {
      for (const sku of ['WHT-LOK1-D', 'MNG-ALP-D', 'TRM-SNG-D', 'DAL-TUR-D']) {
        await page.goto(`/product/details/${sku}`)
        await link(page, t('catalogue.buyNow')).waitFor()
        if (/^[MT]/.test(sku)) await button(page, t('remembered.favourite')).click()
      }
      await page.goto('/home')
      const favourites = page.getByRole('heading', { name: t('remembered.favourites') })
      await favourites.waitFor()
      await settle(page)
      await showFromTop(favourites)
    },
  },
  offer: {
    path: '/product/details/WHT-LOK1-D',
    scenario: 'empty-cart',
    walk: (page, t) => link(page, t('catalogue.buyNow')).waitFor(),
  },
  quantity: {
    path: '/setQuantity/WHT-LOK1-D',
    scenario: 'empty-cart',
    walk: async (page, t) => {
      const quantity = page.getByLabel(t('catalogue.quantity'), { exact: true })
      await quantity.fill('250')
      await showFromTop(quantity)
    },
  },
  payment: {
    path: '/checkout',
    scenario: 'full-cart',
    walk: async (page, t) => {
      await openPayment(page, t)
      await showFromTop(page.getByText(t('payment.method'), { exact: true }))
    },
  },
  transaction: {
    path: '/checkout',
    scenario: 'full-cart',
    walk: async (page, t) => {
      await openPayment(page, t)
      await button(page, t('checkout.complete')).click()
      await page.getByLabel(t('payment.amount')).waitFor()
    },
  },
  'needs-action': {
    path: '/history',
    walk: (page, t) => link(page, t('orders.reverifyAction')).waitFor(),
  },
  reverify: {
    path: '/history',
    walk: async (page, t) => {
      const orders = page.getByRole('tabpanel').getByRole('link', { name: /^SD2026-/ })
      await orders
        .filter({ hasText: t('orders.reverifyAction') })
        .first()
        .click()
      await page.getByText(t('order.verificationFailed')).waitFor()
    },
  },
  quotes: {
    path: '/quotes',
    walk: (page) => page.getByText('₹156.125').first().waitFor(),
  },
  bids: {
    path: '/quotes',
    walk: async (page, t) => {
      await openBids(page, t)
      await button(page, t('quotes.confirmSell')).scrollIntoViewIfNeeded()
    },
  },
  sold: {
    path: '/quotes',
    walk: async (page, t) => {
      await openBids(page, t)
      await button(page, t('quotes.confirmSell')).click()
      await page.getByRole('heading', { name: t('quotes.confirmed') }).waitFor()
    },
  },
  figure: {
    path: '/quotes',
    walk: async (page, t) => {
      await openBids(page, t)
      const figure = page.getByRole('figure', { name: t('quotes.figure') })
      await figure.waitFor()
      await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  'your-money': {
    path: '/history',
    walk: async (page, t) => {
      await button(page, t('yourMoney.show')).click()
      await showFromTop(page.getByRole('heading', { name: t('yourMoney.title') }))
    },
  },
  'needs-you': {
    path: '/home',
    walk: (page, t) => page.getByRole('complementary', { name: t('needed.title') }).waitFor(),
  },
  settings: {
    path: '/profile',
    walk: async (page, t) => {
      await button(page, t('news.turnOn')).waitFor()
      await showFromTop(page.getByRole('radiogroup', { name: t('display.theme') }))
    },
  },
  delivery: {
    path: '/history',
    walk: async (page, t) => {
      const orders = page.getByRole('tabpanel')
      await orders.getByRole('link', { name: /^SD2026-.*Turmeric Sangli/ }).click()
      await link(page, /Turmeric Sangli/).click()
      await link(page, t('order.requestDelivery')).click()
      await button(page, t('delivery.request')).waitFor()
    },
  },
  'delivery-accepted': {
    path: '/history',
    scenario: 'delivery-accepted',
    walk: async (page, t) => {
      await link(page, t('orders.payDeliveryAction')).click()
      await button(page, t('delivery.proceed')).waitFor()
    },
  },
  rewards: {
    path: '/profile/referral',
    walk: (page, t) => button(page, t('rewards.share')).waitFor(),
  },
  share: {
    path: '/home',
    walk: async (page, t) => {
      await button(page, t('catalogue.share')).click()
      await page.getByText(`${new URL(page.url()).origin}/register`).evaluate((address) => {
        // Shows a public address in place of this machine's.
        const text = address.textContent ?? ''
        address.textContent = text.replace(location.origin, 'https://sauda.example')
      })
    },
  },
}

/**
 * JPEGs of the app in a language, as data URLs, by the name of their scene.
 * @param {import('./app.mjs').App} app
 * @param {import('./words.mjs').Language} language
 */
export async function takePictures(app, language) {
  const labels = labelsIn(language)
  /** @type {Record<string, string>} */
  const pictures = {}
  for (const [name, { path, walk, ...visit }] of Object.entries(scenes))
    await app.open({ ...visit, language, scale: 1 }, async (page) => {
      await page.goto(path)
      await walk?.(page, labels)
      await settle(page)
      // Text stays readable at this quality; every page of the guide has two pictures.
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 35, animations: 'disabled' })
      pictures[name] = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    })
  return pictures
}
