import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { button, fill, link, storedIn } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { changeOrder, openReverify, orderNumber, orderUrl, productUrl } from './scenario'

const SENTENCE =
  'Payment verification failed. Please reverify your Transaction ID and try again. If the issue persists, contact support.'

const id = () => screen.getByLabelText('Transaction ID')
const submit = () => button('Submit')
const sent = () => provider.requests('reverifyPayment')

const typed = (amount: string, transactionId: string, again = transactionId) => ({
  'Enter amount': amount,
  'Transaction ID': transactionId,
  'Verify Transaction ID': again,
})
const right = typed('7,055.00', ' UTR-Neu 1 ', 'utr-neu 1')

afterEach(() => {
  vi.useRealTimers()
})

// "with a Reverify button", "A 'Verify TransactionId' form view exists."
describe('Reverify opens the form at once', () => {
  const form = () => screen.findByRole('heading', { name: 'Verify TransactionId' })

  test('from a product of the order', async () => {
    const { user } = await visit(productUrl('097'), { as: 'savita' })
    await user.click(link('Reverify'))
    expect(await form()).toBeVisible()
    expect(await screen.findByLabelText('Enter amount')).toBeVisible()
    // One step back is where it was opened from.
    await user.click(button('Back'))
    expect(await screen.findByRole('heading', { name: 'Product details' })).toBeVisible()
  })

  test('from Home; sends the trimmed ID in its own case, and the order is pending then', async () => {
    const { user } = await visit('/home', { as: 'savita' })
    await user.click(await screen.findByRole('link', { name: /^Reverify ₹7,055/ }))
    expect(await form()).toBeVisible()
    await screen.findByLabelText('Enter amount')
    // Opened past the order: the reason shows here too.
    expect(
      screen.getByText('Rejection Reason : The amount received does not match the order'),
    ).toBeVisible()
    expect(screen.getByText('₹7,055.00')).toBeVisible()
    expect(
      screen.getByText('If the amount does not match, the order will be rejected and cancelled.'),
    ).toBeVisible()
    await fill(user, right)
    const scrollTo = vi.spyOn(window, 'scrollTo')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    fireEvent.click(submit())
    expect(await screen.findByRole('heading', { name: 'Order details' })).toBeVisible()
    const notice = await screen.findByText(/^Your transaction ID has been submitted/)
    expect(notice).toHaveTextContent(/5-6 hours\. \(by about \d+ [ap]m (today|tomorrow)\)$/)
    // The notice is at the top.
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0))
    expect(sent().map(({ body }) => body)).toEqual([
      { orderId: orderNumber('097')._id, transactionId: 'UTR-Neu 1', status: 'pending' },
    ])
    expect(screen.getByText('Verification Pending')).toBeVisible()
    expect(screen.getByText('UTR-Neu 1')).toBeVisible()
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument()
    expect(storedIn(localStorage) + storedIn(sessionStorage)).not.toContain('UTR-Neu')
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(notice).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(notice).not.toBeInTheDocument()
    vi.useRealTimers()
    // The form is done with: Back does not meet it again.
    await user.click(button('Back'))
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(await screen.findByRole('link', { name: /^Choose a quote/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Reverify/ })).toBeNull())
  })
})

describe('Verify TransactionId', () => {
  test.each(['soon', null, 0])('asks for no amount and offers help for %j', async (amount) => {
    changeOrder('097', { totalAmount: amount as never })
    const { user } = await visit(orderUrl('097'), { as: 'savita' })
    await user.click(await screen.findByRole('button', { name: 'Reverify' }))
    expect(
      await screen.findByText(
        'The amount of this order is not known. Please contact us, and do not pay a guessed amount.',
      ),
    ).toBeVisible()
    expect(link('Write to us')).toBeVisible()
    expect(screen.queryByLabelText('Enter amount')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('₹0')
  })

  test('takes the exact total as well as totalAmount', async () => {
    const { user } = await openReverify()
    await user.click(id())
    await user.paste('Rs 7,055.10 paid, UPI Ref No 412345678901')
    expect(id()).toHaveValue('412345678901')
    expect(screen.queryByText(/^The message says/)).toBeNull()
    await fill(user, { ...right, 'Enter amount': '7055.10' })
    await user.click(submit())
    expect(await screen.findByText(/^Your transaction ID has been submitted/)).toBeVisible()
  })
})

/** In the status strip, where the network may be mentioned too. */
const ASKS_FIRST = /Not sure your transaction ID reached us\. Tap Submit: we will check first\./

describe('after a failure', () => {
  test('takes the rejected ID as not arrived while the order is still rejected, and sends it again', async () => {
    changeOrder('097', { transactionId: 'UTR-Neu 1' })
    provider.fault({ call: 'reverifyPayment', kind: 'drop', times: 1 })
    const { user } = await openReverify()
    await fill(user, right)
    await user.click(submit())
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    await user.click(submit())
    expect(await screen.findByText(/^Your transaction ID has been submitted/)).toBeVisible()
    expect(sent()).toHaveLength(2)
  })

  test('shows the sent ID when the order cannot be read again', async () => {
    const release = provider.hold('reverifyPayment')
    const { user } = await openReverify()
    await fill(user, right)
    await user.click(submit())
    await waitFor(() => expect(sent()).toHaveLength(1))
    provider.fault({ call: 'orderById', kind: 'status', status: 500 })
    act(release)
    expect(await screen.findByText(/^Your transaction ID has been submitted/)).toBeVisible()
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument()
    expect(screen.getByText('UTR-Neu 1')).toBeVisible()
    provider.clearFaults()
  })
})
