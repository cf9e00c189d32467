import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeOrder, orderNumber, orderUrl } from '@tests/features/orders/scenario'
import { link } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message')

test('links a rejected payment to a call and to the form, with order and transaction ID', async () => {
  const { user } = await visit(orderUrl('097'), { as: 'savita' })
  expect(await screen.findByRole('link', { name: 'Call +91 90000 00001' })).toHaveAttribute(
    'href',
    'tel:+919000000001',
  )
  const { transactionId } = orderNumber('097')
  await user.click(link('Write to us'))
  expect((await message()).value).toBe(
    `Order ID: SD2026-000097\nTransaction ID: ${transactionId}\n`,
  )
  expect(screen.getByLabelText('Subject')).toHaveValue('Rejected payment of order SD2026-000097')
  expect(window.location.href).not.toContain(String(transactionId))
})

test('keeps what a link has filled in while the queries are looked at', async () => {
  provider.scenario('no-queries')
  const { user } = await visit(orderUrl('097'), { as: 'savita' })
  await user.click(await screen.findByRole('link', { name: 'Write to us' }))
  const filled = (await message()).value
  expect(filled).toContain('Transaction ID')
  for (const way of [
    () => screen.findByRole('tab', { name: 'Contact Us' }),
    () => screen.findByRole('link', { name: 'Ask a question' }),
  ]) {
    await user.click(screen.getByRole('tab', { name: 'Queries' }))
    await user.click(await way())
    expect((await message()).value).toBe(filled)
    expect(screen.getByLabelText('Subject')).toHaveValue('Rejected payment of order SD2026-000097')
  }
})

test('fills in nothing for the next person who goes back to it', async () => {
  const { user, unmount } = await visit(orderUrl('097'), { as: 'savita' })
  await user.click(await screen.findByRole('link', { name: 'Write to us' }))
  expect((await message()).value).toContain('Transaction ID')
  const { state } = window.history
  unmount()
  await visit('/profile', { as: 'meena' })
  act(() => {
    window.history.pushState(state, '', '/help/support/contactUs')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  expect((await message()).value).toBe('')
})

test('leaves out an unknown transaction ID', async () => {
  changeOrder('097', { transactionId: '' })
  const { user } = await visit(orderUrl('097'), { as: 'savita' })
  await user.click(await screen.findByRole('link', { name: 'Write to us' }))
  expect((await message()).value).toBe('Order ID: SD2026-000097\n')
})

test('links a query to a call and to the form', async () => {
  const { user } = await visit('/help/support/queries', { as: 'savita' })
  const [card] = await screen.findAllByRole('link', { name: /Query/ })
  if (!card) throw new Error('Savita has asked something')
  await user.click(card)
  await screen.findByRole('heading', { name: 'Query details' })
  const number = window.location.pathname.split('/').at(-1)
  expect(await screen.findByRole('link', { name: 'Call +91 90000 00001' })).toBeVisible()
  await user.click(link('Write to us'))
  await waitFor(() => expect(window.location.pathname).toBe('/help/support/contactUs'))
  expect(await screen.findByLabelText('Subject')).toHaveValue(`Query ${number}`)
})
