import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { env } from '@/env'
import { fillPayment, payments } from '@tests/features/delivery/walk'
import { address, button } from '@tests/page'
import { provider } from '@tests/provider'
import { openPayment } from './walk'

const NO_PAYEE = 'You cannot pay this way right now.'
const configured = structuredClone(env.payment)
const noAccount = { accountName: '', accountNumber: '', ifsc: '', bank: '' }

afterEach(() => Object.assign(env.payment, configured))

// CHK-7.
describe('checkout', () => {
  test('without a payee says so and stops', async () => {
    Object.assign(env.payment, noAccount, { upiId: '' })
    const user = await openPayment()
    expect(screen.getByText(/Do not transfer any money\./)).toBeVisible()
    expect(screen.queryByText(/^Transfer (exactly|the amount)/)).toBeNull()
    expect(screen.queryByRole('radio', { name: 'UPI' })).toBeNull()
    expect(button('Complete Transaction')).toHaveAccessibleDescription(NO_PAYEE)
    await user.click(button('Complete Transaction'))
    expect(address()).toBe('/checkout?step=2')
    await user.click(screen.getByRole('link', { name: 'Help & Support' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Help/ })).toBeVisible()
  })

  test('with a UPI ID alone, goes on once UPI is chosen', async () => {
    Object.assign(env.payment, noAccount)
    const user = await openPayment()
    expect(button('Complete Transaction')).toHaveAccessibleDescription(NO_PAYEE)
    await user.click(screen.getByRole('radio', { name: 'UPI' }))
    expect(screen.queryByText(NO_PAYEE)).toBeNull()
    await user.click(button('Complete Transaction'))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
  })

  test('with a UPI ID alone, does not go on when only bank transfer is allowed', async () => {
    provider.scenario('big-cart')
    Object.assign(env.payment, noAccount)
    await openPayment()
    expect(button('Complete Transaction')).toHaveAccessibleDescription(NO_PAYEE)
  })
})

test('a delivery without a payee says so and sends nothing on Submit or Enter', async () => {
  Object.assign(env.payment, noAccount, { upiId: '' })
  const user = await fillPayment()
  expect(screen.getByRole('link', { name: 'Help & Support' })).toBeVisible()
  expect(screen.queryByText(/^Transfer (exactly|the amount)/)).toBeNull()
  expect(button('Submit')).toHaveAccessibleDescription(NO_PAYEE)
  await user.click(button('Submit'))
  await user.type(screen.getByLabelText('Transaction ID'), '{Enter}')
  expect(payments()).toHaveLength(0)
})
