import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { provider } from '@tests/provider'
import { goBack, reload } from '@tests/travel'
import {
  bodies,
  button,
  field,
  fill,
  fillAddress,
  heading,
  home,
  openAddress,
  settle,
  storedIn,
  TERMS,
} from './walk'

const strip = () => screen.getByRole('status')

/** How many people have this mobile number. */
const registered = (mobileNo: string) =>
  Object.values(provider.world.people).filter(({ user }) => user.mobileNo === mobileNo).length

/** Tries to register, and it goes wrong. */
async function failToRegister() {
  const user = await openAddress()
  await fillAddress(user)
  await user.click(button('Register'))
  await waitFor(() => expect(strip()).toHaveTextContent('Your last change is not saved yet.'))
  return user
}

describe('a registration that fails', () => {
  test.each([
    ['500', { kind: 'status', status: 500 }],
    ['a refusal', { kind: 'status', status: 422, body: { message: 'Not today' } }],
    ['success: false', { kind: 'refuse' }],
    ['a dropped connection', { kind: 'drop' }],
    ['HTML', { kind: 'html' }],
    ['no user id', { kind: 'status', status: 200, body: { address: 'a1' } }],
  ] as const)('shows no message and loses nothing: %s', async (_, fault) => {
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
  })

  test('is sent again by Retry', async () => {
    provider.fault({ call: 'register', kind: 'status', status: 500, times: 1 })
    const user = await failToRegister()
    await user.click(button('Retry'))
    expect(await heading('Bank Details')).toBeVisible()
    expect(provider.requests('register')).toHaveLength(2)
  })
})

describe('a registration whose outcome is not known', () => {
  test('and which was applied makes no second person: the server’s message, and the way to login', async () => {
    provider.fault({ call: 'register', kind: 'drop-after', times: 1 })
    const user = await failToRegister()
    expect(registered('9123456780')).toBe(1)
    await user.click(button('Register'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Mobile number already registered')
    expect(provider.requests('register')).toHaveLength(1)
    expect(strip()).toBeEmptyDOMElement()
    await user.click(screen.getByRole('link', { name: 'Login Now' }))
    await heading('Login')
    expect(field('Mobile Number')).toHaveValue('9123456780')
  })

  test('asks first with the details of the first check', async () => {
    provider.fault({ call: 'register', kind: 'drop', times: 1 })
    const user = await failToRegister()
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(provider.requests().map(({ call }) => call)).toEqual(
      expect.arrayContaining(['userExists', 'register', 'userExists', 'register']),
    )
    const [first, again] = bodies('userExists')
    expect(again).toEqual(first)
    expect(provider.requests('register')).toHaveLength(2)
  })

  test('stays unknown while the provider cannot be asked', async () => {
    provider.fault({ call: 'register', kind: 'drop-after', times: 1 })
    const user = await failToRegister()
    provider.fault({ call: 'userExists', kind: 'drop', times: 1 })
    await user.click(button('Register'))
    await waitFor(() => expect(provider.requests('userExists')).toHaveLength(2))
    await waitFor(() => expect(strip()).toHaveTextContent('Your last change is not saved yet.'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button('Register'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Mobile number already registered')
    expect(provider.requests('register')).toHaveLength(1)
  })

  test('is still known after a reload, when the passwords have to be typed again', async () => {
    provider.fault({ call: 'register', kind: 'drop-after', times: 1 })
    await failToRegister()
    const user = await reload()
    await fill(user, { Password: 'secret1', 'Confirm Password': 'secret1' })
    await user.click(button('Register'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Mobile number already registered')
    expect(provider.requests('register')).toHaveLength(1)
  })

  test('leaves neither the password nor the mobile number on the device', async () => {
    provider.fault({ call: 'register', kind: 'drop-after', times: 1 })
    await failToRegister()
    expect(storedIn(localStorage)).not.toEqual([])
    expect(storedIn(localStorage).join()).not.toMatch(/secret1|9123456780/)
    expect(storedIn(sessionStorage).join()).not.toContain('secret1')
  })

  test('another number can be registered instead', async () => {
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
})

describe('an answer that takes its time', () => {
  test('holds nobody: one step back, and on to the bank details when it comes', async () => {
    const release = provider.hold('register')
    const user = await openAddress()
    await fillAddress(user)
    await user.click(button('Register'))
    await waitFor(() => expect(provider.requests('register')).toHaveLength(1))
    await user.click(button('Back'))
    await heading('Personal Details')
    release()
    expect(await heading('Bank Details')).toBeVisible()
  })

  test('signs in also who has left meanwhile, and sends nothing twice for who came back', async () => {
    const release = provider.hold('register')
    const user = await openAddress()
    await fillAddress(user)
    await user.click(button('Register'))
    await waitFor(() => expect(provider.requests('register')).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'Login Now' }))
    await heading('Login')
    await goBack()
    await heading('Address')
    await fill(user, { Password: 'secret1', 'Confirm Password': 'secret1' })
    await user.click(button('Register'))
    await settle()
    expect(button('Register')).toHaveAttribute('aria-busy')
    expect(provider.requests('userExists')).toHaveLength(1)
    release()
    expect(await heading('Bank Details')).toBeVisible()
    expect(provider.requests('register')).toHaveLength(1)
    expect(registered('9123456780')).toBe(1)
  })
})
