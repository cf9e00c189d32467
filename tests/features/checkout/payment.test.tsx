import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ids, provider } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import { address, button, fill, goToTransaction, proceed, raiseWheatTo } from './walk'

const upi = () => screen.getByRole('radio', { name: 'UPI' })
const bankTransfer = () => screen.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })

describe('step 2, the payment', () => {
  test('shows the amount and the provider’s account, each part with its copy button', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await proceed(user)
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

  test('warns, where people leave to pay, that a wrong amount costs the order', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await proceed(user)
    const warning = screen.getByText('Transfer exactly ₹21,260.78, or your order is rejected.')
    expect(
      screen.getByText('A wrong amount means that the order is rejected and cancelled.'),
    ).toBeVisible()
    const account = screen.getByText('000111222333')
    expect(warning.compareDocumentPosition(account)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('is by bank transfer, unless UPI is chosen: QR code, link and note then', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await proceed(user)
    expect(bankTransfer()).toBeChecked()
    expect(screen.queryByRole('link', { name: 'Open UPI app' })).not.toBeInTheDocument()
    await user.click(upi())
    expect(upi()).toBeChecked()
    expect(screen.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=sauda.demo@upi&pn=Sauda%20Demo%20Trading&am=21260.78&cu=INR',
    )
    expect(screen.getByText(/RuPay credit card.*deducted from the purchase amount/)).toBeVisible()
    expect(
      await screen.findByRole('img', { name: 'QR code to pay ₹21,260.78 by UPI' }),
    ).toBeVisible()
    expect(screen.getByText('000111222333')).toBeVisible()
  })

  test('is by bank transfer alone from ₹99,000.00, and says so', async () => {
    provider.scenario('big-cart')
    const { user } = await visit('/checkout', { as: 'savita' })
    await proceed(user)
    expect(bankTransfer()).toBeChecked()
    expect(upi()).toBeDisabled()
    expect(upi()).toHaveAccessibleDescription('For ₹99,000.00 and above, only bank transfer.')
  })

  test('is forced to bank transfer also when the cart grew after UPI was chosen', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await proceed(user)
    await user.click(upi())
    await goBack()
    provider.update((world) => {
      const savita = world.people[ids.savita]
      if (savita) savita.cart = savita.cart.map((line) => ({ ...line, productQuantity: 5000 }))
    })
    await user.click(button('Proceed'))
    await screen.findByText(/Please check before you pay/)
    await proceed(user)
    expect(bankTransfer()).toBeChecked()
    expect(upi()).not.toBeChecked()
  })
})

describe('step 3, the transaction', () => {
  test.each([
    [{ amount: '', id: '', again: 'x' }, 'Enter amount', 'Please enter the correct amount'],
    [{ amount: '21260.77' }, 'Enter amount', 'Please enter the correct amount'],
    [{ amount: '21260' }, 'Enter amount', 'Please enter the correct amount'],
    [{ id: '  ', again: 'x' }, 'Transaction ID', 'Please enter transaction ID'],
    [{ id: 'UTR42', again: 'UTR43' }, 'Verify Transaction ID', 'Transaction Id does not match'],
  ])('%j: only %s, %s', async (typed, label, message) => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await goToTransaction(user)
    await fill(user, typed)
    await user.click(button('Submit'))
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(field).toHaveFocus()
    expect(screen.getAllByText(/^Please enter|does not match$/)).toHaveLength(1)
    expect(provider.requests('placeOrder')).toHaveLength(0)
  })

  test('a mismatch is gone as soon as either ID is mended', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await goToTransaction(user)
    await fill(user, { id: 'UTR42', again: 'UTR43' })
    await user.click(button('Submit'))
    await screen.findByText('Transaction Id does not match')
    await user.clear(screen.getByLabelText('Transaction ID'))
    await user.type(screen.getByLabelText('Transaction ID'), 'utr43')
    await waitFor(() =>
      expect(screen.queryByText('Transaction Id does not match')).not.toBeInTheDocument(),
    )
  })

  test('warns that a wrong amount costs the order', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await goToTransaction(user)
    expect(
      screen.getByText('Transfer exactly ₹21,260.78, or your order is rejected.'),
    ).toBeVisible()
    expect(
      screen.getByText('A wrong amount means that the order is rejected and cancelled.'),
    ).toBeVisible()
  })
})

describe('the steps', () => {
  test('Back goes 3 to 2 to 1 and out; the arrow does the same', async () => {
    window.history.pushState(null, '', '/cart')
    window.history.pushState(null, '', '/checkout')
    const { user } = await visit('/checkout', { as: 'savita' })
    await goToTransaction(user)
    expect(address()).toBe('/checkout?step=3')
    await goBack()
    expect(button('Complete Transaction')).toBeVisible()
    expect(address()).toBe('/checkout?step=2')
    await user.click(button('Complete Transaction'))
    for (const name of ['Complete Transaction', 'Proceed']) {
      await user.click(button('Back'))
      expect(await screen.findByRole('button', { name })).toBeVisible()
    }
    expect(address()).toBe('/checkout')
  })

  test('a step opened directly goes back by the arrow, too', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await goToTransaction(user)
    window.history.replaceState(null, '', '/checkout?step=3')
    const again = await reload()
    await again.click(button('Back'))
    expect(await screen.findByRole('button', { name: 'Complete Transaction' })).toBeVisible()
    await again.click(button('Back'))
    expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
  })

  test.each(['?step=2', '?step=3', '?step=4', '?step=9'])(
    'opened at %s, the first unfinished one stands there',
    async (search) => {
      await visit(`/checkout${search}`, { as: 'savita' })
      expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
      await waitFor(() => expect(address()).toMatch(/^\/checkout(\?step=[19])?$/))
    },
  )

  test('opened at step 3 before "Complete Transaction", step 2 stands there', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await proceed(user)
    window.history.replaceState(null, '', '/checkout?step=3')
    await reload()
    expect(await screen.findByRole('button', { name: 'Complete Transaction' })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/checkout?step=2'))
  })

  test('another cart than before has not been paid yet', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await goToTransaction(user)
    await goBack()
    await goBack()
    raiseWheatTo(27)
    await user.click(button('Proceed'))
    await screen.findByText(/is now ₹21,512\.03/)
    await proceed(user)
    window.history.replaceState(null, '', '/checkout?step=3')
    await reload()
    expect(await screen.findByRole('button', { name: 'Complete Transaction' })).toBeVisible()
  })

  test('a move takes the focus to the beginning of the step', async () => {
    const { user } = await visit('/checkout', { as: 'savita' })
    await proceed(user)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Payment' })).toHaveFocus())
  })
})

test('step, method and what was typed come back when the phone has dropped the tab', async () => {
  const { user } = await visit('/checkout', { as: 'savita' })
  await proceed(user)
  await user.click(upi())
  await user.click(button('Complete Transaction'))
  await fill(user, { amount: '21,260.78', id: 'UTR42', again: 'UTR4' })
  await reload()
  expect(await screen.findByLabelText('Enter amount')).toHaveValue('21,260.78')
  expect(screen.getByLabelText('Transaction ID')).toHaveValue('UTR42')
  expect(screen.getByLabelText('Verify Transaction ID')).toHaveValue('UTR4')
  await goBack()
  expect(upi()).toBeChecked()
})

test('what one person typed is not shown to another', async () => {
  const { user } = await visit('/checkout', { as: 'savita' })
  await goToTransaction(user)
  await fill(user, {})
  const draft = sessionStorage.getItem('sauda.draft.checkout') ?? ''
  expect(draft).toContain(ids.savita)
  sessionStorage.setItem('sauda.draft.checkout', draft.replace(ids.savita, ids.meena))
  const again = await reload()
  await goToTransaction(again)
  expect(screen.getByLabelText('Transaction ID')).toHaveValue('')
})
