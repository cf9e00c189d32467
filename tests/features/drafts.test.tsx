/** What is typed into a form survives a reload, and is shown to nobody else. */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openTransaction } from '@tests/features/checkout/walk'
import { address, button, field, fill, storedIn } from '@tests/page'
import { openPayment } from '@tests/features/delivery/walk'
import { openReverify } from '@tests/features/orders/scenario'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const as = { as: 'savita' } as const

test.each<[string, string, () => Promise<unknown>]>([
  ['the checkout', 'Transaction ID', openTransaction],
  ['the payment of a delivery', 'Transaction ID', openPayment],
  ['a rejected payment', 'Transaction ID', openReverify],
  ['the bank details', 'Bank Name', () => visit('/update/bankDetails', as)],
  ['an address', 'City', () => visit('/add/address', as)],
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
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage).filter((name) => name.startsWith('sauda.draft')))
      storage.setItem(key, (storage.getItem(key) ?? '').replace(/66a0\d+/, ids.ramesh))
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
})

const number = 'Account Number'
const confirmed = [number, 'Confirm Account Number']

// Decision 16.
describe.each([
  ['/update/bankDetails', 'updateBankDetails', 'Save', confirmed],
  ['/profile/update', 'updateUser', 'Save Changes', [number]],
] as const)('saved bank details in %s', (path, call, save, numbers) => {
  const open = async () => (await visit(path, as)).user
  const values = () => numbers.map((label) => field(label).value)
  const accNo = '000123450001'
  const restored = /^You have unsaved changes\. Enter account numbers again\.$/

  test.each(numbers)('are not mixed with a %s typed before a reload', async (label) => {
    await fill(await open(), { 'Bank Name': 'State Bank of India', [label]: '30007777' })
    cleanup()
    const user = await open()
    expect(field('Bank Name')).toHaveValue('State Bank of India')
    expect(values()).toEqual(numbers.map(() => ''))
    expect(screen.getByText(restored)).toBeVisible()
    await user.click(button(save))
    expect(await screen.findByText('Account number is required')).toBeVisible()
    expect(provider.requests(call)).toHaveLength(0)
    await user.click(button('Discard changes'))
    expect(values()).toEqual(numbers.map(() => accNo))
    expect(field('Bank Name')).toHaveValue('Sahyadri Gramin Bank')
    expect(screen.queryByText(restored)).toBeNull()
    expect(storedIn(localStorage) + storedIn(sessionStorage)).not.toContain('State Bank')
  })

  test('show the account number again when it was not changed', async () => {
    await fill(await open(), { 'Branch Name': 'Satara' })
    cleanup()
    await open()
    expect(values()).toEqual(numbers.map(() => accNo))
    expect(screen.getByText('You have unsaved changes.')).toBeVisible()
  })
})
