import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, button, link } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'
import { changeDelivery, openPayment, path } from './walk'

const upi = () => screen.getByRole('radio', { name: 'UPI' })
const bankTransfer = () => screen.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })

describe('step 1, accepted', () => {
  test('shows the charges, the date and the address; Proceed opens step 2', async () => {
    provider.scenario('delivery-accepted')
    changeDelivery({ estimatedDeliveryDate: '2026-09-11T06:30:00.000Z' })
    const { user } = await visit(path, { as: 'savita' })
    expect(screen.getByText('11 Sep 2026')).toBeVisible()
    expect(screen.getByText('₹1,850.50')).toBeVisible()
    expect(screen.getByText('Gat No. 214, Jadhav Vasti')).toBeVisible()
    await user.click(button('Proceed'))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
    expect(address()).toBe(`${path}?step=2`)
  })

  test.each([
    [undefined, 'The charges are not known yet.'],
    [0, 'There are no charges to pay.'],
  ])('blocks Proceed for charges of %s: %s', async (charges, words) => {
    provider.scenario('delivery-accepted')
    changeDelivery({ charges: charges ?? null })
    const { user } = await visit(`${path}?step=2`, { as: 'savita' })
    expect(await screen.findByRole('button', { name: 'Proceed' })).toHaveAccessibleDescription(
      words,
    )
    await user.click(button('Proceed'))
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(path))
  })
})

describe('step 2, the payment', () => {
  test('is by bank transfer of exactly the charges, or by UPI', async () => {
    const user = await openPayment()
    expect(bankTransfer()).toBeChecked()
    const warning = screen.getByText('Transfer exactly ₹1,850.50.')
    const account = screen.getByText('000111222333')
    expect(warning.compareDocumentPosition(account)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(
      screen.getByText('If the amount does not match, the order will be rejected and cancelled.'),
    ).toBeVisible()
    await user.click(upi())
    expect(link('Open UPI app')).toHaveAttribute(
      'href',
      'upi://pay?pa=sauda.demo@upi&pn=Sauda%20Demo%20Trading&am=1850.50&cu=INR',
    )
    expect(screen.getByText(/RuPay credit card/)).toBeVisible()
    expect(screen.getByText('3. Come back')).toBeVisible()
    await user.click(button('Copy UPI ID'))
    expect(await screen.findByText('Paid? Continue here')).toBeVisible()
  })

  test('Back and the arrow lead to step 1', async () => {
    const user = await openPayment()
    await goBack()
    expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
    await user.click(button('Proceed'))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
    expect(address()).toBe(path)
  })
})
