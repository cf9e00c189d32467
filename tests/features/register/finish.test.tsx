import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { address, bodies, button, field, fill, storedIn, tapFiveTimes } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { goBack, goForward, logOutElsewhere, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import { openBank } from './walk'

beforeEach(() => vi.mocked(loadPage).mockReturnValue(undefined))

const bank = {
  'Account Holder Name': ' Lakshmi Bai Gond ',
  'Bank Name': 'Satpura Gramin Bank',
  'Account Number': '000456780003',
  'Confirm Account Number': '000456780003',
  'IFSC Code': 'demo0004403',
  'Branch Name': 'Betul',
}

const lakshmi = () =>
  Object.values(provider.world.people).find(({ user }) => user.mobileNo === '9123456780')

describe('after a successful registration', () => {
  // SHR-2.
  test('opens the offer whose link was opened before, once', async () => {
    const user = await openBank('/register?code=SAVITA4210&offer=ONI-NSK-D')
    await user.click(button('Skip Now'))
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/product/details/ONI-NSK-D?sent=1')
    expect(storedIn(sessionStorage)).not.toContain('ONI-NSK-D')
  })

  test('Back returns to none of the earlier steps', async () => {
    window.history.replaceState(null, '', '/help/support')
    window.history.pushState(null, '', '/register')
    await openBank()
    await waitFor(() => expect(address()).toBe('/register?step=3'))
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await goBack()
    expect(address()).toBe('/help/support')
    await goForward()
    await waitFor(() => expect(address()).toBe('/home'))
  })

  // NAV-3.
  test('log-out in another tab closes the bank details', async () => {
    await openBank()
    await waitFor(() => expect(address()).toBe('/register?step=3'))
    await logOutElsewhere()
    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
  })
})

describe('the bank step', () => {
  test('a reload keeps what was typed, except account numbers', async () => {
    const user = await openBank()
    await waitFor(() => expect(address()).toBe('/register?step=3'))
    await fill(user, bank)
    expect(storedIn(sessionStorage)).not.toContain('000456780003')
    await reload()
    expect(field('Bank Name')).toHaveValue('Satpura Gramin Bank')
    expect(field('Branch Name')).toHaveValue('Betul')
    expect(field('Account Number')).toHaveValue('')
    await userEvent.click(button('Skip Now'))
    expect(storedIn(sessionStorage)).not.toContain('Satpura')
  })

  test('follows the sign-in; Save sends the details once, stores the deal type, loads /home', async () => {
    const user = await openBank()
    const person = lakshmi()
    expect(person?.password).toBe('secret1')
    expect(localStorage.getItem('authResponse')).toBe(person?.user._id)
    expect(localStorage.getItem('selectedAddress')).toBe(person?.addresses[0]?._id)
    expect(localStorage.getItem('dealType')).toBe('domestic')
    expect(storedIn(sessionStorage)).not.toMatch(/Lakshmi|9123456780|Betul|secret1/)

    localStorage.setItem('dealType', 'stock')
    await fill(user, bank)
    await tapFiveTimes('Save')
    await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith('/home'))
    expect(bodies('updateBankDetails')).toMatchObject([
      { accNo: '000456780003', userId: lakshmi()?.user._id },
    ])
    expect(localStorage.getItem('dealType')).toBe('domestic')
  })
})

describe('a signed-in person who opens /register', () => {
  test.each(['/register?code=PRAKASH101', '/register?step=3'])('%s goes to /home', async (path) => {
    await visit(path, { as: 'savita' })
    await waitFor(() => expect(address()).toBe('/home'))
  })

  test('does not see the bank step of another person who registered in this tab', async () => {
    await openBank()
    localStorage.setItem('authResponse', ids.savita)
    await reload()
    await waitFor(() => expect(address()).toBe('/home'))
  })
})
