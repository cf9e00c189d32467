import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, fill } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

const SAID = 'We cannot connect right now.'

/** The login page reads nothing, so no later answer can clear the strip. */
async function signInOutOfReach() {
  provider.fault({ call: 'login', kind: 'status', status: 503 })
  const { user } = await visit('/login')
  await fill(user, { 'Mobile Number': '9876543210', Password: 'farmer1' })
  await user.click(button('Login'))
  await waitFor(() => expect(screen.getByText(SAID)).toBeVisible())
  return user
}

test('Retry clears the strip until the next failure', async () => {
  const user = await signInOutOfReach()
  await user.click(button('Retry'))
  expect(screen.queryByText(SAID)).toBeNull()
  await user.click(button('Login'))
  expect(await screen.findByText(SAID)).toBeVisible()
})

test('the return of the network clears the strip', async () => {
  await signInOutOfReach()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(SAID)).toBeNull()
})
