import type { UserEvent } from '@testing-library/user-event'
import { button, field, fill, heading } from '@tests/page'
import { visit } from '@tests/visit'

export const lakshmi = {
  'Full Name': 'Lakshmi Bai Gond',
  'Mobile Number': '9123456780',
  Email: 'lakshmi@example.com',
  Password: 'secret1',
  'Confirm Password': 'secret1',
}

export const home = {
  'Flat no/Building name': 'House 3, Gond Tola',
  'Street name/Landmark': 'Near the well',
  City: 'Betul',
  Pincode: '460001',
}

export const TERMS = 'I accept the terms and conditions'

/** Opens step 1, Personal Details. */
export async function openPersonal(path = '/register'): Promise<UserEvent> {
  const { user } = await visit(path)
  await user.click(button('Proceed'))
  await heading('Personal Details')
  return user
}

/** Opens step 2, the empty address. */
export async function openAddress(path?: string): Promise<UserEvent> {
  const user = await openPersonal(path)
  await fill(user, lakshmi)
  await user.click(button('Proceed'))
  await heading('Address')
  return user
}

/** Fills in the address; Register is not pressed yet. */
export async function fillAddress(user: UserEvent): Promise<void> {
  await fill(user, home)
  await user.click(field(TERMS))
}

/** Fills in both steps and presses Register. */
export async function register(path?: string): Promise<UserEvent> {
  const user = await openAddress(path)
  await fillAddress(user)
  await user.click(button('Register'))
  return user
}

/** Registers, and opens step 3. */
export async function openBank(path?: string): Promise<UserEvent> {
  const user = await register(path)
  await heading('Bank Details')
  return user
}
