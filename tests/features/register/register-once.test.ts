import { expect, it } from 'vitest'
import { NotSent } from '@/api/submission/waiting'
import { registerOnce } from '@/features/register/register-once'

const NUMBER = '9123456780'

/** Two tabs of a device, and a provider that registers whatever arrives. */
function openTabs() {
  const registered: string[] = []
  let digests: string[] = []
  let isSignedIn = false
  let line: Promise<unknown> = Promise.resolve()
  const device: Parameters<typeof registerOnce>[3] = {
    lock(work) {
      const turn = line.then(work)
      line = Promise.allSettled([turn])
      return turn
    },
    sent: {
      read: () => digests,
      write: (next) => (digests = next),
      clear: () => (digests = []),
    },
    isSignedIn: () => isSignedIn,
  }
  const tap = (
    fate: 'answered' | 'answer lost' | 'request lost' = 'answered',
    inFlight?: AbortController,
    stop = new AbortController(),
  ) =>
    registerOnce(
      NUMBER,
      {
        checkExistence: async () => ({ exist: registered.includes(NUMBER) }),
        inFlight: () => inFlight,
        async register() {
          if (fate !== 'request lost') registered.push(NUMBER)
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

it.each([
  ['answer lost', { exist: true }],
  ['request lost', undefined],
] as const)('after an %s looks before it sends again', async (fate, found) => {
  const { tap, registered } = openTabs()
  await expect(tap(fate)).rejects.toThrow(fate)
  expect(await tap()).toEqual(found)
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
