import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, test, vi } from 'vitest'
import { NotSent } from '@/api/submission/waiting'
import { registerOnce } from '@/features/register/register-once'
import { button, fill, heading, link, settle, strip } from '@tests/page'
import { provider } from '@tests/provider'
import { goBack } from '@tests/travel'
import { register } from './walk'

/** The number of people with this mobile number. */
const registered = (mobileNo: string) =>
  Object.values(provider.world.people).filter(({ user }) => user.mobileNo === mobileNo).length

test('a registration with an unknown outcome allows another number to be registered instead', async () => {
  provider.fault({ call: 'register', kind: 'drop-after', times: 1 })
  const user = await register()
  await waitFor(() => expect(strip()).toHaveTextContent('Your last change is not saved yet.'))
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

test('a call that never ends is found out on Retry: the person is registered, and can log in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const release = provider.hold('register')
  const user = await register()
  await waitFor(() => expect(provider.requests('register')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(strip()).toHaveTextContent(
    'Sent, but there is no answer yet. Tap Retry: we will check if it reached us. Nothing is sent twice.',
  )
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

const NUMBER = '9123456780'

type Device = NonNullable<Parameters<typeof registerOnce>[3]>

/** Two tabs of a device, and a provider that registers whatever arrives. */
function openTabs(earlier: NonNullable<ReturnType<Device['sent']['read']>> = []) {
  const registered: string[] = []
  let stored = earlier
  let isSignedIn = false
  let line: Promise<unknown> = Promise.resolve()
  const device: Device = {
    lock(work) {
      const turn = line.then(work)
      line = Promise.allSettled([turn])
      return turn
    },
    sent: {
      read: () => stored,
      write: (next) => (stored = next),
      clear: () => (stored = []),
    },
    isSignedIn: () => isSignedIn,
  }
  const tap = (
    fate: 'answered' | 'answer lost' | 'request lost' | 'no answer' = 'answered',
    inFlight?: AbortController,
    stop = new AbortController(),
  ) =>
    registerOnce(
      NUMBER,
      {
        checkExistence: async () => ({ exist: registered.includes(NUMBER) }),
        inFlight: () => inFlight,
        mayStillArrive: (error) => (error as Error).message === 'no answer',
        async register() {
          if (fate === 'answered' || fate === 'answer lost') registered.push(NUMBER)
          if (fate !== 'answered') throw new Error(fate)
          isSignedIn = true
        },
      },
      stop.signal,
      device,
    )
  return { tap, registered }
}

it('registers once for a tap in each of two tabs', async () => {
  const { tap, registered } = openTabs()
  expect(await Promise.all([tap(), tap()])).toEqual([undefined, { exist: true }])
  expect(registered).toEqual([NUMBER])
})

it('for two minutes after a gateway’s answer it only looks', async () => {
  const { tap, registered } = openTabs()
  const clock = vi.spyOn(Date.prototype, 'getTime').mockReturnValue(1_000_000)
  await expect(tap('no answer')).rejects.toThrow('no answer')
  clock.mockReturnValue(1_119_999)
  await expect(tap()).rejects.toMatchObject({ until: 1_120_000 })
  expect(registered).toEqual([])
  clock.mockReturnValue(1_120_000)
  await tap()
  expect(registered).toEqual([NUMBER])
})

it.each([
  ['answer lost', { exist: true }],
  ['request lost', undefined],
] as const)('after an %s looks before it sends again', async (fate, found) => {
  const { tap, registered } = openTabs()
  await expect(tap(fate)).rejects.toThrow(fate)
  expect(await tap()).toEqual(found)
  expect(registered).toEqual([NUMBER])
})

it('looks first where what was sent before cannot be read', async () => {
  const { tap, registered } = openTabs([{ digest: '', at: 0, mayArrive: false }])
  registered.push(NUMBER)
  expect(await tap()).toEqual({ exist: true })
  expect(registered).toEqual([NUMBER])
})

it('only looks while a request of this page has no answer yet', async () => {
  const { tap, registered } = openTabs()
  const inFlight = new AbortController()
  await expect(tap('answered', inFlight)).rejects.toThrow(NotSent)
  registered.push(NUMBER)
  expect(await tap('answered', inFlight)).toEqual({ exist: true })
  expect([registered, inFlight.signal.aborted]).toEqual([[NUMBER], true])
})

it('sends nothing once the person waits no longer', async () => {
  const { tap, registered } = openTabs()
  const stop = new AbortController()
  stop.abort()
  await expect(tap('answered', undefined, stop)).rejects.toThrow(NotSent)
  expect(registered).toEqual([])
})
