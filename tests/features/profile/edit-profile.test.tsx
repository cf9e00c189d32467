import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, bodies, button, expectChecks, field, fill, link, tapFiveTimes } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

const bankLabels = [
  'Account Holder Name',
  'Bank Name',
  'Account Number',
  'IFSC Code',
  'Branch Name',
]
const labels = ['Full Name', 'Mobile Number', 'Email', ...bankLabels]
const empty = Object.fromEntries(bankLabels.map((label) => [label, '']))

const save = () => button('Save Changes')
const sent = () => bodies('updateUser')
const isSaved = () => waitFor(() => expect(address()).toBe('/profile'))

test('starts with the saved values, the account number masked until it is revealed', async () => {
  const { user } = await visit('/profile/update', { as: 'savita' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Profile')
  expect(screen.getByRole('heading', { name: 'Bank Details' })).toBeVisible()
  expect(labels.map((label) => field(label).value)).toEqual([
    'Savita Jadhav',
    '9876543210',
    'savita.jadhav@example.com',
    'Savita Ramdas Jadhav',
    'Sahyadri Gramin Bank',
    '000123450001',
    'DEMO0002201',
    'Niphad',
  ])
  expect(field('Account Number').className).toContain('masked')
  expect(field('Account Number')).toHaveAttribute('autocomplete', 'off')
  await user.click(button('Show Account Number'))
  expect(field('Account Number').className).not.toContain('masked')
})

// BNK-3.
test('saved bank details cannot be emptied', async () => {
  const { user } = await visit('/profile/update', { as: 'savita' })
  await fill(user, empty)
  await expectChecks(user, 'Save Changes', [
    ['Account Holder Name', 'Account holder name is required', 'Savita'],
  ])
  expect(sent()).toEqual([])
})

describe('the request', () => {
  test('has all bank fields of the provider, with the edited ones', async () => {
    const more = { confirmAccNo: '000123450001', verifiedBy: 'desk 4' }
    Object.assign(savita().user.bankDetails ?? {}, more)
    const { user } = await visit('/profile/update', { as: 'savita' })
    await fill(user, {
      'Full Name': ' Savita R Jadhav ',
      Email: ' savita@example.com ',
      'Account Holder Name': ' Savita Jadhav',
      'Account Number': ' 0000-3000 9999 ',
      'IFSC Code': 'sbin0001234',
    })
    await tapFiveTimes('Save Changes')
    await isSaved()
    expect(sent()).toEqual([
      {
        name: 'Savita R Jadhav',
        mobileNo: '9876543210',
        email: 'savita@example.com',
        userId: ids.savita,
        agentId: ids.agent,
        bankDetails: {
          userName: 'Savita Jadhav',
          bankName: 'Sahyadri Gramin Bank',
          accNo: '000030009999',
          confirmAccNo: '000030009999',
          ifscCode: 'SBIN0001234',
          branchName: 'Niphad',
          verifiedBy: 'desk 4',
        },
      },
    ])
  })

  test('the account that another device has saved meanwhile stays', async () => {
    const { user } = await visit('/profile/update', { as: 'savita' })
    await fill(user, { 'Full Name': 'Savita R Jadhav', 'Branch Name': 'Lasalgaon' })
    provider.update((world) => {
      const person = world.people[ids.savita]?.user
      if (person?.bankDetails) Object.assign(person.bankDetails, { accNo: '77770001' })
    })
    await user.click(save())
    await isSaved()
    expect(sent()).toMatchObject([
      { name: 'Savita R Jadhav', bankDetails: { accNo: '77770001', branchName: 'Lasalgaon' } },
    ])
  })

  test('is not sent when the person cannot be read right before', async () => {
    const { user } = await visit('/profile/update', { as: 'savita' })
    await fill(user, { 'Full Name': 'Savita R Jadhav' })
    provider.fault({ call: 'userDetails', kind: 'status', status: 400, times: 1 })
    await user.click(save())
    expect(await screen.findByText('Failed to update bank details')).toBeVisible()
    expect(field('Full Name')).toHaveValue('Savita R Jadhav')
    expect(sent()).toEqual([])
    await user.click(save())
    await isSaved()
    expect(sent()).toMatchObject([{ name: 'Savita R Jadhav' }])
  })

  // API-42.
  test('has no bank details, agent and email when there are none', async () => {
    const { user } = await visit('/profile/update', { as: 'meena' })
    await fill(user, { 'Mobile Number': '+91 98765 43299' })
    await user.click(save())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toEqual({
      name: 'Meena Kushwaha',
      mobileNo: '9876543299',
      userId: ids.meena,
    })
  })
})

test.each([
  ['another account number', { 'Account Number': '30009999' }, 'domestic'],
  ['the account number grouped', { 'Account Number': '0001 2345 0001' }, 'stock'],
  ['another name', { 'Full Name': 'Savita' }, 'stock'],
] as const)('saving %s leaves the deal type at %s', async (_, values, dealType) => {
  const { user } = await visit('/profile/update', { as: 'savita' })
  localStorage.setItem('dealType', 'stock')
  await fill(user, values)
  await user.click(save())
  await isSaved()
  expect(localStorage.getItem('dealType')).toBe(dealType)
})

test('goes back one screen, which shows the new name', async () => {
  const { user } = await visit('/profile', { as: 'ramesh' })
  await user.click(link('Edit Profile'))
  await screen.findByRole('heading', { name: 'Edit Profile' })
  await fill(user, { 'Full Name': 'Ramesh B Patidar', Email: '' })
  await user.click(save())
  expect(await screen.findByText('Ramesh B Patidar')).toBeVisible()
  // API-42: an email that was there is emptied.
  expect(sent()).toMatchObject([{ email: '' }])
  expect(window.location.pathname).toBe('/profile')
})

test('capitalises an IFSC at the cursor, and only hints at an unusual one', async () => {
  const { user } = await visit('/profile/update', { as: 'meena' })
  await user.type(field('IFSC Code'), 'sbn1')
  expect(field('IFSC Code')).toHaveValue('SBN1')
  expect(field('IFSC Code')).toHaveAccessibleDescription('An IFSC usually looks like SBIN0001234')
  await user.type(field('IFSC Code'), 'i', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field('IFSC Code')).toHaveValue('SBIN1')
  expect(field('IFSC Code').selectionStart).toBe(3)
})
