/** Takes the screenshots of the guide's PDFs. */
import type { Locator } from '@playwright/test'
import type { Language } from '@/text/languages'
import type { App, Phone, Visit } from './app'

interface Scene extends Visit {
  walk?: (phone: Phone) => Promise<unknown>
}

const showFromTop = (part: Locator) =>
  part.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 16))

const showInMiddle = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center' }))

async function openPayment({ button, radio, text }: Phone) {
  await button('checkout.proceed').click()
  await radio('payment.byUpi').check()
  await showFromTop(text('payment.method'))
}

const MESSAGE = 'Rs 500.00 debited from a/c XX4321 by UPI. UPI Ref No 412345678901. -SBI'

/** Turmeric in order SD2026-000104 of src/mocks/seed-people.ts. */
const ORDER = '66d000000000000000000104'
const ITEM = '66e000000000000000010401'
const quote = `/singleQuoteDetails/${ORDER}/${ITEM}`
const delivery = `/request/delivery/${ITEM}/${ORDER}`

const bids: Scene = {
  path: quote,
  walk: ({ button }) => showInMiddle(button('quotes.confirmSell')),
}

/** Two for each chapter. */
const scenes: Record<string, [Scene, Scene]> = {
  register: [
    { path: '/', visitor: true },
    {
      path: '/register',
      visitor: true,
      async walk({ button, field }) {
        await button('register.skip').click()
        await field('person.name').fill('Lakshmi Bai Gond')
        await field('person.mobile').fill('9123456780')
      },
    },
  ],
  find: [
    {
      path: '/product/list',
      async walk({ page, t }) {
        await page.getByLabel(t('offerSearch.sortBy')).selectOption('price')
        await page.getByRole('button', { name: t('offerSearch.within', '₹10,000') }).click()
      },
    },
    {
      path: '/home',
      async walk({ page, button, heading, settle }) {
        for (const sku of ['MNG-ALP-D', 'TRM-SNG-D']) {
          await page.goto(`/product/details/${sku}`)
          await button('remembered.favourite').click()
        }
        await page.goto('/product/details/DAL-TUR-D')
        await settle()
        await page.goto('/home')
        await settle()
        await showFromTop(heading('remembered.favourites'))
      },
    },
  ],
  buy: [
    { path: '/product/details/WHT-LOK1-D', scenario: 'empty-cart' },
    {
      path: '/setQuantity/WHT-LOK1-D',
      scenario: 'empty-cart',
      async walk({ field }) {
        await field('catalogue.quantity').fill('250')
        await showFromTop(field('catalogue.quantity'))
      },
    },
  ],
  pay: [
    { path: '/checkout', scenario: 'full-cart', walk: openPayment },
    {
      path: '/checkout',
      scenario: 'full-cart',
      async walk(phone) {
        await openPayment(phone)
        await phone.button('checkout.complete').click()
      },
    },
  ],
  message: [
    {
      path: '/checkout',
      scenario: 'full-cart',
      async walk(phone) {
        await openPayment(phone)
        await phone.button('checkout.complete').click()
        await phone.page.evaluate((text) => navigator.clipboard.writeText(text), MESSAGE)
        const label = phone.t('payment.paste', phone.t('payment.transactionId'))
        await phone.page.getByRole('button', { name: label, exact: true }).click()
        await showInMiddle(phone.field('payment.transactionId'))
      },
    },
    {
      path: '/checkout',
      scenario: 'full-cart',
      async walk(phone) {
        await openPayment(phone)
        await phone.page.goto('/home')
      },
    },
  ],
  reverify: [
    { path: '/history' },
    { path: '/history', walk: ({ link }) => link(/^SD2026-000097/).click() },
  ],
  quotes: [{ path: '/quotes' }, bids],
  sell: [bids, { path: quote, walk: ({ button }) => button('quotes.confirmSell').click() }],
  delivery: [{ path: delivery }, { path: delivery, scenario: 'delivery-accepted' }],
  money: [
    { path: quote, walk: ({ page }) => showInMiddle(page.getByRole('figure').first()) },
    { path: '/history/money' },
  ],
  remind: [
    { path: '/home' },
    { path: '/profile', walk: ({ text }) => showFromTop(text('display.theme')) },
  ],
  rewards: [
    {
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
    { path: '/profile/referral' },
  ],
}

/** JPEGs of the app in a language, as data URLs, by chapter. */
export async function takePictures(app: App, language: Language) {
  const pictures: Record<string, string[]> = {}
  for (const [chapter, scenesOfIt] of Object.entries(scenes)) {
    pictures[chapter] = []
    for (const { walk, ...visit } of scenesOfIt) {
      const phone = await app.open(visit, language, 1)
      await walk?.(phone)
      await phone.settle()
      // Text stays readable at this quality.
      const options = { type: 'jpeg', quality: 35, animations: 'disabled' } as const
      const jpeg = await phone.page.screenshot(options)
      pictures[chapter].push(`data:image/jpeg;base64,${jpeg.toString('base64')}`)
      await phone.page.context().close()
    }
  }
  return pictures
}
