/** Typed values of one person are not shown to another one in the same tab. */
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openTransaction } from '@tests/features/checkout/walk'
import { openPayment } from '@tests/features/delivery/walk'
import { openReverify } from '@tests/features/orders/scenario'
import { fill } from '@tests/page'
import { ids } from '@tests/provider'
import { visit } from '@tests/visit'

const as = { as: 'savita' } as const

test.each<[string, string, () => Promise<unknown>]>([
  ['the checkout', 'Transaction ID', openTransaction],
  ['the payment of a delivery', 'Transaction ID', openPayment],
  ['a rejected payment', 'Transaction ID', openReverify],
  ['the bank details', 'Bank Name', () => visit('/update/bankDetails', as)],
  ['the profile', 'Full Name', () => visit('/profile/update', as)],
  ['a referral code', 'Update Referral Code', () => visit('/profile/update', { as: 'meena' })],
  ['a question', 'Subject', () => visit('/help/support/contactUs', as)],
])('the draft of %s belongs to one person', async (_, label, open) => {
  await open()
  await fill(userEvent.setup(), { [label]: 'TYPED' })
  cleanup()
  await open()
  expect(await screen.findByLabelText(label)).toHaveValue('TYPED')
  cleanup()
  for (const key of Object.keys(sessionStorage)) {
    const draft = sessionStorage.getItem(key) ?? ''
    sessionStorage.setItem(key, draft.replace(/66a0\d+/, ids.ramesh))
  }
  await open()
  expect(await screen.findByLabelText(label)).not.toHaveValue('TYPED')
})
