import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { button } from '@tests/page'
import { openTransaction, placedHeading, posts } from './walk'

const ID = '412345678901'

const first = () => screen.getByLabelText('Transaction ID')
const second = () => screen.getByLabelText('Verify Transaction ID')

async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

test('fills in the amount and the copied ID by taps alone', async () => {
  const user = await openTransaction()
  await user.click(button('Use this amount'))
  expect(screen.getByLabelText('Enter amount')).toHaveValue('21260.78')
  await navigator.clipboard.writeText(' 412980162345\n')
  await user.click(button('Paste Transaction ID'))
  await waitFor(() => expect(first()).toHaveValue('412980162345'))
  await user.click(button('Paste Verify Transaction ID'))
  await waitFor(() => expect(second()).toHaveValue('412980162345'))
  await user.click(button('Submit'))
  await placedHeading()
  expect(posts()[0]?.body).toMatchObject({ transactionId: '412980162345' })
})

test('says where a receipt has the ID, and how to paste by hand when the browser refuses', async () => {
  const user = await openTransaction()
  expect(first()).toHaveAccessibleDescription(
    'UTR / transaction ID as your bank or UPI app shows it',
  )
  await user.click(button('Where do I find it?'))
  expect(await screen.findByText(/^In your UPI app, open this payment/)).toBeVisible()
  expect(screen.getByText(/^In your bank's app, message or receipt/)).toBeVisible()
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'))
  await user.click(button('Paste Transaction ID'))
  await waitFor(() =>
    expect(first()).toHaveAccessibleDescription(/Press and hold in the field, then choose Paste/),
  )
  expect(first()).toHaveFocus()
  expect(first()).toHaveValue('')
})

// FRM-3: "masked, also while typing, until the person reveals them"
test('both IDs are masked while typed, until one button shows both', async () => {
  const areMasked = () => [first(), second()].map((input) => input.classList.contains('masked'))
  const user = await openTransaction()
  for (const input of [first(), second()]) {
    await user.type(input, 'UTR42')
    expect(input).toHaveFocus()
    expect(areMasked()).toEqual([true, true])
  }
  expect(screen.getAllByRole('button', { name: /^Show .*ID$/ })).toHaveLength(1)
  await user.click(button('Show Transaction ID'))
  expect(second()).toHaveFocus()
  await user.type(first(), '1')
  await user.click(button('Submit'))
  expect(areMasked()).toEqual([false, false])
  await user.click(button('Hide Transaction ID'))
  expect(areMasked()).toEqual([true, true])
})

describe('a pasted message', () => {
  test('replaces nothing without an ID, or of two before the person chooses', async () => {
    const user = await openTransaction()
    await user.type(first(), 'typed')
    await paste(user, first(), 'Thank you for banking with us')
    expect(screen.getByText(/^There is no transaction ID in what you pasted\./)).toBeVisible()
    await paste(user, first(), 'UTR 412345678901 and UTR 412345678902')
    expect(first()).toHaveValue('typed')
    await user.click(button(/412345678902/))
    expect(first()).toHaveValue('412345678902')
    expect(screen.queryByRole('button', { name: /412345678901/ })).toBeNull()
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
})
