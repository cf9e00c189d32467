import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { receiveSharedMessage } from '@/session/shared-message'
import { button, field, plain, storedIn } from '@tests/page'
import { goBack } from '@tests/travel'
import { openTransaction, posts } from './walk'

const ID = '412345678901'

const first = () => field('Transaction ID')
const second = () => field('Verify Transaction ID')

async function paste(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.click(input)
  await user.paste(text)
}

describe('a pasted message', () => {
  test('replaces nothing without an ID, or of two payments before the person chooses', async () => {
    const user = await openTransaction()
    await user.type(first(), 'typed')
    await paste(user, first(), 'Thank you for banking with us')
    expect(screen.getByText(/^There is no transaction ID in this text\./)).toBeVisible()
    await paste(user, first(), `Rs 500 paid: Ref 412345678902. Rs 21,260.78 paid: Ref ${ID}`)
    expect(first()).toHaveValue('typed')
    const choices = screen.getAllByRole('button', { name: /Ref/ }).map(plain)
    expect(choices).toEqual([
      `₹21,260.78: …paid: Ref ${ID}`,
      '₹500.00: …500 paid: Ref 412345678902…',
    ])
    await user.click(button(/^₹21,260/))
    expect(first()).toHaveValue(ID)
    expect(screen.queryByRole('button', { name: /412345678902/ })).toBeNull()
    await user.type(second(), '4123 4567 8902')
    expect(second()).toHaveAccessibleDescription('The two transaction IDs are different.')
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

  test('that has no paste event is searched too; nothing else of it is stored or sent', async () => {
    const user = await openTransaction()
    const stored = () => storedIn(localStorage) + storedIn(sessionStorage)
    // As a keyboard's clipboard, a voice or a drop puts it in.
    const insert = (text: string) => fireEvent.input(first(), { target: { value: text } })
    insert(`${ID} Dear CANARY, thank you for banking`)
    expect(first()).toHaveValue(ID)
    await user.clear(first())
    // Word by word.
    for (const words of ['Rs 500 to CANARY', ' by UPI', ` Ref No ${ID}`]) {
      insert(first().value + words)
      expect(stored()).not.toContain('CANARY')
    }
    expect(first()).toHaveValue(ID)
    await user.clear(first())
    await user.type(first(), 'I paid CANARY 500 today')
    expect(stored()).not.toContain('CANARY')
    await user.type(screen.getByLabelText('Enter amount'), '21260.78')
    await user.type(second(), 'I paid CANARY 500 today')
    await user.click(button('Submit'))
    await waitFor(() => expect(first()).toHaveAccessibleDescription('Please enter transaction ID'))
    expect(posts()).toHaveLength(0)
  })

  test('that is shared asks before it replaces what was typed', async () => {
    const user = await openTransaction()
    await user.type(first(), '412345678902')
    await goBack()
    const { state } = window.history
    window.history.replaceState(state, '', `/shared?text=UPI+Ref+No+${ID}+paid`)
    await receiveSharedMessage('/shared')
    window.history.replaceState(state, '', '/checkout?step=2')
    await user.click(await screen.findByRole('button', { name: 'Complete Transaction' }))
    await user.click(await screen.findByRole('button', { name: new RegExp(ID) }))
    expect(first()).toHaveValue(ID)
  })
})
