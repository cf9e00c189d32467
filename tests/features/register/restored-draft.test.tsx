import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, button, field, fill, heading, tapFiveTimes } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack, goForward, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import { fillAddress, home, lakshmi, openAddress, openPersonal, TERMS } from './walk'

const { Password: _, 'Confirm Password': __, ...storedOfLakshmi } = lakshmi

function expectValues(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value)
}

describe('a reload', () => {
  test('keeps a code that replaced the one of the link', async () => {
    const { user } = await visit('/register?code=PRAKASH101')
    await fill(user, { 'Referral Code': 'SAVITA4210' })
    await reload()
    expect(field('Referral Code')).toHaveValue('SAVITA4210')
    expect(await screen.findByText('Referred by: Savita Jadhav')).toBeVisible()
  })

  test('keeps the personal details and asks for the passwords again', async () => {
    await fill(await openPersonal(), lakshmi)
    const user = await reload()
    expect(address()).toBe('/register?step=1')
    expectValues({ ...storedOfLakshmi, Password: '', 'Confirm Password': '' })
    await user.click(button('Proceed'))
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible()
    expect(provider.requests('userExists')).toHaveLength(0)
  })

  test('keeps the address and asks for the passwords in step 2', async () => {
    await fillAddress(await openAddress('/register?code=PRAKASH101'))
    const user = await reload()
    expect(address()).toBe('/register?code=PRAKASH101&step=2')
    expectValues({ ...storedOfLakshmi, ...home })
    expect(field(TERMS)).toBeChecked()
    await user.click(button('Register'))
    await waitFor(() =>
      expect(field('Password')).toHaveAccessibleDescription(
        'Password must be at least 6 characters',
      ),
    )
    expect(field('Password')).toHaveFocus()
    await fill(user, { Password: 'secret1', 'Confirm Password': 'secret9' })
    await user.click(button('Register'))
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    await fill(user, { Password: 'secret9' })
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(provider.requests('register')).toMatchObject([
      {
        body: {
          name: 'Lakshmi Bai Gond',
          password: 'secret9',
          confirmPassword: 'secret9',
          agentId: '66a000000000000000000009',
        },
      },
    ])
  })
})

describe('Back and Forward', () => {
  test('the back arrow and Forward move one step, and keep code and details', async () => {
    const user = await openAddress('/register?code=PRAKASH101')
    expect(await heading('Address')).toHaveFocus()
    await user.click(button('Back'))
    await heading('Personal Details')
    expect(address()).toBe('/register?code=PRAKASH101&step=1')
    await user.click(button('Back'))
    await heading('Enter referral code to join the Referral Program')
    expect(address()).toBe('/register?code=PRAKASH101')
    expect(field('Referral Code')).toHaveValue('PRAKASH101')
    await goForward()
    await heading('Personal Details')
    expectValues(lakshmi)
    await goBack()
    await heading('Enter referral code to join the Referral Program')
    expect(field('Referral Code')).toHaveValue('PRAKASH101')
  })

  test('Forward does not skip the check of a changed number', async () => {
    const user = await openAddress()
    await goBack()
    await heading('Personal Details')
    await fill(user, { 'Mobile Number': '9876543210' })
    await goForward()
    await waitFor(() => expect(address()).toBe('/register?step=1'))
    expect(await heading('Personal Details')).toBeVisible()
  })

  test('five taps on Proceed move one step', async () => {
    await visit('/register')
    await tapFiveTimes('Proceed')
    await heading('Personal Details')
    await goBack()
    expect(address()).toBe('/register')
    await heading('Enter referral code to join the Referral Program')
    await tapFiveTimes('Skip Now')
    await heading('Personal Details')
  })
})

describe('opening a later step directly', () => {
  test.each(['/register?step=2', '/register?step=3'])(
    '%s lands on the first unfinished one',
    async (path) => {
      await visit(path)
      expect(await heading('Personal Details')).toBeVisible()
      await waitFor(() => expect(address()).toBe('/register?step=1'))
    },
  )

  test('opens step 1, since a code is optional; its arrow leads to step 0', async () => {
    const { user } = await visit('/register?code=PRAKASH101&step=1')
    expect(await screen.findByText('Referred by: Prakash Deshmukh')).toBeVisible()
    await user.click(button('Back'))
    await heading('Enter referral code to join the Referral Program')
    expect(address()).toBe('/register?code=PRAKASH101')
  })
})
