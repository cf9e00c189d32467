import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const labels = [
  'Account Holder Name',
  'Bank Name',
  'Account Number',
  'Confirm Account Number',
  'IFSC Code',
  'Branch Name',
] as const

type Label = (typeof labels)[number]

const right: Record<Label, string> = {
  'Account Holder Name': ' Ramesh Pawar ',
  'Bank Name': 'State Bank of India ',
  'Account Number': ' 30001234567',
  'Confirm Account Number': '30001234567 ',
  'IFSC Code': 'sbin0001234',
  'Branch Name': ' Satara ',
}

async function fill(user: UserEvent, values: Record<Label, string>): Promise<void> {
  for (const label of labels) {
    const input = screen.getByLabelText(label)
    await user.clear(input)
    if (values[label]) await user.type(input, values[label])
  }
}

const save = () => screen.getByRole('button', { name: 'Save' })

describe('"checks run in this order and the first failure shows"', () => {
  const rules: [Label, string][] = [
    ['Account Holder Name', 'Account holder name is required'],
    ['Bank Name', 'Bank name is required'],
    ['Account Number', 'Account number is required'],
    ['Confirm Account Number', 'Account number does not match'],
    ['IFSC Code', 'IFSC Code is required'],
    ['Branch Name', 'Branch name is required'],
  ]

  test.each(rules)('%s, and everything below it, blank: %s', async (label, message) => {
    const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
    const blankFrom = labels.indexOf(label)
    const values = { ...right }
    for (const below of labels.slice(blankFrom)) values[below] = below === 'Branch Name' ? '  ' : ''
    await fill(user, values)
    await user.click(save())
    const input = screen.getByLabelText(label)
    await waitFor(() => expect(input).toHaveAccessibleDescription(message))
    expect(input).toHaveFocus()
    expect(screen.getAllByText(/is required|does not match/)).toHaveLength(1)
    expect(provider.requests('updateBankDetails')).toHaveLength(0)
  })

  test('the mismatch goes when the numbers match, whichever of them is corrected', async () => {
    const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
    await fill(user, { ...right, 'Account Number': '3000123456' })
    await user.click(save())
    expect(await screen.findByText('Account number does not match')).toBeVisible()
    await user.type(screen.getByLabelText('Account Number'), '7')
    await waitFor(() => expect(screen.queryByText('Account number does not match')).toBeNull())
  })
})

test('sends everything trimmed, once, makes domestic the deal type and goes back', async () => {
  provider.delay(20)
  localStorage.setItem('dealType', 'stock')
  const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
  localStorage.setItem('dealType', 'stock')
  await fill(user, right)
  await user.click(save())
  await user.click(save())
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  expect(provider.requests('updateBankDetails').map(({ body }) => body)).toEqual([
    {
      name: 'Ramesh Pawar',
      bankName: 'State Bank of India',
      accNo: '30001234567',
      confirmAccNo: '30001234567',
      ifscCode: 'SBIN0001234',
      branchName: 'Satara',
      userId: ids.ramesh,
    },
  ])
  expect(localStorage.getItem('dealType')).toBe('domestic')
})

// "dealType (set to domestic on login and after saving bank details"
test('left before the answer came, it is saved all the same', async () => {
  const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
  localStorage.setItem('dealType', 'stock')
  await fill(user, right)
  const release = provider.hold('updateBankDetails')
  await user.click(save())
  await waitFor(() => expect(provider.requests('updateBankDetails')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  act(release)
  await waitFor(() => expect(localStorage.getItem('dealType')).toBe('domestic'))
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Satara')
  expect(window.location.pathname).toBe('/home')
})

test('saved details are filled in, the account number masked until it is revealed', async () => {
  const { user } = await visit('/update/bankDetails', { as: 'savita' })
  const saved = provider.world.people[ids.savita]?.user.bankDetails
  const accNo = screen.getByLabelText('Account Number')
  expect(accNo).toHaveValue(saved?.accNo)
  expect(accNo).toHaveAttribute('autocomplete', 'off')
  expect(accNo.className).toContain('masked')
  await user.click(screen.getByRole('button', { name: 'Show Account Number' }))
  expect(accNo.className).not.toContain('masked')
})

test('an IFSC of another look gets a quiet hint, never an error', async () => {
  const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
  await fill(user, { ...right, 'IFSC Code': 'SB12' })
  expect(screen.getByLabelText('IFSC Code')).toHaveAccessibleDescription(
    'An IFSC usually looks like SBIN0001234',
  )
  await user.click(save())
  await waitFor(() => expect(provider.requests('updateBankDetails')).toHaveLength(1))
})

test('nothing of the account is kept in storage', async () => {
  const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
  await fill(user, right)
  const stored = JSON.stringify(
    [localStorage, sessionStorage].map((store) => Object.entries(store)),
  )
  expect(stored).not.toContain('30001234567')
})

describe('what was typed and not saved', () => {
  async function typeAndReload(): Promise<UserEvent> {
    const { user } = await visit('/update/bankDetails', { as: 'ramesh' })
    await fill(user, right)
    cleanup()
    return (await visit('/update/bankDetails', { as: 'ramesh' })).user
  }
  const values = () =>
    labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value.trim())

  test('is there after a reload, but for the account number; saved, it is gone', async () => {
    const user = await typeAndReload()
    expect(values()).toEqual([
      'Ramesh Pawar',
      'State Bank of India',
      '',
      '',
      'SBIN0001234',
      'Satara',
    ])
    expect(screen.getByText(/You have unsaved changes/)).toBeVisible()
    await fill(user, right)
    await user.click(save())
    await waitFor(() => expect(window.location.pathname).toBe('/home'))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Satara')
  })

  test('can be discarded', async () => {
    const user = await typeAndReload()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(values()).toEqual(['', '', '', '', '', ''])
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull()
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Satara')
  })

  test('is not shown to somebody else', async () => {
    await typeAndReload()
    cleanup()
    await visit('/update/bankDetails', { as: 'savita' })
    expect(values()).not.toContain('Satara')
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull()
  })
})
