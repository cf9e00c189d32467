import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { changeOffer } from '@tests/features/catalogue/offers'
import { button, fill as fillFields } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

/**
 * Savita's cart: 500 kg of wheat at ₹26.50 and 75 kg of tur dal at ₹105.40, with the fee of 0.5 %.
 */
const AMOUNT = '21260.78'

/** Savita's selected address, as requests hold it. */
export const FARM = {
  name: 'Savita Jadhav',
  mobileNo: '9876543210',
  email: 'savita.jadhav@example.com',
  firmName: '',
  addressLine1: 'Gat No. 214, Jadhav Vasti',
  addressLine2: 'Near Khandoba Mandir, Pimpalgaon Road',
  city: 'Niphad, Nashik',
  pincode: '422303',
}

/** In the status strip, perhaps beside a word about the network. */
export const ASKS_FIRST = /Not sure your order reached us\. Tap Submit: we will check first\./

/** The orders sent to the provider. */
export const posts = () => provider.requests('placeOrder')

/** From the order review to the payment. */
export async function proceed(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
  await screen.findByRole('button', { name: 'Complete Transaction' })
}

interface Typed {
  amount?: string
  id?: string
  again?: string
}

export const fill = (user: UserEvent, { amount = AMOUNT, id = 'UTR42', again = id }: Typed) =>
  fillFields(user, { 'Enter amount': amount, 'Transaction ID': id, 'Verify Transaction ID': again })

/** Opens Savita's checkout at the payment. */
export async function openPayment(): Promise<UserEvent> {
  const { user } = await visit('/checkout', { as: 'savita' })
  await proceed(user)
  return user
}

/** Opens it at the empty form of the transaction. */
export async function openTransaction(): Promise<UserEvent> {
  const user = await openPayment()
  await user.click(button('Complete Transaction'))
  await screen.findByRole('button', { name: 'Submit' })
  return user
}

/** Opens it and fills in the transaction. */
export async function openFilled(typed: Typed = {}): Promise<UserEvent> {
  const user = await openTransaction()
  await fill(user, typed)
  return user
}

/** Opens it, fills in the transaction and presses Submit. */
export async function submitOrder(typed?: Typed): Promise<UserEvent> {
  const user = await openFilled(typed)
  await user.click(button('Submit'))
  return user
}

/** Savita's order is sent, and its answer waits for `release`. */
export async function orderUnderWay(): Promise<{ user: UserEvent; release: () => void }> {
  const release = provider.hold('placeOrder')
  const user = await submitOrder()
  await waitFor(() => expect(posts()).toHaveLength(1))
  return { user, release }
}

export const placedHeading = () => screen.findByRole('heading', { name: 'Verification Pending' })

/** Savita's orders with this transaction ID. */
export function ordersPaidWith(id: string) {
  return savita().orders.filter((order) => order.transactionId === id)
}

/** From now on the provider asks this price for the wheat. */
export function raiseWheatTo(purchasePrice: number): void {
  changeOffer('WHT-LOK1-D', { purchasePrice })
}
