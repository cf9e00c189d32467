import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

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
const verify = () => screen.getByRole('button', { name: 'Verify' })
const resend = () => screen.getByRole('button', { name: 'Resend' })

describe('the six boxes', () => {
  test('are six, take digits from the message and from the number pad, and the first has the focus', async () => {
    await open()
    expect(boxes()).toHaveLength(6)
    for (const input of boxes()) {
      expect(input).toHaveAttribute('autocomplete', 'one-time-code')
      expect(input).toHaveAttribute('inputmode', 'numeric')
    }
    await waitFor(() => expect(box(1)).toHaveFocus())
    expect(screen.getByRole('group', { name: 'OTP' })).toContainElement(box(6))
  })

  test('typing goes on from box to box, one character each; letters do nothing', async () => {
    const { user } = await open()
    await user.keyboard('2a4')
    expect(shown()).toBe('24____')
    expect(box(3)).toHaveFocus()
    await user.keyboard('68109')
    expect(shown()).toBe('246819')
    expect(box(6)).toHaveFocus()
  })

  test('a digit typed into a full box takes its place', async () => {
    const { user } = await open()
    await user.keyboard(RIGHT)
    await user.click(box(2))
    await user.keyboard('9')
    expect(shown()).toBe('296810')
    // As a phone's keyboard does: the new digit before or behind the old one.
    fireEvent.input(box(4), { target: { value: '83' } })
    expect(shown()).toBe('296310')
    fireEvent.input(box(4), { target: { value: '53' } })
    expect(shown()).toBe('296510')
  })

  test('the same digit typed over itself goes on to the next box', async () => {
    const { user } = await open()
    await user.keyboard('266810')
    await user.click(box(1))
    await user.keyboard('24')
    expect(shown()).toBe('246810')
    expect(box(3)).toHaveFocus()
    // A phone's keyboard sends no key, and may put the digit beside the old one.
    fireEvent.input(box(3), { target: { value: '6' } })
    expect(box(4)).toHaveFocus()
    fireEvent.input(box(4), { target: { value: '88' } })
    expect(shown()).toBe('246810')
    expect(box(5)).toHaveFocus()
  })

  test('a pasted message fills them all, whichever box it is pasted into', async () => {
    const { user } = await open()
    await user.click(box(3))
    await user.paste('Your OTP is 246810. Valid for 10 minutes.')
    expect(shown()).toBe(RIGHT)
    expect(box(6)).toHaveFocus()
  })

  test('an autofilled OTP fills them all, also over an earlier one', async () => {
    await open()
    fireEvent.input(box(1), { target: { value: '135790' } })
    expect(shown()).toBe('135790')
    fireEvent.input(box(1), { target: { value: RIGHT } })
    expect(shown()).toBe(RIGHT)
  })

  test('Backspace empties its box, and on an empty one goes back', async () => {
    const { user } = await open()
    await user.keyboard('246')
    expect(box(4)).toHaveFocus()
    await user.keyboard('{Backspace}')
    expect(shown()).toBe('24____')
    expect(box(3)).toHaveFocus()
    await user.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(shown()).toBe('______')
    expect(box(1)).toHaveFocus()
    await user.keyboard('1')
    await user.click(box(1))
    await user.keyboard('{Backspace}')
    expect(shown()).toBe('______')
    expect(box(1)).toHaveFocus()
  })

  test('arrows move between the boxes, Delete empties one', async () => {
    const { user } = await open()
    await user.keyboard(RIGHT)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(box(4)).toHaveFocus()
    await user.keyboard('{Delete}')
    expect(shown()).toBe('246_10')
    await user.keyboard('{ArrowRight}')
    expect(box(5)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(box(6)).toHaveFocus()
    await user.click(box(1))
    await user.keyboard('{ArrowLeft}')
    expect(box(1)).toHaveFocus()
  })
})

describe('Verify', () => {
  test('fewer than six: "Enter valid otp", the focus on the empty box, nothing sent', async () => {
    const { user } = await open()
    await user.keyboard('24681')
    await user.click(verify())
    expect(await screen.findByText('Enter valid otp')).toBeVisible()
    expect(box(6)).toHaveFocus()
    expect(box(6)).toHaveAccessibleDescription('Enter valid otp')
    expect(provider.requests('verifyOtp')).toHaveLength(0)
    await user.keyboard('0')
    expect(screen.queryByText('Enter valid otp')).toBeNull()
  })

  test('sends number and OTP once; the new password takes the place of this page in the history', async () => {
    provider.delay(30)
    const { user } = await visit('/forgot/password')
    await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Send Otp' }))
    await screen.findByRole('heading', { name: 'OTP Verification' })
    await user.keyboard(RIGHT)
    const button = verify()
    for (let tap = 0; tap < 4; tap += 1) fireEvent.click(button)
    expect(await screen.findByRole('heading', { name: 'Create new password' })).toBeVisible()
    expect(window.location.pathname).toBe(`/reset/password/${ids.savita}`)
    expect(provider.requests('verifyOtp').map(({ body }) => body)).toEqual([
      { mobileNo: '9876543210', otp: '246810' },
    ])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/forgot/password'))
  })

  test('Enter does the same', async () => {
    const { user } = await open()
    await user.keyboard(`${RIGHT}{Enter}`)
    await waitFor(() => expect(window.location.pathname).toBe(`/reset/password/${ids.savita}`))
  })

  const generic = 'Something went wrong. Please try again.'

  test.each([
    [
      'success: false with an error',
      { kind: 'refuse', body: { error: 'OTP has expired' } },
      'OTP has expired',
    ],
    [
      '401 with an error',
      { kind: 'status', status: 401, body: { error: 'Wrong OTP' } },
      'Wrong OTP',
    ],
    ['only a message field', { kind: 'refuse', body: { message: 'M1' } }, generic],
    ['a dropped connection', { kind: 'drop' }, generic],
    [
      'an answer without the user id',
      { kind: 'status', status: 200, body: { success: true } },
      generic,
    ],
  ] as const)(
    '"shows the server error field, or a generic message": %s',
    async (_, fault, words) => {
      provider.fault({ call: 'verifyOtp', times: 1, ...fault })
      const { user } = await open()
      await user.keyboard(RIGHT)
      await user.click(verify())
      expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${words}$`))
      expect(shown()).toBe(RIGHT)
      await user.click(verify())
      await waitFor(() => expect(window.location.pathname).toBe(`/reset/password/${ids.savita}`))
    },
  )
})

describe('Resend', () => {
  async function begin() {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { user } = await visit('/forgot/password')
    await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Send Otp' }))
    await screen.findByRole('heading', { name: 'OTP Verification' })
    provider.clearRequests()
    return user
  }

  test('waits 30 seconds, counting down, then sends again and counts again', async () => {
    const user = await begin()
    expect(screen.getByText('You can ask for another OTP in 30 s')).toBeVisible()
    expect(resend()).toHaveAccessibleDescription('You can ask for another OTP in 30 s')
    await user.click(resend())
    vi.setSystemTime(Date.now() + 20_000)
    expect(await screen.findByText(/in (9|10) s$/)).toBeVisible()
    await user.click(resend())
    expect(provider.requests('sendOtp')).toHaveLength(0)

    vi.setSystemTime(Date.now() + 10_000)
    await waitFor(() => expect(screen.queryByText(/You can ask/)).toBeNull())
    await user.click(box(1))
    await user.keyboard('13')
    await user.dblClick(resend())
    expect(await screen.findByText('A new OTP is on its way')).toBeVisible()
    expect(provider.requests('sendOtp').map(({ body }) => body)).toEqual([
      { mobileNo: '9876543210' },
    ])
    expect(shown()).toBe('______')
    expect(box(1)).toHaveFocus()
    expect(screen.getByText(/in (29|30) s$/)).toBeVisible()
  })

  test('a reload does not shorten the wait', async () => {
    await begin()
    vi.setSystemTime(Date.now() + 10_000)
    cleanup()
    await open()
    expect(screen.getByText(/in (19|20) s$/)).toBeVisible()
  })

  test('for a number this tab has sent nothing to there is no wait', async () => {
    const { user } = await open()
    expect(screen.queryByText(/You can ask/)).toBeNull()
    await user.click(resend())
    await waitFor(() => expect(provider.requests('sendOtp')).toHaveLength(1))
  })

  test('a failure shows the server’s message and can be tried again at once', async () => {
    provider.fault({ call: 'sendOtp', kind: 'refuse', body: { message: 'No credit' }, times: 1 })
    const { user } = await open()
    await user.keyboard('13')
    await user.click(resend())
    expect(await screen.findByRole('alert')).toHaveTextContent('No credit')
    expect(shown()).toBe('13____')
    await user.click(resend())
    expect(await screen.findByText('A new OTP is on its way')).toBeVisible()
  })

  test('waits again after a failure whose outcome nobody knows', async () => {
    provider.fault({ call: 'sendOtp', kind: 'status', status: 500, times: 1 })
    const { user } = await open()
    await user.click(resend())
    expect(await screen.findByText(/^You can ask for another OTP in (29|30) s$/)).toBeVisible()
  })
})

test('an address without a mobile number leads to the first step', async () => {
  await visit('/forgot/password/otp/98765')
  await waitFor(() => expect(window.location.pathname).toBe('/forgot/password'))
})

test('while mocked, the OTP is shown', async () => {
  await open()
  expect(screen.getByText('246810')).toBeVisible()
})

test('neither the OTP nor the number is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  provider.fault({ call: 'verifyOtp', kind: 'status', status: 500 })
  const { user } = await open()
  await user.keyboard(RIGHT)
  await user.click(verify())
  await screen.findByRole('alert')
  expect(warn).toHaveBeenCalled()
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/246810|9876543210/)
})
