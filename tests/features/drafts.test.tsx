/** What is typed into a form survives a reload, and is shown to nobody else. */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openTransaction } from '@tests/features/checkout/walk'
import { openPayment } from '@tests/features/delivery/walk'
import { openReverify } from '@tests/features/orders/scenario'
import { address, button, field, fill, storedIn } from '@tests/page'
import { ids, provider } from '@tests/provider'
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

const bank = {
  'Account Holder Name': 'Meena Devi',
  'Bank Name': 'SBI',
  'Account Number': '30007777',
  'IFSC Code': 'SBIN0001234',
  'Branch Name': 'Satara',
}

describe.each([
  [
    '/update/bankDetails',
    'updateBankDetails',
    'Save',
    '/home',
    { ...bank, 'Confirm Account Number': '30007777' },
  ],
  [
    '/profile/update',
    'updateUser',
    'Save Changes',
    '/profile',
    { ...bank, 'Full Name': 'Meena Devi' },
  ],
] as const)('unsaved changes of %s', (path, call, save, next, typed) => {
  const open = async () => (await visit(path, { as: 'meena' })).user
  const values = () => Object.keys(typed).map((label) => field(label).value)
  const notice = () => screen.queryByText(/You have unsaved changes/)
  const stored = () => storedIn(localStorage) + storedIn(sessionStorage)

  test('survive a reload, except the account number, and are gone once saved', async () => {
    await fill(await open(), typed)
    expect(stored()).not.toContain('30007777')
    cleanup()
    const user = await open()
    const restored = Object.values(typed).map((value) => (value === '30007777' ? '' : value))
    expect(values()).toEqual(restored)
    expect(notice()).toBeVisible()
    await fill(user, typed)
    await user.click(button(save))
    await waitFor(() => expect(address()).toBe(next))
    expect(stored()).not.toContain('Satara')
    cleanup()
    await open()
    expect(notice()).toBeNull()
  })

  // "dealType (set to domestic on login and after saving bank details"
  test('are saved although the screen is left before the response', async () => {
    const user = await open()
    localStorage.setItem('dealType', 'stock')
    await fill(user, typed)
    const release = provider.hold(call)
    await user.click(button(save))
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    await user.click(button('Back'))
    await waitFor(() => expect(address()).toBe(next))
    act(release)
    await waitFor(() => expect(localStorage.getItem('dealType')).toBe('domestic'))
    expect(stored()).not.toContain('Satara')
    expect(address()).toBe(next)
  })

  test('can be discarded', async () => {
    const before = await open()
    const saved = values()
    await fill(before, typed)
    cleanup()
    await (await open()).click(button('Discard changes'))
    expect(values()).toEqual(saved)
    expect(notice()).toBeNull()
    expect(stored()).not.toContain('Satara')
  })
})
