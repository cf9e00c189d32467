import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeOffer } from '@tests/features/catalogue/offers'
import { address, button, settle, storedIn, link } from '@tests/page'
import { savita } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import { openFilled, openPayment, placedHeading, posts, proceed, raiseWheatTo, fill } from './walk'

/** The person chooses another address in another tab. */
function selectElsewhere(addressId: string): void {
  act(() => {
    localStorage.setItem('selectedAddress', addressId)
    window.dispatchEvent(new StorageEvent('storage', { key: 'selectedAddress' }))
  })
}

const ADDRESS_CHANGED = 'The address you checked has changed or was deleted.'
const BANK_CHANGED = 'The bank account you checked has changed.'
const SINNAR = { city: 'Sinnar, Nashik' }
const moveToSinnar = () => void Object.assign(savita().addresses[0] ?? {}, SINNAR)
function changeAccount(): void {
  const { user } = savita()
  Object.assign(user, { bankDetails: { ...user.bankDetails, accNo: '000999' } })
}

// CHK-15.
describe('an address or a bank account that changed since the review', () => {
  test.each<[string, () => void, (string | RegExp)[], object]>([
    [
      'the address was edited, and the bank account changed',
      () => {
        moveToSinnar()
        changeAccount()
      },
      [
        ADDRESS_CHANGED,
        /Gat No\. 214.*Sinnar, Nashik, 422303/,
        BANK_CHANGED,
        'Sahyadri Gramin Bank, account ending in 0999',
      ],
      { ...SINNAR, bankDetails: { accNo: '000999' } },
    ],
    [
      'another address was chosen in another tab',
      () => selectElsewhere('66f000000000000000000102'),
      [ADDRESS_CHANGED],
      { pincode: '422306', firmName: 'Jadhav Krushi Traders' },
    ],
  ])('%s: it is looked at again, and what was typed is kept', async (_, change, told, sent) => {
    localStorage.setItem('selectedAddress', '66f000000000000000000101')
    const user = await openFilled()
    change()
    // Another tab's choice is known before.
    if (screen.queryByRole('button', { name: 'Submit' })) await user.click(button('Submit'))
    await screen.findByText(ADDRESS_CHANGED)
    for (const words of told) expect(screen.getByRole('main')).toHaveTextContent(words)
    expect(screen.queryAllByText(BANK_CHANGED)).toHaveLength(told.includes(BANK_CHANGED) ? 1 : 0)
    expect(
      screen.getByText('Already paid? Do not pay again. What you typed is kept.'),
    ).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(posts()).toHaveLength(0)
    await user.click(button('Proceed'))
    expect(await screen.findByLabelText('Transaction ID')).toHaveValue('UTR42')
    expect(address()).toBe('/checkout?step=3')
    await user.click(button('Submit'))
    await placedHeading()
    expect(posts().map(({ body }) => body)).toMatchObject([{ transactionId: 'UTR42', ...sent }])
  })

  test('is noticed at the payment, and Back leads through all steps again', async () => {
    const user = await openPayment()
    selectElsewhere('66f000000000000000000102')
    expect(await screen.findByText(ADDRESS_CHANGED)).toBeVisible()
    expect(screen.queryByText(/^Already paid/)).not.toBeInTheDocument()
    await proceed(user)
    await user.click(button('Complete Transaction'))
    selectElsewhere('66f000000000000000000101')
    await screen.findByText(ADDRESS_CHANGED)
    await user.click(button('Proceed'))
    await screen.findByLabelText('Transaction ID')
    await goBack()
    expect(button('Complete Transaction')).toBeVisible()
  })

  test('does not trap who has paid for a cart that was emptied, too', async () => {
    const user = await openFilled()
    savita().cart = []
    moveToSinnar()
    await user.click(button('Submit'))
    expect(await screen.findByText(ADDRESS_CHANGED)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(await screen.findByText(/^Wheat.*: no longer in your cart$/)).toBeVisible()
    expect(link('See my orders')).toBeVisible()
    expect(button('Proceed')).toHaveAccessibleDescription(
      'First tell us above whether you have paid.',
    )
    // The step before asks, too, and takes no tap while the history changes.
    await settle()
    await user.click(button('I have paid ₹21,260.78: send the order as agreed'))
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await placedHeading()
    expect(posts().map(({ body }) => body)).toMatchObject([
      { totalAmount: 21260, transactionId: 'UTR42', ...SINNAR },
    ])
  })

  test('is asked for, and nothing sent, where the bank details are gone; no draft holds it in plain', async () => {
    const user = await openFilled()
    for (const storage of [sessionStorage, localStorage])
      expect(storedIn(storage)).not.toMatch(/000123450001|Jadhav Vasti/)
    savita().user.bankDetails = null
    await user.click(button('Submit'))
    expect(await screen.findByRole('link', { name: 'Add Your Bank Details' })).toBeVisible()
    expect(posts()).toHaveLength(0)
  })
})

// CHK-10.
describe('a cart that changed after the payee was shown', () => {
  test('stays chosen when the steps are gone back and forth', async () => {
    const user = await openPayment()
    raiseWheatTo(27)
    await reload('/checkout?step=2')
    await user.click(
      await screen.findByRole('button', {
        name: 'I have paid ₹21,260.78: send the order as agreed',
      }),
    )
    await fill(user, {})
    await goBack()
    await goBack()
    await screen.findByText('Submit sends the order as agreed: ₹21,260.78.')
    await user.click(button('Proceed'))
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await placedHeading()
    expect(posts()[0]?.body).toMatchObject({ totalAmount: 21260, transactionId: 'UTR42' })
  })

  test('offers help with the payment, with the transaction ID filled in', async () => {
    const user = await openFilled()
    await user.click(link('Get help with this payment'))
    expect(await screen.findByLabelText('Message')).toHaveValue(
      'I paid ₹21,260.78. Transaction ID: UTR42',
    )
    expect(screen.getByLabelText('Subject')).toHaveValue('Payment of ₹21,260.78')
    expect(window.location.href).not.toContain('UTR42')
  })
})

// CHK-14.
test('an offer whose days became useless after the payment is sent as it was agreed', async () => {
  const user = await openFilled()
  changeOffer('WHT-LOK1-D', { deliveryAfterDays: 1e9 })
  await user.click(button('Submit'))
  await placedHeading()
  expect(posts().map(({ body }) => body)).toMatchObject([
    { orderItems: [{ sku: 'WHT-LOK1-D', deliveryAfterDays: 10 }, { sku: 'DAL-TUR-D' }] },
  ])
})
