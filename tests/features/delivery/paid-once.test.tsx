import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, fact } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import { ASKS_FIRST, fillPayment, kept, NOT_SAVED, order, payments, pending } from './walk'

describe('one payment, whatever happens', () => {
  test('however often Submit is tapped, and Enter pressed', async () => {
    const user = await fillPayment()
    provider.delay(50)
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button('Submit'))
    await user.type(screen.getByLabelText('Enter amount'), '{Enter}')
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test('the answer is lost although it was taken', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'payDelivery', kind: 'drop-after', times: 1 })
    await user.click(button('Submit'))
    await pending()
    expect(payments()).toHaveLength(1)
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument()
  })

  test('it never arrived: nothing is lost, and Submit asks before it sends again', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'payDelivery', kind: 'drop', times: 1 })
    await user.click(button('Submit'))
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    expect(screen.getByLabelText('Transaction ID')).toHaveValue('UTR42')
    provider.clearRequests()
    await user.click(button('Submit'))
    await pending()
    const calls = provider.requests().map(({ call }) => call)
    expect(calls.slice(0, 2)).toEqual(['orderById', 'payDelivery'])
    expect(payments()).toHaveLength(1)
  })

  test('while the provider cannot be asked, nothing is sent; the strip tries again', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'payDelivery', kind: 'drop-after', times: 1 })
    const release = provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    provider.fault({ call: 'orderById', kind: 'status', times: 2 })
    const reads = provider.requests('orderById').length
    act(release)
    await screen.findByText(ASKS_FIRST)
    await user.click(button('Submit'))
    await waitFor(() => expect(provider.requests('orderById')).toHaveLength(reads + 2))
    await waitFor(() => expect(button('Submit')).not.toHaveAttribute('aria-busy'))
    await user.click(button('Retry'))
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test('loaded anew while it is on its way', async () => {
    const user = await fillPayment()
    provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    await reload()
    await pending()
    expect(screen.getByText('UTR42')).toBeVisible()
    expect(payments()).toHaveLength(1)
  })

  test('loaded anew after it never arrived: what was typed stands there, nothing is sent by itself', async () => {
    const user = await fillPayment()
    provider.fault({ call: 'payDelivery', kind: 'drop', times: 1 })
    await user.click(button('Submit'))
    await screen.findByText(ASKS_FIRST)
    const again = await reload()
    await screen.findByText(ASKS_FIRST)
    expect(screen.getByLabelText('Verify Transaction ID')).toHaveValue('UTR42')
    expect(payments()).toHaveLength(1)
    await again.click(button('Submit'))
    await pending()
    expect(payments()).toHaveLength(2)
  })

  test('left and opened again while it is on its way', async () => {
    const user = await fillPayment()
    const release = provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: /^Cart/ }))
    await screen.findByRole('heading', { level: 1, name: /Cart/ })
    await goBack()
    await screen.findByRole('heading', { level: 1, name: 'Delivery Request' })
    act(release)
    await pending()
    expect(payments()).toHaveLength(1)
  })

  test('taken, though the order does not tell so yet: no form asks for the money again', async () => {
    const user = await fillPayment()
    const before = structuredClone(order())
    const release = provider.hold('payDelivery')
    await user.click(button('Submit'))
    await waitFor(() => expect(payments()).toHaveLength(1))
    provider.update(() => Object.assign(order(), before))
    act(release)
    await pending()
    expect(fact('Transaction ID')).toBe('UTR42')
    expect(kept()).toContain('UTR42')
  })

  test('a definite no is logged only, and the button works again', async () => {
    const user = await fillPayment()
    const body = { message: 'Not today' }
    provider.fault({ call: 'payDelivery', kind: 'status', status: 422, body, times: 1 })
    await user.click(button('Submit'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    expect(screen.queryByText(/Not today/)).not.toBeInTheDocument()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Verify Transaction ID')).toHaveValue('UTR42')
    await user.click(button('Submit'))
    await pending()
    expect(payments()).toHaveLength(2)
  })
})
