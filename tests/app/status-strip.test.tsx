import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const SAID = 'We cannot connect right now.'

/** On the login page nothing is read that could answer later: only a tap on Login would. */
async function signInOutOfReach() {
  provider.fault({ call: 'login', kind: 'status', status: 503 })
  const { user } = await visit('/login')
  await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
  await user.type(screen.getByLabelText('Password'), 'farmer1')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.getByText(SAID)).toBeVisible())
  return user
}

test('Retry takes the sentence away where nothing is left to try again, until something fails anew', async () => {
  const user = await signInOutOfReach()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByText(SAID)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText(SAID)).toBeVisible()
})

test('so does the return of the network', async () => {
  await signInOutOfReach()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(SAID)).toBeNull()
})
