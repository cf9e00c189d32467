import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { button } from '@tests/page'
import { openTransaction } from './walk'

const ID = '412345678901'

const first = () => screen.getByLabelText('Transaction ID')
const second = () => screen.getByLabelText('Verify Transaction ID')

async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

test('of two numbers the person chooses, and nothing is replaced before', async () => {
  const user = await openTransaction()
  await user.type(first(), 'typed')
  await paste(user, first(), 'UTR 412345678901 and UTR 412345678902')
  expect(first()).toHaveValue('typed')
  await user.click(button(/412345678902/))
  expect(first()).toHaveValue('412345678902')
  expect(screen.queryByRole('button', { name: /412345678901/ })).toBeNull()
})

test('a message without an ID replaces nothing, and says so', async () => {
  const user = await openTransaction()
  await user.type(first(), 'typed')
  await paste(user, first(), 'Thank you for banking with us')
  expect(first()).toHaveValue('typed')
  expect(screen.getByText(/^There is no transaction ID in what you pasted\./)).toBeVisible()
})

test('another amount and a failed payment are pointed out, and block nothing', async () => {
  const user = await openTransaction()
  await paste(user, first(), 'Payment of Rs 500.00 failed. UPI Ref 412345678901')
  expect(screen.getByText('This message says that the payment failed.')).toBeVisible()
  const amounts = screen.getByText('The message says ₹500.00, but ₹21,260.78 is due.')
  expect(amounts).toBeVisible()
  // Listen reads it.
  expect(amounts.closest('[data-listen]')).not.toBeNull()
  expect(first()).toHaveValue(ID)
})

test('the second field says at once that the IDs differ', async () => {
  const user = await openTransaction()
  await user.type(first(), ID)
  await user.type(second(), '4123 4567 8902')
  expect(second()).toHaveAccessibleDescription('The two transaction IDs are different.')
})
