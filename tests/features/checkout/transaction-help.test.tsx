import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button } from '@tests/page'
import { openPayment, openTransaction, placedHeading, posts } from './walk'

test('lists the steps: pay, copy the ID, come back', async () => {
  await openPayment()
  const steps = within(screen.getByRole('list', { name: 'How to pay' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1. Pay',
    '2. Copy the ID',
    '3. Come back',
  ])
})

test('fills in the amount and the copied ID by taps alone', async () => {
  const user = await openTransaction()
  await user.click(button('Use this amount'))
  expect(screen.getByLabelText('Enter amount')).toHaveValue('21260.78')
  await navigator.clipboard.writeText(' 412980162345\n')
  await user.click(button('Paste Transaction ID'))
  await waitFor(() => expect(screen.getByLabelText('Transaction ID')).toHaveValue('412980162345'))
  await user.click(button('Paste Verify Transaction ID'))
  await waitFor(() =>
    expect(screen.getByLabelText('Verify Transaction ID')).toHaveValue('412980162345'),
  )
  await user.click(button('Submit'))
  await placedHeading()
  expect(posts()[0]?.body).toMatchObject({ transactionId: '412980162345' })
})

test('explains how to paste by hand when the browser refuses', async () => {
  const user = await openTransaction()
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'))
  await user.click(button('Paste Transaction ID'))
  const id = screen.getByLabelText('Transaction ID')
  await waitFor(() =>
    expect(id).toHaveAccessibleDescription(/Press and hold in the field, then choose Paste/),
  )
  expect(id).toHaveFocus()
  expect(id).toHaveValue('')
})

test('shows on request where a receipt has the ID', async () => {
  const user = await openTransaction()
  expect(screen.getByLabelText('Transaction ID')).toHaveAccessibleDescription(
    'UTR / transaction ID as your bank or UPI app shows it',
  )
  await user.click(button('Where do I find it?'))
  expect(await screen.findByText(/^In your UPI app, open this payment/)).toBeVisible()
  expect(screen.getByText(/^In your bank's app, message or receipt/)).toBeVisible()
})
