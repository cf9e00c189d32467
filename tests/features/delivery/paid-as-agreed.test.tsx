import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '@tests/features/checkout/walk'
import { changeItem, TURMERIC } from '@tests/features/orders/scenario'
import { button, fact } from '@tests/page'
import { changeDelivery, fillPayment, NOT_SAVED, payments, pending } from './walk'

describe('a payment', () => {
  test('shows changed charges, and sends nothing for the old ones', async () => {
    const user = await fillPayment()
    changeDelivery({ charges: 2000 })
    await user.click(button('Submit'))
    expect(
      await screen.findByText(/The charges were ₹1,850\.50 and are now ₹2,000\.00/),
    ).toBeVisible()
    expect(payments()).toHaveLength(0)
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Payment' })).toHaveFocus()
    await user.click(button('Submit'))
    expect(await screen.findByText('Please enter the correct amount')).toBeVisible()
    await fill(user, { amount: '2000', id: 'UTR42' })
    await user.click(button('Submit'))
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test('keeps the payment made on another device meanwhile', async () => {
    const user = await fillPayment()
    changeDelivery({ transactionId: 'THEIRS', status: 'Payment Verification Pending' })
    await user.click(button('Submit'))
    await pending()
    expect(fact('Transaction ID')).toBe('THEIRS')
    expect(payments()).toHaveLength(0)
  })

  test.each([
    [
      'sold',
      () => changeItem(TURMERIC, { isSold: true, soldStatus: 'sold' }),
      /This product is sold/,
    ],
    ['no longer accepted', () => changeDelivery({ isAccepted: false }), /^Waiting for acceptance$/],
  ])('is not sent for an item that is %s meanwhile', async (_, change, words) => {
    const user = await fillPayment()
    change()
    await user.click(button('Submit'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(payments()).toHaveLength(0)
  })
})
