import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, field, fill, heading, link, settle, strip } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { home, lakshmi, openPersonal, register, TERMS } from './walk'

/** The number of people with this mobile number. */
const registered = (mobileNo: string) =>
  Object.values(provider.world.people).filter(({ user }) => user.mobileNo === mobileNo).length

/** Presses Register, and waits for the failure. */
async function failToRegister() {
  const user = await register()
  await waitFor(() => expect(strip()).toHaveTextContent('Your last change is not saved yet.'))
  return user
}

test.each([
  ['422', { kind: 'status', status: 422, body: { message: 'Not today' } }],
  ['an answer without a user id', { kind: 'status', status: 200, body: { address: 'a1' } }],
] as const)(
  'a failed registration shows no message and keeps what was typed: %s',
  async (_, fault) => {
    provider.fault({ call: 'register', ...fault, times: 1 })
    const user = await failToRegister()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/Not today|Refused|went wrong/)).toBeNull()
    for (const [label, value] of Object.entries(home)) expect(field(label)).toHaveValue(value)
    expect(field(TERMS)).toBeChecked()
    expect(localStorage.getItem('authResponse')).toBeNull()
    expect(button('Register')).not.toHaveAttribute('aria-busy')
    await user.click(button('Register'))
    expect(await heading('Bank Details')).toBeVisible()
    expect(registered('9123456780')).toBe(1)
    expect(screen.queryByText('Your last change is not saved yet.')).toBeNull()
  },
)

test('a registration with an unknown outcome allows another number to be registered instead', async () => {
  provider.fault({ call: 'register', kind: 'drop-after', times: 1 })
  const user = await failToRegister()
  await user.click(button('Register'))
  await screen.findByRole('alert')
  await goBack()
  await heading('Personal Details')
  await fill(user, { 'Mobile Number': '9123456700' })
  await user.click(button('Proceed'))
  await heading('Address')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(button('Register'))
  expect(await heading('Bank Details')).toBeVisible()
  expect(registered('9123456700')).toBe(1)
})

test('a late response signs in a person who has left the screen, and nothing is sent twice', async () => {
  const release = provider.hold('register')
  const user = await register()
  await waitFor(() => expect(provider.requests('register')).toHaveLength(1))
  await user.click(link('Login Now'))
  await heading('Login')
  await goBack()
  await heading('Address')
  await user.click(button('Register'))
  await settle()
  expect(button('Register')).toHaveAttribute('aria-busy')
  expect(provider.requests('userExists')).toHaveLength(1)
  release()
  expect(await heading('Bank Details')).toBeVisible()
  expect(provider.requests('register')).toHaveLength(1)
  expect(registered('9123456780')).toBe(1)
})

describe('a call that never ends', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Presses Register, and waits 15 seconds for the answer. */
  async function waitForAnswer() {
    const user = await register()
    await waitFor(() => expect(provider.requests('register')).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(strip()).toHaveTextContent(
      'Sent, but there is no answer yet. Retry checks whether it arrived. Nothing is sent twice.',
    )
    return user
  }

  test('is found out on Retry: the person is registered, and can log in', async () => {
    const release = provider.hold('register')
    const user = await waitForAnswer()
    await user.click(button('Retry'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Mobile number already registered')
    expect(strip()).toBeEmptyDOMElement()
    await user.click(button('Register'))
    await settle()
    act(release)
    expect(provider.requests('register')).toHaveLength(1)
    await user.click(link('Login Now'))
    await heading('Login')
  })

  test('of step 1 is said to be waited for, and asked again on Retry', async () => {
    const user = await openPersonal()
    await fill(user, lakshmi)
    const release = provider.hold('userExists')
    await user.click(button('Proceed'))
    await waitFor(() => expect(provider.requests('userExists')).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(strip()).toHaveTextContent('Still waiting for the latest data. Retry asks again.')
    await user.click(button('Retry'))
    await waitFor(() => expect(provider.requests('userExists')).toHaveLength(2))
    act(release)
    await heading('Address')
  })
})
