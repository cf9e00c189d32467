import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, bodies, button, field, fill } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const right = {
  'Account Holder Name': ' Ramesh Pawar ',
  'Bank Name': 'State Bank of India ',
  'Account Number': ' 00012 345-67',
  'Confirm Account Number': '00012\u00A034567\u200B ',
  'IFSC Code': 'sbin0001234',
  'Branch Name': ' Satara ',
}

const save = () => button('Save')

test('sends the details trimmed and once, the account number ungrouped, resets the deal type and goes back', async () => {
  provider.delay(20)
  localStorage.setItem('dealType', 'stock')
  const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
  localStorage.setItem('dealType', 'stock')
  await fill(user, right)
  await user.click(save())
  await user.click(save())
  await waitFor(() => expect(address()).toBe('/home'))
  expect(bodies('updateBankDetails')).toEqual([
    {
      name: 'Ramesh Pawar',
      bankName: 'State Bank of India',
      accNo: '0001234567',
      confirmAccNo: '0001234567',
      ifscCode: 'SBIN0001234',
      branchName: 'Satara',
      userId: ids.ramesh,
    },
  ])
  expect(localStorage.getItem('dealType')).toBe('domestic')
})

test('shows a hint for an unusual IFSC or account number, and no error', async () => {
  const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
  const accNo = 'XXXX1234'
  await fill(user, { ...right, 'IFSC Code': 'SB12' })
  expect(field('Account Number')).not.toHaveAccessibleDescription()
  await fill(user, { 'Account Number': accNo, 'Confirm Account Number': accNo })
  expect(field('Account Number')).toHaveAccessibleDescription('An account number has only digits.')
  expect(field('IFSC Code')).toHaveAccessibleDescription('An IFSC usually looks like SBIN0001234')
  await user.click(save())
  await waitFor(() => expect(provider.requests('updateBankDetails')).toHaveLength(1))
})
