/** Takes the screenshots of the guide's PDFs. */

import type { Locator } from '@playwright/test'
import type { Language } from '@/text/languages'
import type { App, Phone, Visit } from './app'

interface Scene extends Visit {
  walk?: (phone: Phone) => Promise<unknown>
}

/** Scrolls a part to the top of the picture. */
const showFromTop = (part: Locator) =>
  part.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 16)
  })

async function openPayment({ button, radio, link }: Phone): Promise<void> {
  await button('checkout.proceed').click()
  await radio('payment.byUpi').check()
  await link('payment.openUpi').waitFor()
}

/** Turmeric in order SD2026-000104 of src/mocks/seed-people.ts. */
const ORDER = '66d000000000000000000104'
const ITEM = '66e000000000000000010401'
const quote = `/singleQuoteDetails/${ORDER}/${ITEM}`

const scenes: Record<string, Scene> = {
  landing: { path: '/', visitor: true },
  register: {
    path: '/register',
    visitor: true,
    async walk({ button, field }) {
      await button('register.skip').click()
      await field('person.name').fill('Lakshmi Bai Gond')
      await field('person.mobile').fill('9123456780')
    },
  },
  find: {
    path: '/product/list',
    async walk({ page, t, button }) {
      await page.getByRole('combobox', { name: t('offerSearch.sortBy') }).selectOption('price')
      await button('offerSearch.within', '₹10,000').click()
    },
  },
  remembered: {
    path: '/product/details/WHT-LOK1-D',
    async walk({ page, button, heading, settle }) {
      for (const sku of ['MNG-ALP-D', 'TRM-SNG-D', 'DAL-TUR-D']) {
        await page.goto(`/product/details/${sku}`)
        await settle()
        if (sku !== 'DAL-TUR-D') await button('remembered.favourite').click()
      }
      await page.goto('/home')
      await heading('remembered.favourites').waitFor()
      await settle()
      await showFromTop(heading('remembered.favourites'))
    },
  },
  offer: { path: '/product/details/WHT-LOK1-D', scenario: 'empty-cart' },
  quantity: {
    path: '/setQuantity/WHT-LOK1-D',
    scenario: 'empty-cart',
    async walk({ field }) {
      await field('catalogue.quantity').fill('250')
      await showFromTop(field('catalogue.quantity'))
    },
  },
  payment: {
    path: '/checkout',
    scenario: 'full-cart',
    async walk(phone) {
      await openPayment(phone)
      await showFromTop(phone.text('payment.method'))
    },
  },
  transaction: {
    path: '/checkout',
    scenario: 'full-cart',
    async walk(phone) {
      await openPayment(phone)
      await phone.button('checkout.complete').click()
    },
  },
  'needs-action': { path: '/history', walk: ({ link }) => link('orders.reverifyAction').waitFor() },
  reverify: {
    path: '/history',
    walk: ({ t, order }) => order(t('orders.reverifyAction')).click(),
  },
  quotes: { path: '/quotes' },
  bids: {
    path: quote,
    walk: ({ button }) => button('quotes.confirmSell').scrollIntoViewIfNeeded(),
  },
  sold: {
    path: quote,
    async walk({ button, heading }) {
      await button('quotes.confirmSell').click()
      await heading('quotes.confirmed').waitFor()
    },
  },
  figure: {
    path: quote,
    walk: ({ figure }) =>
      figure('quotes.figure').evaluate((element) => element.scrollIntoView({ block: 'center' })),
  },
  'your-money': {
    path: '/history',
    async walk({ button, heading }) {
      await button('yourMoney.show').click()
      await showFromTop(heading('yourMoney.title'))
    },
  },
  'needs-you': {
    path: '/home',
    walk: ({ page, t }) => page.getByRole('complementary', { name: t('needed.title') }).waitFor(),
  },
  settings: {
    path: '/profile',
    async walk({ page, t, button }) {
      await button('news.turnOn').waitFor()
      await showFromTop(page.getByRole('radiogroup', { name: t('display.theme') }))
    },
  },
  delivery: { path: `/request/delivery/${ITEM}/${ORDER}` },
  'delivery-accepted': {
    path: `/request/delivery/${ITEM}/${ORDER}`,
    scenario: 'delivery-accepted',
  },
  rewards: { path: '/profile/referral' },
  share: {
    path: '/home',
    async walk({ page, button }) {
      await button('catalogue.share').click()
      await page.getByText(`${new URL(page.url()).origin}/register`).evaluate((address) => {
        // Shows a public address in place of this machine's.
        const text = address.textContent ?? ''
        address.textContent = text.replace(location.origin, 'https://sauda.example')
      })
    },
  },
}

/** JPEGs of the app in a language, as data URLs, by the name of their scene. */
export async function takePictures(app: App, language: Language): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {}
  for (const [name, { walk, ...visit }] of Object.entries(scenes))
    await app.open(visit, { language, scale: 1 }, async (phone) => {
      await walk?.(phone)
      await phone.settle()
      // Text stays readable at this quality; every page of the guide has two pictures.
      const jpeg = await phone.page.screenshot({
        type: 'jpeg',
        quality: 35,
        animations: 'disabled',
      })
      pictures[name] = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    })
  return pictures
}
