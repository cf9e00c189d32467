import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { shiftClock } from '@/lib/clock'
import { loadPage } from '@/session/page'
import { forgetEverything, rememberSignIn } from '@/session/session'
import { address, bodies, button, field, heading, settle } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'
import { fillAddress, openAddress, register } from './walk'

const code = () => field('Referral Code')

test('step 0 has its heading, the example code and two buttons; its arrow leads to the landing page', async () => {
  const { user } = await visit('/register')
  expect(await heading('Enter referral code to join the Referral Program')).toBeVisible()
  expect(code()).toHaveAttribute('placeholder', 'e.g. ABCDE12345')
  expect(button('Skip Now')).toBeVisible()
  await user.click(button('Back'))
  expect(await screen.findByRole('link', { name: 'New User' })).toBeVisible()
  expect(address()).toBe('/')
})

describe('the lookup', () => {
  test('starts at exactly 10 characters, uppercased and trimmed, also for a code typed again', async () => {
    const { user } = await visit('/register')
    await user.type(code(), 'prakash10')
    await settle()
    expect(provider.requests('agentByCode')).toHaveLength(0)
    await user.type(code(), '1 ')
    expect(code()).toHaveValue('PRAKASH101')
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Referred by: Prakash Deshmukh'))
    await user.type(code(), '{Backspace}2')
    expect(await screen.findByText('Enter valid Referral Id')).toBeVisible()
    expect(code()).toBeInvalid()
    await user.type(code(), '{Backspace}1')
    expect(await screen.findByText('Referred by: Prakash Deshmukh')).toBeVisible()
    expect(bodies('agentByCode')).toEqual([
      { referralCode: 'PRAKASH101' },
      { referralCode: 'PRAKASH102' },
      { referralCode: 'PRAKASH101' },
    ])
  })

  test('that failed leaves the code unchecked, does not block, and is repeated in step 1', async () => {
    provider.fault({ call: 'agentByCode', kind: 'status', status: 400, times: 1 })
    const { user } = await visit('/register')
    await user.type(code(), 'PRAKASH101')
    await waitFor(() => expect(provider.requests('agentByCode')).toHaveLength(1))
    await settle()
    expect(screen.queryByText(/Referred by|Enter valid/)).toBeNull()
    await user.click(button('Proceed'))
    await heading('Personal Details')
    expect(code()).toHaveValue('PRAKASH101')
    expect(await screen.findByText('Referred by: Prakash Deshmukh')).toBeVisible()
  })
})

describe('an invitation whose tab is gone', () => {
  afterEach(() => shiftClock(0))

  test.each<[string, string, () => void]>([
    ['is offered again', 'PRAKASH101', () => undefined],
    ['is forgotten after seven days', '', () => shiftClock(7 * 24 * 60 * 60 * 1000)],
    [
      'is forgotten once somebody signs in',
      '',
      () => {
        rememberSignIn('savita', '')
        forgetEverything()
      },
    ],
  ])('%s', async (_, offered, happen) => {
    await visit('/register?code=%20prakash101%20')
    await screen.findByText('Referred by: Prakash Deshmukh')
    cleanup()
    sessionStorage.clear()
    happen()
    await visit('/register')
    expect(code()).toHaveValue(offered)
  })
})

describe('a code whose look-up is under way at Register', () => {
  beforeEach(() => vi.mocked(loadPage).mockReturnValue(undefined))

  const agentIds = () => bodies('register').map((body) => (body as { agentId?: string }).agentId)

  test('is waited for', async () => {
    const release = provider.hold('agentByCode')
    await register('/register?code=PRAKASH101')
    expect(await screen.findByText('Checking the code')).toBeVisible()
    await settle()
    expect(provider.requests('register')).toHaveLength(0)
    act(release)
    await heading('Bank Details')
    expect(agentIds()).toEqual([ids.agent])
  })

  test.each([
    ['takes 15 s', undefined],
    ['fails', { kind: 'status', status: 400 }],
  ] as const)('is said when it %s; the next tap goes without it', async (_, fault) => {
    const release = provider.hold('agentByCode')
    if (fault) provider.fault({ call: 'agentByCode', ...fault })
    const user = await openAddress('/register?code=PRAKASH101')
    await fillAddress(user)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await user.click(button('Register'))
    if (fault) act(release)
    else await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByText(/could not be checked.*later in your profile/)).toBeVisible()
    expect(provider.requests('register')).toHaveLength(0)
    await user.click(button('Register'))
    await heading('Bank Details')
    expect(agentIds()).toEqual([undefined])
  })
})

test('Skip Now hides the code, Back finds it again, another link replaces it', async () => {
  const { user, unmount } = await visit('/register?code=PRAKASH101')
  await user.click(button('Skip Now'))
  await heading('Personal Details')
  expect(screen.getByText('No referral code')).toBeVisible()
  await goBack()
  expect(code()).toHaveValue('PRAKASH101')
  await user.click(button('Proceed'))
  await heading('Personal Details')
  expect(code()).toHaveValue('PRAKASH101')
  expect(code()).toBeDisabled()
  unmount()
  await visit('/register?code=SAVITA4210')
  expect(await screen.findByText('Referred by: Savita Jadhav')).toBeVisible()
  expect(code()).toHaveValue('SAVITA4210')
})
