/** The journeys of the other engines' tests. */
import { expect } from '@playwright/test'
import type { Provider } from '@/mocks/provider'
import { LAKSHMI } from './register'
import { SAVITA } from './steps'
import { button, heading, label, link, role, text, type Visitor } from './visitor'

export interface Scene {
  visitor: Visitor
  provider: Provider
  /** Stops host and provider. */
  disconnect: () => Promise<void>
}

async function signIn(visitor: Visitor, password = SAVITA.password): Promise<void> {
  await visitor.goto('/login')
  await visitor.fill('Mobile Number', SAVITA.mobileNo)
  await visitor.fill('Password', password)
  await visitor.click(button('Login'))
  await visitor.isAt('/home')
  await visitor.sees(link(/^Cart/))
}

async function fillTransaction(visitor: Visitor, amount: string, id: string): Promise<void> {
  await visitor.fill('Enter amount', amount)
  await visitor.fill('Transaction ID', id)
  await visitor.fill('Verify Transaction ID', id)
}

/** Goes from the order review to the transaction's form, and fills it. */
async function fillCheckout(visitor: Visitor, id: string): Promise<void> {
  await visitor.goto('/checkout')
  await visitor.click(button('Proceed'))
  await visitor.click(role('radio', 'UPI'))
  await visitor.click(button('Complete Transaction'))
  await fillTransaction(visitor, '21260.78', id)
}

async function seesPlaced(visitor: Visitor, id: string): Promise<void> {
  await visitor.sees(heading('Verification Pending'))
  await visitor.sees(text(id))
  await visitor.isAt('/checkout?step=4')
}

async function openTurmeric(visitor: Visitor): Promise<void> {
  await visitor.click(link('Quotes'))
  await visitor.click(link(/000104/))
  await visitor.sees(heading('SD2026-000104'))
  await visitor.click(link(/Turmeric Sangli/))
  await visitor.sees(heading('Turmeric Sangli'))
}

const cartOf = (provider: Provider) => provider.world.people[SAVITA.id]?.cart ?? []
const deliveryOf = (provider: Provider) =>
  provider.world.people[SAVITA.id]?.orders
    .flatMap(({ orderItems }) => orderItems)
    .find(({ deliveryRequest }) => deliveryRequest?.transactionId === 'UTR-DELIVERY')

export const journeys: Record<string, (scene: Scene) => Promise<void>> = {
  'registration, with the bank details saved': async ({ visitor, provider }) => {
    await visitor.goto('/register?code=PRAKASH101')
    await visitor.sees(text(/Prakash Deshmukh/))
    await visitor.click(button('Proceed'))
    await visitor.sees(heading('Personal Details'))
    await visitor.fill('Full Name', 'Lakshmi Bai Gond')
    await visitor.fill('Mobile Number', LAKSHMI.mobileNo)
    await visitor.fill('Password', LAKSHMI.password)
    await visitor.fill('Confirm Password', LAKSHMI.password)
    await visitor.click(button('Proceed'))
    await visitor.sees(heading('Address'))
    await visitor.fill('Flat no/Building name', 'House 3, Gond Tola')
    await visitor.fill('City', 'Betul')
    await visitor.fill('Pincode', '460001')
    await visitor.click(label('I accept the terms and conditions'))
    await visitor.click(button('Register'))
    await visitor.sees(heading('Bank Details'))
    await visitor.fill('Account Holder Name', 'Lakshmi Bai Gond')
    await visitor.fill('Bank Name', 'Satpura Gramin Bank')
    await visitor.fill('Account Number', '000456780003')
    await visitor.fill('Confirm Account Number', '000456780003')
    await visitor.fill('IFSC Code', 'DEMO0004403')
    await visitor.fill('Branch Name', 'Betul')
    await visitor.click(button('Save'))
    await visitor.isAt('/home')
    const people = Object.values(provider.world.people)
    const lakshmi = people.find(({ user }) => user.mobileNo === LAKSHMI.mobileNo)
    expect(lakshmi?.user.bankDetails).toMatchObject({ accNo: '000456780003' })
    expect(lakshmi?.addresses).toMatchObject([{ city: 'Betul', pincode: '460001' }])
  },

  'a purchase by bank transfer, from the landing page to the order history': async ({
    visitor,
    provider,
  }) => {
    provider.scenario('empty-cart')
    await visitor.goto('/')
    await visitor.click(link('Login'))
    await visitor.fill('Mobile Number', SAVITA.mobileNo)
    await visitor.fill('Password', SAVITA.password)
    await visitor.click(button('Login'))
    await visitor.click(link('See All'))
    await visitor.click(link(/Wheat Lokwan/))
    await visitor.click(link('Buy Now'))
    await visitor.fill('Quantity', '250.5')
    await visitor.click(button('Add To Cart'))
    await visitor.sees(button('Update Cart'))
    await visitor.click(button('Proceed to Checkout'))
    await visitor.sees(text('₹6,671.44'))
    await visitor.click(button('Proceed'))
    await visitor.click(role('radio', 'Bank Transfer (NEFT/IMPS)'))
    await visitor.sees(text('987600001234'))
    await visitor.click(button('Complete Transaction'))
    await fillTransaction(visitor, '6,671.44', 'UTR2026112001')
    await visitor.click(button('Submit'))
    await seesPlaced(visitor, 'UTR2026112001')
    expect(provider.requests('placeOrder').map(({ body }) => body)).toMatchObject([
      { totalAmount: 6671, additionalCharges: 33.19, orderItems: [{ productQuantity: 250.5 }] },
    ])
    await visitor.goto('/order/history')
    await visitor.sees(text('₹6,671.00'))
  },

  'a purchase by UPI': async ({ visitor, provider }) => {
    await signIn(visitor)
    await visitor.goto('/checkout')
    await visitor.click(button('Proceed'))
    await visitor.click(role('radio', 'UPI'))
    await visitor.sees(link('Open UPI app'))
    await visitor.click(button('Show QR for another phone'))
    await visitor.sees(role('img', 'QR code to pay ₹21,260.78 by UPI'))
    await visitor.click(button('Complete Transaction'))
    await fillTransaction(visitor, '21260.78', 'UPI-778812')
    await visitor.click(button('Submit'))
    await seesPlaced(visitor, 'UPI-778812')
    expect(provider.requests('placeOrder')).toHaveLength(1)
  },

  'one request per call when a screen opens': async ({ visitor, provider }) => {
    await signIn(visitor)
    const before = provider.requests().length
    await visitor.goto('/checkout')
    await visitor.sees(text('₹21,260.78'))
    const calls = provider.requests().slice(before)
    expect(new Set(calls.map(({ call }) => call)).size).toBe(calls.length)
  },

  'a sale': async ({ visitor, provider }) => {
    await signIn(visitor)
    await openTurmeric(visitor)
    await visitor.click(button('Confirm Sell'), 1)
    await visitor.sees(heading('Sell Confirmation Received'))
    await visitor.sees(text('₹12,100.00'))
    expect(provider.requests('markQuoteAsSold').map(({ body }) => body)).toMatchObject([
      { price: 151.25, vendorName: 'Krishna Spices' },
    ])
  },

  'a delivery, requested and paid': async ({ visitor, provider }) => {
    await signIn(visitor)
    await visitor.click(link('History'))
    await visitor.click(link(/^SD2026-.*Turmeric Sangli/))
    await visitor.click(link(/^Turmeric Sangli/))
    await visitor.click(link('Request Delivery'))
    await visitor.click(button('Request Delivery'))
    await visitor.sees(heading('Waiting for acceptance'))
    provider.acceptDeliveries({ charges: 1850.5, days: 6 })
    await visitor.click(button('Check again'))
    await visitor.sees(text('₹1,850.50'))
    await visitor.click(button('Proceed'))
    await fillTransaction(visitor, '1850.50', 'UTR-DELIVERY')
    await visitor.click(button('Submit'))
    await visitor.sees(heading('Verification Pending'))
    expect(provider.requests('payDelivery')).toHaveLength(1)
    expect(deliveryOf(provider)).toBeDefined()
  },

  'a forgotten password, with a corrected OTP': async ({ visitor, provider }) => {
    await visitor.goto('/forgot/password')
    await visitor.fill('Mobile Number', SAVITA.mobileNo)
    await visitor.click(button('Send Otp'))
    await visitor.sees(heading('OTP Verification'))
    await visitor.seesFocus(label('Digit 1 of 6'))
    await visitor.tab.type('266810')
    await visitor.click(label('Digit 1 of 6'))
    await visitor.tab.type('246')
    await visitor.seesFocus(label('Digit 4 of 6'))
    await visitor.press('Enter')
    await visitor.fill('Enter Password', 'a new one')
    await visitor.fill('Confirm Password', 'a new one')
    await visitor.click(button('Verify'))
    await visitor.isAt('/login')
    expect(provider.requests('verifyOtp').map(({ body }) => body)).toEqual([
      { mobileNo: SAVITA.mobileNo, otp: '246810' },
    ])
    await signIn(visitor, 'a new one')
  },

  'an order history offline, with its age': async ({ visitor, disconnect }) => {
    await signIn(visitor)
    await visitor.hasWorker()
    await visitor.goto('/order/history')
    await visitor.sees(text(/SD2026-/))
    await visitor.hasStored('orders')
    await disconnect()
    await visitor.goto('/order/history')
    await visitor.sees(text(/SD2026-/))
    await visitor.sees(text(/As of \d+ \w+ \d{4}, \d+:\d\d [ap]m\./))
  },

  'one order when Submit is tapped in two tabs': async ({ visitor, provider }) => {
    await signIn(visitor)
    const other = await visitor.newTab()
    await fillCheckout(visitor, 'UPI-TABS')
    await fillCheckout(other, 'UPI-TABS')
    const release = provider.hold('placeOrder')
    await visitor.click(button('Submit'))
    await expect.poll(() => provider.requests('placeOrder')).toHaveLength(1)
    await other.click(button('Submit'))
    await other.sees(button(/^Submit/, true))
    release()
    await seesPlaced(visitor, 'UPI-TABS')
    await seesPlaced(other, 'UPI-TABS')
    expect(provider.requests('placeOrder')).toHaveLength(1)
  },

  'a purchase by keyboard alone': async ({ visitor, provider }) => {
    await visitor.goto('/login')
    await visitor.tabTo(label('Mobile Number'))
    await visitor.tab.type(SAVITA.mobileNo)
    await visitor.tabTo(label('Password'))
    await visitor.tab.type(SAVITA.password)
    await visitor.press('Enter')
    await visitor.isAt('/home')
    await visitor.enter(link(/^Cart/))
    await visitor.enter(button('Proceed to Checkout'))
    await visitor.enter(button('Proceed'))
    await visitor.tabTo(role('radio', 'Bank Transfer (NEFT/IMPS)'))
    await visitor.press('ArrowUp')
    await visitor.enter(button('Complete Transaction'))
    await visitor.tabTo(label('Enter amount'))
    await visitor.tab.type('21260.78')
    for (const name of ['Transaction ID', 'Verify Transaction ID']) {
      await visitor.tabTo(label(name))
      await visitor.tab.type('UPI-KEYS')
    }
    await visitor.enter(button('Submit'))
    await seesPlaced(visitor, 'UPI-KEYS')
    expect(provider.requests('placeOrder')).toHaveLength(1)
  },

  'a quantity that is edited just before the page closes': async ({ visitor, provider }) => {
    await signIn(visitor)
    const other = await visitor.newTab()
    await other.goto('/cart')
    await other.fill('Quantity', '88')
    await other.tab.close()
    await expect.poll(() => cartOf(provider)[0]?.productQuantity).toBe(88)
    await visitor.goto('/cart')
    await visitor.fill('Quantity', '99')
    await visitor.tab.goto('about:blank')
    await expect.poll(() => cartOf(provider)[0]?.productQuantity).toBe(99)
    expect(provider.requests('addToCart')).toHaveLength(2)
  },
}
