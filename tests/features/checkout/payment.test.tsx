import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { address, button } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack, goForward, reload } from '@tests/travel'
import { openPayment, openTransaction, proceed, raiseWheatTo } from './walk'

const upi = () => screen.getByRole('radio', { name: 'UPI' })
const bankTransfer = () => screen.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })

describe('step 2, the payment', () => {
  test('shows the amount and the account, each field with a copy button', async () => {
    const user = await openPayment()
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
  })

  // CHK-7.
  test('warns before the account, and where the amount is typed, that a wrong one is rejected', async () => {
    const user = await openPayment()
    const text = 'Transfer exactly ₹21,260.78, or your order is rejected.'
    const account = screen.getByText('000111222333')
    expect(screen.getByText(text).compareDocumentPosition(account)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await user.click(button('Complete Transaction'))
    expect(await screen.findByLabelText('Enter amount')).toHaveAccessibleDescription(
      'A wrong amount means that the order is rejected and cancelled.',
    )
  })

  // Two buttons of the same look: people would tap the wrong one to pay, or pay twice.
  test('says to go on once something was copied or opened, also after a reload', async () => {
    let user = await openPayment()
    await user.click(upi())
    expect(screen.getByText('3. Come back')).toBeVisible()
    expect(screen.queryByText('Paid? Continue here')).not.toBeInTheDocument()
    await user.click(button('Copy UPI ID'))
    expect(await screen.findByText('Paid? Continue here')).toBeVisible()
    user = await reload('/checkout?step=2')
    expect(await screen.findByText('Paid? Continue here')).toBeVisible()
    expect(screen.queryByText('3. Come back')).not.toBeInTheDocument()
    await user.click(button('Complete Transaction'))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
  })

  test('shows QR code, link and note once UPI is chosen', async () => {
    const user = await openPayment()
    expect(bankTransfer()).toBeChecked()
    expect(screen.queryByRole('link', { name: 'Open UPI app' })).not.toBeInTheDocument()
    await user.click(upi())
    expect(upi()).toBeChecked()
    expect(await screen.findByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=sauda.demo@upi&pn=Sauda%20Demo%20Trading&am=21260.78&cu=INR',
    )
    expect(screen.getByText(/RuPay credit card.*deducted from the purchase amount/)).toBeVisible()
    // Nobody can scan the phone in their own hand.
    await user.click(button('Show QR for another phone'))
    expect(
      await screen.findByRole('img', { name: 'QR code to pay ₹21,260.78 by UPI' }),
    ).toBeVisible()
    expect(screen.getByText('000111222333')).toBeVisible()
  })

  test('shows the QR code beside the amount at a desk', async () => {
    const desk = Object.assign(window.matchMedia(''), { matches: true })
    const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(desk)
    const user = await openPayment()
    await user.click(upi())
    expect(await screen.findByRole('img', { name: /^QR code to pay ₹21,260\.78/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open UPI app' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /another phone/ })).not.toBeInTheDocument()
    matchMedia.mockRestore()
  })

  test('allows only bank transfer from ₹99,000.00', async () => {
    provider.scenario('big-cart')
    await openPayment()
    expect(bankTransfer()).toBeChecked()
    expect(upi()).toBeDisabled()
    expect(upi()).toHaveAccessibleDescription('For ₹99,000.00 and above, only bank transfer.')
  })
})

describe('the steps', () => {
  test('go 3, 2, 1 by Back and by the arrow, and on by Forward', async () => {
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

  test('go back by the arrow from a step opened directly', async () => {
    await openTransaction()
    const again = await reload('/checkout?step=3')
    await again.click(button('Back'))
    expect(await screen.findByRole('button', { name: 'Complete Transaction' })).toBeVisible()
    await again.click(button('Back'))
    expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
  })

  test('start at 2 for a changed cart', async () => {
    const user = await openTransaction()
    await goBack()
    await goBack()
    raiseWheatTo(27)
    await user.click(button('Proceed'))
    await screen.findByText(/is now ₹21,512\.03/)
    await proceed(user)
    await reload('/checkout?step=3')
    expect(await screen.findByRole('button', { name: 'Complete Transaction' })).toBeVisible()
  })

  test('take the focus', async () => {
    await openPayment()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Payment' })).toHaveFocus())
  })
})
