import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

// jsdom cannot load pages: this is the browser's door, not ours.
vi.mock('@/session/page', () => ({ loadPage: vi.fn() }))

beforeEach(() => vi.mocked(loadPage).mockClear())

const mobile = () => screen.getByLabelText('Mobile Number')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Login' })

describe('what is checked before anything is sent', () => {
  test.each([
    ['', '', 'Enter valid mobile number', 'Mobile Number'],
    ['98765', '', 'Enter valid mobile number', 'Mobile Number'],
    ['9876543210', '', 'Enter valid password', 'Password'],
    ['9876543210', 'ab', 'Enter valid password', 'Password'],
  ])('mobile "%s", password "%s": %s', async (typedMobile, typedPassword, message, field) => {
    const { user } = await visit('/login')
    if (typedMobile) await user.type(mobile(), typedMobile)
    if (typedPassword) await user.type(password(), typedPassword)
    await user.click(submit())
    const input = screen.getByLabelText(field)
    await waitFor(() => expect(input).toHaveAccessibleDescription(message))
    expect(input).toHaveFocus()
    expect(screen.getAllByText(/^Enter valid/)).toHaveLength(1)
    expect(provider.requests('login')).toHaveLength(0)
  })

  test('the message goes as soon as what is typed is right', async () => {
    const { user } = await visit('/login')
    await user.click(submit())
    expect(await screen.findByText('Enter valid mobile number')).toBeVisible()
    await user.type(mobile(), '9876543210')
    await waitFor(() => expect(screen.queryByText('Enter valid mobile number')).toBeNull())
  })

  test('a pasted number loses its prefix and spaces', async () => {
    const { user } = await visit('/login')
    await user.click(mobile())
    await user.paste('+91 98765 43210')
    expect(mobile()).toHaveValue('9876543210')
  })
})

describe('signing in', () => {
  test('remembers the person, the address and the deal type, and loads /home', async () => {
    const { user } = await visit('/login')
    await user.type(mobile(), '9876543210')
    await user.type(password(), 'farmer1')
    await user.click(submit())
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/home'))
    expect(provider.requests('login').map(({ body }) => body)).toEqual([
      { mobileNo: '9876543210', password: 'farmer1' },
    ])
    expect(localStorage.getItem('authResponse')).toBe(ids.savita)
    expect(localStorage.getItem('selectedAddress')).toBe(
      provider.world.people[ids.savita]?.addresses[0]?._id,
    )
    expect(localStorage.getItem('dealType')).toBe('domestic')
  })

  test('shows the server’s message, keeps what was typed, and can be tried again', async () => {
    const { user } = await visit('/login')
    await user.type(mobile(), '9876543210')
    await user.type(password(), 'wrong')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid mobile number or password')
    expect(mobile()).toHaveValue('9876543210')
    await user.clear(password())
    await user.type(password(), 'farmer1')
    await user.click(submit())
    await waitFor(() => expect(loadPage).toHaveBeenCalledOnce())
  })

  test.each([
    ['Network Error', { kind: 'drop' }],
    ['Request failed with status code 401', { kind: 'status', status: 401, body: {} }],
    ['Request failed with status code 422', { kind: 'status', status: 422, body: { message: '' } }],
    ['Something went wrong. Please try again.', { kind: 'refuse', body: { message: '' } }],
    ['Something went wrong. Please try again.', { kind: 'html' }],
  ] as const)(
    '"the server\'s message ... when present, else the network error message": %s',
    async (words, fault) => {
      provider.fault({ call: 'login', ...fault })
      const { user } = await visit('/login')
      await user.type(mobile(), '9876543210')
      await user.type(password(), 'farmer1')
      await user.click(submit())
      expect((await screen.findByRole('alert')).textContent).toBe(words)
    },
  )
})

test('while mocked, a demo account fills the form', async () => {
  const { user } = await visit('/login')
  await user.click(screen.getByRole('button', { name: /Savita/ }))
  expect(mobile()).toHaveValue('9876543210')
  expect(password()).toHaveValue('farmer1')
})

test('the password can be shown and hidden', async () => {
  const { user } = await visit('/login')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('leads to Forgot Password and Register Now', async () => {
  await visit('/login')
  expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '/forgot/password',
  )
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register')
})

test('a signed-in person goes on to /home', async () => {
  await visit('/login', { as: 'savita' })
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
})
