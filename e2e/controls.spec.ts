/** Controls that move money or a person's data, and what the provider gets of each: controls.ts. */
import { expect, type Page } from '@playwright/test'
import type { CallName } from '@/mocks/calls'
import { type LiveApp, liveTest } from './support/app'
import { BIDS } from './support/payments'
import { fillAddress, fillPasswords, LAKSHMI, proceed, step } from './support/register'
import {
  expectPlaced,
  fillTransaction,
  goToFilledTransaction,
  goToTransaction,
  press,
  RAMESH,
  SAVITA,
} from './support/steps'

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const retry = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Retry' })

const bank = {
  'Account Holder Name': 'Ramesh Patidar',
  'Bank Name': 'Malwa Gramin Bank',
  'Account Number': '000987650002',
  'IFSC Code': 'DEMO0003302',
  'Branch Name': 'Sitamau',
}

interface Save {
  form: string
  call: CallName
  path: string
  type: (page: Page) => Promise<void>
  press: string
  sent: object
}

const saves: Save[] = [
  {
    form: 'a new address',
    call: 'saveAddress',
    path: '/add/address',
    type: (page) =>
      fill(page, { City: 'Indore', Pincode: '452001', 'Flat no/ Building name': '7' }),
    press: 'Save Address',
    sent: { name: 'Ramesh Patidar', addressLine1: '7', city: 'Indore', pincode: '452001' },
  },
  {
    form: 'bank details',
    call: 'updateBankDetails',
    path: '/update/bankDetails',
    type: (page) => fill(page, { ...bank, 'Confirm Account Number': '000987650002' }),
    press: 'Save',
    sent: { name: 'Ramesh Patidar', accNo: '000987650002', confirmAccNo: '000987650002' },
  },
  {
    form: 'the profile',
    call: 'updateUser',
    path: '/profile/update',
    type: (page) => fill(page, { 'Full Name': 'Ramesh J Patidar', ...bank }),
    press: 'Save Changes',
    sent: { name: 'Ramesh J Patidar', bankDetails: { accNo: '000987650002' } },
  },
  {
    form: 'an agent',
    call: 'updateUser',
    path: '/profile/update',
    async type(page) {
      await fill(page, { 'Update Referral Code': 'prakash101' })
      await expect(page.getByText('Referred by: Prakash Deshmukh')).toBeVisible()
    },
    press: 'Save',
    sent: {
      agentId: '66a000000000000000000009',
      name: 'Ramesh Patidar',
      email: 'ramesh.patidar@example.com',
      mobileNo: RAMESH.mobileNo,
    },
  },
  {
    form: 'a question',
    call: 'raiseQuery',
    path: '/help/support/contactUs',
    type: (page) => fill(page, { Subject: 'Soybean', Message: 'When is it sold?' }),
    press: 'Submit',
    sent: { subject: 'Soybean', message: 'When is it sold?', support: true },
  },
  {
    form: 'a quantity in the cart',
    call: 'addToCart',
    path: '/setQuantity/WHT-LOK1-D',
    type: (page) => fill(page, { Quantity: '250.5' }),
    press: 'Add To Cart',
    sent: { productQuantity: 250.5 },
  },
]

for (const { form, call, path, type, press: button, sent } of saves)
  liveTest(`${form} that could not be saved is sent again by Retry`, async ({ live, page }) => {
    await live.signedInAs(RAMESH.mobileNo)
    live.provider.fault({ call, kind: 'status', status: 503, times: 1 })
    await page.goto(path)
    await type(page)
    await press(page, button)
    await retry(page).click()
    await expect.poll(() => live.bodies(call)).toMatchObject([sent, sent])
    await expect(retry(page)).toHaveCount(0)
  })

liveTest(
  'a registration without a code, and its bank details, are sent again by Retry',
  async ({ live, page }) => {
    // Not 502 to 504: what a gateway answers may still arrive.
    live.provider.fault({ call: 'register', kind: 'status', status: 500, times: 1 })
    live.provider.fault({ call: 'updateBankDetails', kind: 'status', status: 503, times: 1 })
    await page.goto('/register?code=PRAKASH101')
    await press(page, 'Skip Now')
    await step(page, 'Personal Details')
    await fill(page, { 'Full Name': 'Lakshmi Bai Gond', 'Mobile Number': LAKSHMI.mobileNo })
    await fillPasswords(page)
    await proceed(page)
    await step(page, 'Address')
    await fillAddress(page)
    await press(page, 'Register')
    await retry(page).click()
    await step(page, 'Bank Details')
    const person = { name: 'Lakshmi Bai Gond', ...LAKSHMI }
    const asked = { ...person, confirmPassword: LAKSHMI.password }
    // Before the form's second step, and again before a second attempt.
    expect(live.bodies('userExists')).toMatchObject([asked, asked])
    const sent = { ...person, addressDetails: { city: 'Betul', pincode: '460001' } }
    expect(live.bodies('register')).toMatchObject([sent, sent])
    expect(live.bodies('register')[1]).not.toHaveProperty('agentId')

    await fill(page, { ...bank, 'Confirm Account Number': '000987650002' })
    await press(page, 'Save')
    await retry(page).click()
    await expect(page).toHaveURL('/home')
    const account = { name: 'Ramesh Patidar', accNo: '000987650002', ifscCode: 'DEMO0003302' }
    expect(live.bodies('updateBankDetails')).toMatchObject([account, account])
  },
)

liveTest(
  'No deletes no address; Yes and Retry delete the one on screen',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    live.provider.fault({ call: 'deleteAddress', kind: 'status', status: 503, times: 1 })
    await page.goto('/cart')
    await press(page, 'Change')
    const sheet = page.getByRole('dialog', { name: 'Choose a Billing Address' })
    const remove = sheet.getByRole('button', { name: 'Delete address Gala 17, New Onion Market' })
    await remove.click()
    await sheet.getByRole('button', { name: 'No' }).click()
    await remove.click()
    await sheet.getByRole('button', { name: 'Yes' }).click()
    await sheet.getByRole('button', { name: 'Retry' }).click()
    const paths = () => live.provider.requests('deleteAddress').map(({ path }) => path)
    await expect.poll(paths).toHaveLength(2)
    for (const path of paths()) expect(path).toContain('66f000000000000000000102')
    await expect(remove).toHaveCount(0)
  },
)

liveTest(
  'a line is deleted, the cart is emptied, and Undo restores both',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    const quantities = () =>
      live.provider.world.people[SAVITA.id]?.cart.map(({ productQuantity }) => productQuantity)
    await page.goto('/cart')
    await press(page, 'Remove Wheat Lokwan')
    await expect.poll(quantities).toEqual([75])
    await press(page, 'Undo')
    await expect.poll(quantities).toEqual([75, 500])
    await press(page, 'Empty Cart')
    await expect.poll(quantities).toEqual([])
    await press(page, 'Undo')
    await expect.poll(() => quantities()?.toSorted()).toEqual([500, 75])
    expect(live.provider.requests('removeCartLine')).toHaveLength(1)
    expect(live.provider.requests('emptyCart')).toHaveLength(1)
  },
)

/** Fills in the checkout's last form. Meanwhile a price has changed. */
async function payForWheatOfBefore(live: LiveApp, page: Page): Promise<void> {
  await live.openAsSavita('/checkout')
  await goToFilledTransaction(page, 'UTR-PAID')
  live.provider.update(({ people, products }) => {
    const lines = people[SAVITA.id]?.cart.map(({ productId }) => productId) ?? []
    for (const offer of [...lines, ...products])
      if (offer.sku === 'WHT-LOK1-D') offer.purchasePrice = 27
  })
  await press(page, 'Submit')
}

// CHK-10.
liveTest(
  'a paid order is sent as agreed by one press, after the price has changed',
  async ({ live, page }) => {
    await payForWheatOfBefore(live, page)
    await press(page, 'I have paid ₹21,260.78: send the order as agreed')
    await expectPlaced(page, 'UTR-PAID')
    expect(live.bodies('placeOrder')).toMatchObject([
      { totalAmount: 21260, additionalCharges: 105.78, transactionId: 'UTR-PAID' },
    ])
  },
)

liveTest(
  'whoever has not paid yet reviews the new price, and pays that',
  async ({ live, page }) => {
    await payForWheatOfBefore(live, page)
    await press(page, 'I have not paid yet: review again')
    await expect(page).toHaveURL(/\/checkout(\?step=1)?$/)
    expect(live.bodies('placeOrder')).toEqual([])
    const amount = await goToTransaction(page)
    expect(amount).toBe('₹21,512.03')
    await fillTransaction(page, amount, 'UTR-NEW')
    await press(page, 'Submit')
    await expectPlaced(page, 'UTR-NEW')
    expect(live.bodies('placeOrder')).toMatchObject([
      { totalAmount: 21512, additionalCharges: 107.03, transactionId: 'UTR-NEW' },
    ])
  },
)

liveTest(
  'a sale at a loss is asked about once more, and sent by Sell at a loss',
  async ({ live, page }) => {
    await live.openAsSavita(BIDS)
    const worst = page.getByRole('listitem').filter({ hasText: 'Malwa Exports' })
    // The second tap of a double tap is no answer: as soon as the button is there.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const buttons = [...document.querySelectorAll('button')]
        const sell = buttons.find(({ textContent }) => textContent === 'Sell at a loss')
        if (!sell) return
        observer.disconnect()
        sell.click()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await worst.getByRole('button', { name: 'Confirm Sell' }).click()
    await expect(page.getByRole('dialog')).toContainText('₹220.00')
    expect(live.bodies('markQuoteAsSold')).toEqual([])
    await page.getByRole('button', { name: 'Sell at a loss' }).click({ delay: 600 })
    await expect(page.getByRole('heading', { name: 'Sell Confirmation Received' })).toBeVisible()
    expect(live.bodies('markQuoteAsSold')).toMatchObject([{ vendorName: 'Malwa Exports' }])
  },
)
