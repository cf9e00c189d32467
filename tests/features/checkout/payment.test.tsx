import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { env } from '@/config/env'
import { fillPayment as fillDelivery } from '@tests/features/delivery/walk'
import { address, button, link, onComputer, plain } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack, goForward, reload } from '@tests/travel'
import { openPayment, openTransaction } from './walk'

const upi = () => screen.getByRole('radio', { name: 'UPI' })
const bankTransfer = () => screen.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })

describe('step 2, the payment', () => {
  // CHK-7: the warning stands before the account, and above the amount of step 3.
  test('takes the focus, and shows the steps, the warning, the amount and the account to copy', async () => {
    const user = await openPayment()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Payment' })).toHaveFocus())
    const steps = within(screen.getByRole('list', { name: 'How to pay' })).getAllByRole('listitem')
    expect(steps.map(plain)).toEqual(['1. Pay', '2. Copy the ID', '3. Come back'])
    const warning =
      'Transfer exactly this amount, or your order is rejected. A wrong amount means that the order is rejected and cancelled.'
    expect(
      screen.getByText(warning).compareDocumentPosition(screen.getByText('000111222333')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('₹21,260.78')).toBeVisible()
    await user.click(button('Copy Amount to pay'))
    expect(await navigator.clipboard.readText()).toBe('21260.78')
    const account = {
      'Account Name': 'Sauda Demo Trading',
      'Account Number': '000111222333',
      IFSC: 'DEMO0000001',
      'Bank Name': 'Demo Bank, Pune',
    }
    for (const [label, value] of Object.entries(account)) {
      expect(screen.getByText(value)).toBeVisible()
      await user.click(button(`Copy ${label}`))
      expect(await navigator.clipboard.readText()).toBe(value)
    }
    await user.click(button('Complete Transaction'))
    expect(await screen.findByLabelText('Enter amount')).toBeVisible()
    expect(screen.getByText(warning)).toBeVisible()
  })

  // Two buttons of the same look: people would tap the wrong one to pay, or pay twice.
  // The QR code: tests/ui/payment.test.tsx.
  test('by UPI shows link and note, and says to go on once something was copied, also after a reload', async () => {
    let user = await openPayment()
    expect(bankTransfer()).toBeChecked()
    expect(screen.queryByRole('link', { name: 'Open UPI app' })).not.toBeInTheDocument()
    await user.click(upi())
    expect(await screen.findByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=sauda.demo@upi&pn=Sauda%20Demo%20Trading&am=21260.78&cu=INR',
    )
    expect(screen.getByText(/RuPay credit card.*deducted from the purchase amount/)).toBeVisible()
    expect(screen.getByText('3. Come back')).toBeVisible()
    expect(screen.queryByText('Paid? Continue here')).not.toBeInTheDocument()
    await user.click(button('Copy UPI ID'))
    expect(await screen.findByText('Paid? Continue here')).toBeVisible()
    user = await reload('/checkout?step=2')
    expect(await screen.findByText('Paid? Continue here')).toBeVisible()
    expect(upi()).toBeChecked()
    expect(screen.queryByText('3. Come back')).not.toBeInTheDocument()
    await user.click(button('Complete Transaction'))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
  })

  test('shows the QR code beside the amount at a desk', async () => {
    onComputer()
    const user = await openPayment()
    await user.click(upi())
    expect(await screen.findByRole('img', { name: /^QR code to pay ₹21,260\.78/ })).toBeVisible()
    expect(link('Open UPI app')).toBeVisible()
    expect(screen.queryByRole('button', { name: /another phone/ })).not.toBeInTheDocument()
  })

  test('allows only bank transfer from ₹99,000.00', async () => {
    provider.scenario('big-cart')
    await openPayment()
    expect(bankTransfer()).toBeChecked()
    expect(screen.queryByRole('radio', { name: 'UPI' })).not.toBeInTheDocument()
    expect(bankTransfer()).toHaveAccessibleDescription(
      'For ₹99,000.00 and above, only bank transfer.',
    )
  })
})

test('the steps go 3, 2, 1 by Back and by the arrow, and on by Forward', async () => {
  window.history.pushState(null, '', '/cart')
  window.history.pushState(null, '', '/checkout')
  const user = await openTransaction()
  expect(address()).toBe('/checkout?step=3')
  await goBack()
  expect(button('Complete Transaction')).toBeVisible()
  expect(address()).toBe('/checkout?step=2')
  await goForward()
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
  for (const name of ['Complete Transaction', 'Proceed']) {
    await user.click(button('Back'))
    expect(await screen.findByRole('button', { name })).toBeVisible()
  }
  expect(address()).toBe('/checkout')
})

// CHK-7.
describe('without a payee', () => {
  const configured = structuredClone(env.payment)
  const noAccount = { accountName: '', accountNumber: '', ifsc: '', bank: '' }
  const NO_PAYEE = 'You cannot pay this way right now.'
  afterEach(() => Object.assign(env.payment, configured))

  test('says so and stops', async () => {
    Object.assign(env.payment, noAccount, { upiId: '' })
    const user = await openPayment()
    expect(screen.getByText(/Do not transfer any money\./)).toBeVisible()
    expect(screen.queryByText(/^Transfer (exactly|the amount)/)).toBeNull()
    expect(screen.queryByRole('radio', { name: 'UPI' })).toBeNull()
    expect(button('Complete Transaction')).toHaveAccessibleDescription(NO_PAYEE)
    await user.click(button('Complete Transaction'))
    expect(address()).toBe('/checkout?step=2')
    await user.click(link('Help & Support'))
    expect(await screen.findByRole('heading', { level: 1, name: /Help/ })).toBeVisible()
  })

  test('with a UPI ID alone, goes on once UPI is chosen', async () => {
    Object.assign(env.payment, noAccount)
    const user = await openPayment()
    expect(button('Complete Transaction')).toHaveAccessibleDescription(NO_PAYEE)
    await user.click(upi())
    expect(screen.queryByText(NO_PAYEE)).toBeNull()
    await user.click(button('Complete Transaction'))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
  })

  test('a delivery says so and sends nothing on Submit or Enter', async () => {
    Object.assign(env.payment, noAccount, { upiId: '' })
    const user = await fillDelivery()
    expect(link('Help & Support')).toBeVisible()
    expect(screen.queryByText(/^Transfer (exactly|the amount)/)).toBeNull()
    expect(button('Submit')).toHaveAccessibleDescription(NO_PAYEE)
    await user.click(button('Submit'))
    await user.type(screen.getByLabelText('Transaction ID'), '{Enter}')
    expect(provider.requests('payDelivery')).toHaveLength(0)
  })
})
