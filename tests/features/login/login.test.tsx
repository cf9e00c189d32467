import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { bodies, button, field, fill, link } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { signInElsewhere } from '@tests/travel'
import { visit } from '@tests/visit'

beforeEach(() => vi.mocked(loadPage).mockReturnValue(undefined))

const right = { 'Mobile Number': '9876543210', Password: 'farmer1' }
const submit = () => button('Login')

describe('signing in', () => {
  test('stores user id, address id and deal type, and loads /home', async () => {
    const { user } = await visit('/login')
    await fill(user, right)
    await user.click(submit())
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/home'))
    expect(bodies('login')).toEqual([{ mobileNo: '9876543210', password: 'farmer1' }])
    expect(localStorage.getItem('authResponse')).toBe(ids.savita)
    expect(localStorage.getItem('selectedAddress')).toBe(savita().addresses[0]?._id)
    expect(localStorage.getItem('dealType')).toBe('domestic')
  })

  test.each([
    ['before the tap', false],
    ['before the answer', true],
  ])('keeps the session of somebody who has signed in in another tab %s', async (_, isSent) => {
    const release = provider.hold('login')
    const { user } = await visit('/login')
    await fill(user, right)
    if (!isSent) await signInElsewhere('meena')
    await user.click(submit())
    if (isSent) await signInElsewhere('meena')
    await act(async () => release())
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/home'))
    expect(localStorage.getItem('authResponse')).toBe(ids.meena)
    expect(provider.requests('login')).toHaveLength(Number(isSent))
  })
})

test('a demo account fills the form while the provider is mocked', async () => {
  const { user } = await visit('/login')
  await user.click(button(/Savita/))
  expect(field('Mobile Number')).toHaveValue('9876543210')
  expect(field('Password')).toHaveValue('farmer1')
})

test('links to Forgot Password and Register Now', async () => {
  await visit('/login')
  expect(link('Forgot Password')).toHaveAttribute('href', '/forgot/password')
  expect(link('Register Now')).toHaveAttribute('href', '/register')
})
