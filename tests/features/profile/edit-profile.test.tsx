import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const labels = [
  'Full Name',
  'Mobile Number',
  'Email',
  'Account Holder Name',
  'Bank Name',
  'Account Number',
  'IFSC Code',
  'Branch Name',
] as const
type Label = (typeof labels)[number]

const field = (label: Label) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save Changes' })
const sent = () => provider.requests('updateUser').map(({ body }) => body)

async function put(user: UserEvent, values: Partial<Record<Label, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = field(label as Label)
    await user.clear(input)
    if (value) await user.type(input, value)
  }
}

async function expectMistake(label: Label, message: string): Promise<void> {
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
  expect(field(label)).toHaveFocus()
  expect(screen.getAllByText(/is required$|must be exactly|Invalid email/)).toHaveLength(1)
  expect(sent()).toEqual([])
}

test('starts with what is saved, the account number masked until it is revealed', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Show Account Number' }))
  expect(field('Account Number').className).not.toContain('masked')
})

describe('what is checked, the first failure shown', () => {
  test.each([
    [{ 'Full Name': ' ', 'Mobile Number': '', Email: 'x' }, 'Full Name', 'Name is required'],
    [{ 'Mobile Number': '', Email: 'x' }, 'Mobile Number', 'Mobile Number is required'],
    [
      { 'Mobile Number': '98765', Email: 'x', 'Bank Name': 'SBI' },
      'Mobile Number',
      'Mobile Number must be exactly 10 digits',
    ],
    [{ Email: 'meena@example', 'Bank Name': 'SBI' }, 'Email', 'Invalid email format'],
  ] as const)('%j: %s', async (values, label, message) => {
    const { user } = await visit('/profile/update', { as: 'meena' })
    await put(user, values)
    await user.click(save())
    await expectMistake(label, message)
  })

  const bank: Partial<Record<Label, string>> = {
    'Account Holder Name': 'Meena',
    'Bank Name': 'SBI',
    'Account Number': '30001',
    'IFSC Code': 'SBIN0001234',
    'Branch Name': 'Betul',
  }

  test.each([
    ['Account Holder Name', 'Account holder name is required'],
    ['Bank Name', 'Bank name is required'],
    ['Account Number', 'Account number is required'],
    ['IFSC Code', 'IFSC Code is required'],
    ['Branch Name', 'Branch name is required'],
  ] as const)(
    'the bank section with %s, and all below it but one, missing',
    async (label, message) => {
      const { user } = await visit('/profile/update', { as: 'meena' })
      const order = labels.slice(3)
      // One field, before or behind, is enough to ask for the whole.
      const other: Label = label === 'Branch Name' ? 'Bank Name' : 'Branch Name'
      const given = order.filter((name) => order.indexOf(name) < order.indexOf(label))
      await put(user, Object.fromEntries([...given, other].map((name) => [name, bank[name]])))
      await put(user, { [label]: ' ' })
      await user.click(save())
      await expectMistake(label, message)
    },
  )

  test('saved details can be changed, but not emptied', async () => {
    const { user } = await visit('/profile/update', { as: 'savita' })
    await put(user, Object.fromEntries(labels.slice(3).map((label) => [label, ''])))
    await user.click(save())
    await expectMistake('Account Holder Name', 'Account holder name is required')
  })

  test('the message goes as soon as what is typed is right', async () => {
    const { user } = await visit('/profile/update', { as: 'meena' })
    await put(user, { 'Mobile Number': '98765' })
    await user.click(save())
    await expectMistake('Mobile Number', 'Mobile Number must be exactly 10 digits')
    await user.type(field('Mobile Number'), '43219')
    await waitFor(() => expect(field('Mobile Number')).not.toHaveAccessibleDescription())
  })
})

describe('what is sent', () => {
  test('everything of the bank details that the provider holds goes back, with what was edited', async () => {
    provider.update((world) => {
      const user = world.people[ids.savita]?.user
      if (user?.bankDetails)
        Object.assign(user.bankDetails, { confirmAccNo: '000123450001', verifiedBy: 'desk 4' })
    })
    const { user } = await visit('/profile/update', { as: 'savita' })
    await put(user, {
      'Full Name': ' Savita R Jadhav ',
      Email: ' savita@example.com ',
      'Account Holder Name': ' Savita Jadhav',
      'Account Number': ' 30009999 ',
      'IFSC Code': 'sbin0001234',
    })
    const button = save()
    for (let tap = 0; tap < 4; tap += 1) fireEvent.click(button)
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
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
          accNo: '30009999',
          confirmAccNo: '30009999',
          ifscCode: 'SBIN0001234',
          branchName: 'Niphad',
          verifiedBy: 'desk 4',
        },
      },
    ])
  })

  // API-42.
  test('without bank details, an agent and an email, none of them', async () => {
    const { user } = await visit('/profile/update', { as: 'meena' })
    await user.clear(field('Mobile Number'))
    await user.click(field('Mobile Number'))
    await user.paste('+91 98765 43299')
    await user.click(save())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toEqual({
      name: 'Meena Kushwaha',
      mobileNo: '9876543299',
      userId: ids.meena,
    })
  })

  test('an emptied email, so that the provider does not keep it', async () => {
    const { user } = await visit('/profile/update', { as: 'savita' })
    await put(user, { Email: '' })
    await user.click(save())
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    expect(sent()).toMatchObject([{ email: '' }])
  })
})

test.each([
  ['another account number', { 'Account Number': '30009999' }, 'domestic'],
  ['another name', { 'Full Name': 'Savita' }, 'stock'],
] as const)('saving %s leaves the deal type at %s', async (_, values, dealType) => {
  const { user } = await visit('/profile/update', { as: 'savita' })
  localStorage.setItem('dealType', 'stock')
  await put(user, values)
  await user.click(save())
  await waitFor(() => expect(window.location.pathname).toBe('/profile'))
  expect(localStorage.getItem('dealType')).toBe(dealType)
})

// "dealType (set to domestic on login and after saving bank details"
test('left before the answer came, it is saved all the same', async () => {
  const { user } = await visit('/profile/update', { as: 'savita' })
  localStorage.setItem('dealType', 'stock')
  await put(user, { 'Branch Name': 'Lasalgaon' })
  const release = provider.hold('updateUser')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname).toBe('/profile'))
  act(release)
  await waitFor(() => expect(localStorage.getItem('dealType')).toBe('domestic'))
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Lasalgaon')
})

test('saved, it goes back one screen, which shows the new name', async () => {
  const { user } = await visit('/profile', { as: 'ramesh' })
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }))
  await screen.findByRole('heading', { name: 'Edit Profile' })
  await put(user, { 'Full Name': 'Ramesh B Patidar' })
  await user.click(save())
  expect(await screen.findByText('Ramesh B Patidar')).toBeVisible()
  expect(window.location.pathname).toBe('/profile')
})

test('an IFSC is written in capitals where it is typed, and its look is only hinted at', async () => {
  const { user } = await visit('/profile/update', { as: 'meena' })
  await user.type(field('IFSC Code'), 'sbn1')
  expect(field('IFSC Code')).toHaveValue('SBN1')
  expect(field('IFSC Code')).toHaveAccessibleDescription('An IFSC usually looks like SBIN0001234')
  await user.type(field('IFSC Code'), 'i', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field('IFSC Code')).toHaveValue('SBIN1')
  expect(field('IFSC Code').selectionStart).toBe(3)
})

describe('what was typed and not saved', () => {
  const stored = () => JSON.stringify(Object.entries(sessionStorage))

  async function typeAndReload(): Promise<UserEvent> {
    const { user } = await visit('/profile/update', { as: 'meena' })
    await put(user, { 'Full Name': 'Meena K', 'Bank Name': 'SBI', 'Account Number': '30007777' })
    expect(stored()).not.toContain('30007777')
    cleanup()
    return (await visit('/profile/update', { as: 'meena' })).user
  }

  test('is there after a reload, but for the account number', async () => {
    const user = await typeAndReload()
    expect(field('Full Name')).toHaveValue('Meena K')
    expect(field('Bank Name')).toHaveValue('SBI')
    expect(field('Account Number')).toHaveValue('')
    expect(screen.getByText(/You have unsaved changes/)).toBeVisible()
    await put(user, {
      'Account Holder Name': 'Meena',
      'Account Number': '30007777',
      'IFSC Code': 'SBIN0001234',
      'Branch Name': 'Betul',
    })
    await user.click(save())
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    expect(stored()).not.toContain('Meena K')
    cleanup()
    await visit('/profile/update', { as: 'meena' })
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull()
  })

  test('can be discarded', async () => {
    const user = await typeAndReload()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(field('Full Name')).toHaveValue('Meena Kushwaha')
    expect(field('Bank Name')).toHaveValue('')
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull()
    expect(stored()).not.toContain('Meena K')
  })

  test('is not shown to somebody else', async () => {
    await typeAndReload()
    cleanup()
    await visit('/profile/update', { as: 'ramesh' })
    expect(field('Full Name')).toHaveValue('Ramesh Patidar')
  })

  test('leaves nothing behind once it is as it was', async () => {
    const { user } = await visit('/profile/update', { as: 'meena' })
    await user.type(field('Full Name'), 'x')
    expect(stored()).toContain('Kushwahax')
    await user.type(field('Full Name'), '{Backspace}')
    expect(stored()).not.toContain('Kushwaha')
  })
})
