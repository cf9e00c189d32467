import { act, waitFor, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPage } from '@/session/page'
import {
  bodies,
  button,
  field,
  fill,
  link,
  address,
  heading,
  storedIn,
  tapFiveTimes,
} from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { signInElsewhere } from '@tests/travel'
import { visit } from '@tests/visit'

describe('the login', () => {
  beforeEach(() => vi.mocked(loadPage).mockReturnValue(undefined))

  const right = { 'Mobile Number': '9876543210', Password: 'farmer1' }
  const submit = () => button('Login')

  describe('signing in', () => {
    test('stores user id, address id and deal type, and loads /home, also with a demo account', async () => {
      const { user } = await visit('/login')
      expect(link('Register Now')).toHaveAttribute('href', '/register')
      // While the provider is mocked.
      await user.click(button(/Savita/))
      expect(field('Mobile Number')).toHaveValue('9876543210')
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
})

afterEach(() => vi.useRealTimers())

const RIGHT = '246810'
const open = () => visit('/forgot/password/otp/9876543210')
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit \d of 6$/ })
const box = (place: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 6` })
const shown = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('')
const resend = () => button('Resend')

/** Comes from Forgot Password, as people do. */
async function sendOtp() {
  const { user } = await visit('/forgot/password')
  await fill(user, { 'Mobile Number': '9876543210' })
  await user.click(button('Send Otp'))
  await heading('OTP Verification')
  return user
}

describe('the six boxes', () => {
  test('are six, and start with the focus; one that is empty gets it back', async () => {
    const { user } = await open()
    expect(boxes()).toHaveLength(6)
    await waitFor(() => expect(box(1)).toHaveFocus())
    expect(screen.getByRole('group', { name: 'OTP' })).toContainElement(box(6))
    // While the provider is mocked.
    expect(screen.getByText('246810')).toBeVisible()
    await user.keyboard('24681')
    await user.click(button('Verify'))
    expect(await screen.findByText('Enter valid otp')).toBeVisible()
    expect(box(6)).toHaveFocus()
    expect(box(6)).toHaveAccessibleDescription('Enter valid otp')
    expect(provider.requests('verifyOtp')).toHaveLength(0)
    await user.keyboard('0')
    expect(screen.queryByText('Enter valid otp')).toBeNull()
  })

  /** What is pressed, what is shown then, and the box with the focus. */
  test.each<[string, [keys: string, text: string, focus: number][]]>([
    [
      'take one digit each and move on; letters do nothing',
      [
        ['2a4', '24____', 3],
        ['68109', '246819', 6],
      ],
    ],
    [
      'are emptied by Backspace, which in an empty one goes back',
      [
        ['246', '246___', 4],
        ['{Backspace}', '24____', 3],
        ['{Backspace}{Backspace}{Backspace}', '______', 1],
        ['1{ArrowLeft}{Backspace}', '______', 1],
      ],
    ],
    [
      'are moved between by arrow keys, and emptied by Delete',
      [
        ['246810{ArrowLeft}{ArrowLeft}', '246810', 4],
        ['{Delete}', '246_10', 4],
        ['{ArrowRight}{ArrowRight}{ArrowRight}', '246_10', 6],
        ['{ArrowLeft}'.repeat(6), '246_10', 1],
      ],
    ],
  ])('%s', async (_, steps) => {
    const { user } = await open()
    for (const [keys, text, focus] of steps) {
      await user.keyboard(keys)
      expect([keys, shown()]).toEqual([keys, text])
      expect(box(focus)).toHaveFocus()
    }
  })
})

test('Verify sends number and OTP once, and replaces its page in the history', async () => {
  const user = await sendOtp()
  await user.keyboard(RIGHT)
  await tapFiveTimes('Verify')
  await heading('Create new password')
  expect(address()).toBe(`/reset/password/${ids.savita}`)
  expect(bodies('verifyOtp')).toEqual([{ mobileNo: '9876543210', otp: '246810' }])
  await user.click(button('Back'))
  await waitFor(() => expect(address()).toBe('/forgot/password'))
})

describe('Resend', () => {
  // Over a reload: e2e/password-forgotten.spec.ts.
  test('counts 30 seconds down, then sends again, empties the boxes and counts again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const user = await sendOtp()
    expect(resend()).toHaveAccessibleDescription('You can ask for another OTP in 30 s')
    await user.click(resend())
    vi.setSystemTime(Date.now() + 30_000)
    await waitFor(() => expect(screen.queryByText(/You can ask/)).toBeNull())
    await user.click(box(1))
    await user.keyboard('13')
    await user.dblClick(resend())
    expect(await screen.findByText('A new OTP is on its way')).toBeVisible()
    const sent = { mobileNo: '9876543210' }
    expect(bodies('sendOtp')).toEqual([sent, sent])
    expect(shown()).toBe('______')
    expect(box(1)).toHaveFocus()
    expect(screen.getByText(/in (29|30) s$/)).toBeVisible()
  })

  test('does not wait before the first OTP of this tab, or after the server’s refusal', async () => {
    provider.fault({ call: 'sendOtp', kind: 'refuse', body: { message: 'No credit' }, times: 1 })
    const { user } = await open()
    expect(screen.queryByText(/You can ask/)).toBeNull()
    await user.keyboard('13')
    await user.click(resend())
    expect(await screen.findByRole('alert')).toHaveTextContent('No credit')
    expect(shown()).toBe('13____')
    await user.click(resend())
    expect(await screen.findByText('A new OTP is on its way')).toBeVisible()
  })

  test('keeps an OTP typed before its answer, and the focus', async () => {
    const { user } = await open()
    const release = provider.hold('sendOtp')
    await user.click(box(1))
    await user.keyboard('1')
    await user.click(resend())
    await waitFor(() => expect(provider.requests('sendOtp')).toHaveLength(1))
    await user.click(box(1))
    await user.keyboard('246')
    act(release)
    expect(await screen.findByText('A new OTP is on its way')).toBeVisible()
    expect(shown()).toBe('246___')
    expect(box(4)).toHaveFocus()
  })

  test('waits again after an unknown outcome', async () => {
    provider.fault({ call: 'sendOtp', kind: 'status', status: 500, times: 1 })
    const { user } = await open()
    await user.click(resend())
    expect(await screen.findByText(/^You can ask for another OTP in (29|30) s$/)).toBeVisible()
  })
})

test('a URL without a mobile number leads to Forgot Password', async () => {
  await visit('/forgot/password/otp/98765')
  await waitFor(() => expect(address()).toBe('/forgot/password'))
})

test('Forgot Password keeps the number over Back, and sends again', async () => {
  const user = await sendOtp()
  await user.click(button('Back'))
  await heading('Forgot Password?')
  expect(field('Mobile Number')).toHaveValue('9876543210')
  expect(link('Register Now')).toHaveAttribute('href', '/register')
  await user.click(button('Send Otp'))
  await heading('OTP Verification')
  expect(bodies('sendOtp')).toHaveLength(2)
})

// The OTP was typed in another tab, and the mobile number there, too.
test('a new password is stored nowhere, and leads to an empty login', async () => {
  const { user } = await visit(`/reset/password/${ids.savita}`)
  await fill(user, { 'Enter Password': 'newpass', 'Confirm Password': 'newpass' })
  expect(storedIn(localStorage) + storedIn(sessionStorage)).not.toContain('newpass')
  await user.click(button('Verify'))
  await heading('Login')
  expect(field('Mobile Number')).toHaveValue('')
})
