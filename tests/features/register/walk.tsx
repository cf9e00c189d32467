import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

export const button = (name: string, index = 0) => {
  const found = screen.getAllByRole('button', { name })[index]
  if (!found) throw new Error(`No button ${name}`)
  return found
}
export const field = (label: string) => screen.getByLabelText(label)
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const address = () => window.location.pathname + window.location.search

export const bodies = (call: Parameters<typeof provider.requests>[0]) =>
  provider.requests(call).map(({ body }) => body)

/** Taps faster than any screen is drawn anew. */
export async function tapFiveTimes(name: string): Promise<void> {
  await act(async () => {
    for (let tap = 0; tap < 5; tap += 1) button(name).click()
  })
}

/** Puts each value into the field of this label, in place of what stands there. */
export async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label))
    await user.click(field(label))
    if (value) await user.paste(value)
  }
}

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

/** Opens registration without a code, at Personal Details. */
export async function openPersonal(path = '/register'): Promise<UserEvent> {
  const { user } = await visit(path)
  await user.click(button('Proceed'))
  await heading('Personal Details')
  return user
}

/** Personal details are passed: the address stands empty. */
export async function openAddress(path?: string): Promise<UserEvent> {
  const user = await openPersonal(path)
  await fill(user, lakshmi)
  await user.click(button('Proceed'))
  await heading('Address')
  return user
}

/** Everything is typed; Register is not pressed yet. */
export async function fillAddress(user: UserEvent): Promise<void> {
  await fill(user, home)
  await user.click(field(TERMS))
}

/** Registered: the bank details are asked for. */
export async function openBank(path?: string): Promise<UserEvent> {
  const user = await openAddress(path)
  await fillAddress(user)
  await user.click(button('Register'))
  await heading('Bank Details')
  return user
}

/** A while in which whatever would come has come. */
export async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
}

/** Everything a storage holds. */
export function storedIn(storage: Storage): string[] {
  return Object.keys(storage).map((key) => storage.getItem(key) ?? '')
}
