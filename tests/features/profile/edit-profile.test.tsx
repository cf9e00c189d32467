import { screen, waitFor, act, cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, bodies, button, field, fill, link, tapFiveTimes } from '@tests/page'
import { ids, provider, savita, person } from '@tests/provider'
import { visit } from '@tests/visit'

const bankLabels = [
  'Account Holder Name',
  'Bank Name',
  'Account Number',
  'IFSC Code',
  'Branch Name',
]
const labels = ['Full Name', 'Mobile Number', 'Email', ...bankLabels]

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
  // BNK-3: saved bank details cannot be emptied.
  await fill(user, Object.fromEntries(bankLabels.map((label) => [label, ''])))
  await user.click(save())
  expect(field('Account Holder Name')).toHaveAccessibleDescription(
    'Account holder name is required',
  )
  expect(sent()).toEqual([])
})

describe('the request', () => {
  test('has all bank fields of the provider, with the edited ones', async () => {
    const more = { confirmAccNo: '000123450001', verifiedBy: 'desk 4' }
    Object.assign(savita().user.bankDetails ?? {}, more)
    const { user } = await visit('/profile/update', { as: 'savita' })
    localStorage.setItem('dealType', 'stock')
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
    expect(localStorage.getItem('dealType')).toBe('domestic')
  })

  test('is not sent when the person cannot be read right before; what another device saved stays', async () => {
    const { user } = await visit('/profile/update', { as: 'savita' })
    await fill(user, { 'Full Name': 'Savita R Jadhav', 'Branch Name': 'Lasalgaon' })
    provider.fault({ call: 'userDetails', kind: 'status', status: 400, times: 1 })
    await user.click(save())
    expect(await screen.findByText('Failed to update bank details')).toBeVisible()
    expect(field('Full Name')).toHaveValue('Savita R Jadhav')
    expect(sent()).toEqual([])
    Object.assign(savita().user.bankDetails ?? {}, { accNo: '77770001' })
    await user.click(save())
    await isSaved()
    expect(sent()).toMatchObject([
      { name: 'Savita R Jadhav', bankDetails: { accNo: '77770001', branchName: 'Lasalgaon' } },
    ])
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

test('goes back one screen, which shows the new name, and keeps the deal type', async () => {
  const { user } = await visit('/profile', { as: 'savita' })
  localStorage.setItem('dealType', 'stock')
  await user.click(link('Edit Profile'))
  await screen.findByRole('heading', { name: 'Edit Profile' })
  await fill(user, { 'Full Name': 'Savita R', Email: '', 'Account Number': '0001 2345 0001' })
  await user.click(save())
  expect(await screen.findByText('Savita R')).toBeVisible()
  // API-42: an email that was there is emptied.
  expect(sent()).toMatchObject([{ email: '' }])
  expect(window.location.pathname).toBe('/profile')
  expect(localStorage.getItem('dealType')).toBe('stock')
})

test('capitalises an IFSC at the cursor, and only hints at an unusual one or account number', async () => {
  const { user } = await visit('/profile/update', { as: 'meena' })
  await fill(user, {
    'Account Holder Name': 'Meena',
    'Bank Name': 'SBI',
    'Account Number': 'XXXX1234',
    'Branch Name': 'Satara',
  })
  expect(field('Account Number')).toHaveAccessibleDescription('An account number has only digits.')
  await user.type(field('IFSC Code'), 'sbn1')
  expect(field('IFSC Code')).toHaveValue('SBN1')
  expect(field('IFSC Code')).toHaveAccessibleDescription('An IFSC usually looks like SBIN0001234')
  await user.type(field('IFSC Code'), 'i', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field('IFSC Code')).toHaveValue('SBIN1')
  expect(field('IFSC Code').selectionStart).toBe(3)
  await user.click(save())
  await isSaved()
})

describe('a referral code', () => {
  const code = () => field('Update Referral Code')
  const save = () => button('Save')
  const looked = () => bodies('agentByCode')
  const sent = () => bodies('updateUser')
  const open = () => visit('/profile/update', { as: 'meena' })
  const meena = () => person('meena').user
  const isLinked = () => waitFor(() => expect(code()).toBeDisabled())

  /** Opens the form and types a code whose owner is found. */
  async function typeCode(typed = 'prakash101', name = 'Prakash Deshmukh') {
    const { user } = await open()
    await user.type(code(), typed)
    expect(await screen.findByText(`Referred by: ${name}`)).toBeVisible()
    return user
  }

  test('can be saved only when it exists', async () => {
    const user = await typeCode()
    await user.type(code(), '2')
    expect(screen.queryByText(/Referred by/)).toBeNull()
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    await user.clear(code())
    await user.type(code(), 'nobody0000')
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Enter valid Referral Id'))
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    await user.type(code(), '{Enter}')
    await user.click(save())
    expect(looked()).toEqual([{ referralCode: 'PRAKASH101' }, { referralCode: 'NOBODY0000' }])
    expect(sent()).toEqual([])
  })

  test('sends all fields of a freshly read user, plus agentId and userId', async () => {
    await typeCode()
    // Changed elsewhere since this screen was opened, with a field nobody told us of.
    Object.assign(meena(), { email: 'meena@example.com', kyc: { level: 2 }, __v: 3 })
    // The provider does not show the agent yet.
    provider.fault({ call: 'updateUser', kind: 'status', status: 200, body: { success: true } })
    await tapFiveTimes('Save')
    await isLinked()
    expect(sent()).toEqual([
      {
        _id: ids.meena,
        name: 'Meena Kushwaha',
        mobileNo: '9876543212',
        email: 'meena@example.com',
        referralCode: 'MEENA54212',
        kyc: { level: 2 },
        __v: 3,
        agentId: ids.agent,
        userId: ids.meena,
      },
    ])
    expect(code()).toHaveValue('PRAKASH101')
    expect(screen.getByText('Referred by: Prakash Deshmukh')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(document.activeElement).toContainElement(code())
    expect(document.body).not.toHaveFocus()
  })

  test('"once an agent is linked, the code field is disabled and Save is hidden"', async () => {
    await visit('/profile/update', { as: 'savita' })
    expect(code()).toBeDisabled()
    expect(code()).toHaveAccessibleDescription('Referred by: Prakash Deshmukh')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(looked()).toEqual([])
    cleanup()
    // The provider sends only the code.
    meena().agentId = { _id: ids.agent, referralCode: 'PRAKASH101' }
    await open()
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Referred by: Prakash Deshmukh'))
    expect(looked()).toEqual([{ referralCode: 'PRAKASH101' }])
  })

  test('shows the agent linked elsewhere meanwhile, and sends nothing', async () => {
    const user = await typeCode('ramesh4211', 'Ramesh Patidar')
    meena().agentId = { _id: ids.agent, name: 'Prakash Deshmukh', referralCode: 'PRAKASH101' }
    await user.click(save())
    await waitFor(() => expect(code()).toHaveValue('PRAKASH101'))
    expect(code()).toBeDisabled()
    expect(sent()).toEqual([])
  })

  test('keeps a profile that is saved at the same time', async () => {
    const release = provider.hold('updateUser')
    const user = await typeCode()
    await user.clear(screen.getByLabelText('Full Name'))
    await user.type(screen.getByLabelText('Full Name'), 'Meena K')
    const reads = provider.requests('userDetails').length
    await user.click(save())
    await waitFor(() => expect(provider.requests('userDetails').length).toBeGreaterThan(reads))
    await waitFor(() => expect(sent()).toHaveLength(1))
    await user.click(button('Save Changes'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(sent()).toHaveLength(1)
    release()
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(() => expect(meena().name).toBe('Meena K'))
    expect(meena().agentId).toMatchObject({ _id: ids.agent })
  })
})
