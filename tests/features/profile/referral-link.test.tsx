import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodies, button, field, tapFiveTimes } from '@tests/page'
import { ids, person, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import { skipTimersOf } from '@tests/wall-clock'

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

test('is looked up at exactly 10 characters, in capitals; Save only when it exists', async () => {
  const { user } = await open()
  await user.type(code(), 'prakash10')
  expect(code()).toHaveValue('PRAKASH10')
  expect(looked()).toEqual([])
  await user.click(save())
  await user.type(code(), '1')
  expect(await screen.findByText('Referred by: Prakash Deshmukh')).toBeVisible()
  expect(looked()).toEqual([{ referralCode: 'PRAKASH101' }])

  await user.type(code(), '2')
  expect(screen.queryByText(/Referred by/)).toBeNull()
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await user.click(save())
  expect(looked()).toHaveLength(1)

  await user.clear(code())
  await user.type(code(), 'nobody0000')
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Enter valid Referral Id'))
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await user.type(code(), '{Enter}')
  await user.click(save())
  expect(sent()).toEqual([])
})

test('sends all fields of a freshly read user, plus agentId and userId', async () => {
  await typeCode()
  // Changed elsewhere since this screen was opened, with a field nobody told us of.
  Object.assign(meena(), { email: 'meena@example.com', kyc: { level: 2 }, __v: 3 })
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
  expect(meena().agentId).toMatchObject({ _id: ids.agent })
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

test('keeps the looked-up agent when the response has only an id', async () => {
  const user = await typeCode()
  provider.fault({ call: 'updateUser', kind: 'status', status: 200, body: { success: true } })
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  await isLinked()
  expect(code()).toHaveValue('PRAKASH101')
  expect(screen.getByText('Referred by: Prakash Deshmukh')).toBeVisible()
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

test('a lookup that failed has one way to try again', async () => {
  skipTimersOf(1000)
  provider.fault({ call: 'agentByCode', kind: 'status', status: 503 })
  const { user } = await open()
  await user.type(code(), 'prakash101')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('We cannot connect right now.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  provider.clearFaults()
  await user.click(again)
  expect(await screen.findByText('Referred by: Prakash Deshmukh')).toBeVisible()
  expect(screen.queryByText('We cannot connect right now.')).toBeNull()
})
