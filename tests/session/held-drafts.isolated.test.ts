/** CHK-9: a payment waits for the same person after the session's end, also without the tab. */
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shiftClock } from '@/lib/clock'
import { deviceDraft } from '@/session/drafts'
import { dropHeldDrafts } from '@/session/drop-held-drafts'
import { dropOldHeldDrafts, readHeldDrafts } from '@/session/held-drafts'
import { endSession, forgetEverything, rememberSignIn } from '@/session/session'
import { pass } from '@tests/wall-clock'

const DAY = 24 * 60 * 60 * 1000
const payment = deviceDraft('payment.checkout', z.string())
const submission = deviceDraft('submission.order', z.string())

const areHeld = async () => (await indexedDB.databases()).length > 0

/** The provider ends the session, and the phone the app. */
async function loseSessionAndTab(): Promise<void> {
  endSession('savita')
  await expect.poll(() => Object.keys(sessionStorage)).toEqual(['sauda.held.for'])
  expect(localStorage).toHaveLength(0)
  sessionStorage.clear()
}

/** The app is opened again, and somebody signs in. */
async function signIn(userId: string): Promise<void> {
  await dropOldHeldDrafts(undefined)
  rememberSignIn(userId, '', await readHeldDrafts(userId))
  await pass(10)
}

beforeEach(() => {
  rememberSignIn('savita', '')
  payment.write('412345678901')
  submission.write('sent at noon')
})

afterEach(() => {
  shiftClock(0)
  dropHeldDrafts()
})

test('it comes back with the next sign-in, once; looking for it creates no database', async () => {
  expect(await readHeldDrafts('savita')).toBeUndefined()
  expect(await areHeld()).toBe(false)
  await loseSessionAndTab()
  await signIn('savita')
  expect([payment.read(), submission.read()]).toEqual(['412345678901', 'sent at noon'])
  expect(await areHeld()).toBe(false)
})

test('what two tabs hold is joined; the end in a tab without drafts replaces nothing', async () => {
  await loseSessionAndTab()
  deviceDraft('payment.delivery', z.string()).write('of another tab')
  payment.write('')
  await loseSessionAndTab()
  endSession('savita')
  await pass(10)
  await signIn('savita')
  expect(payment.read()).toBe('412345678901')
  expect(deviceDraft('payment.delivery', z.string()).read()).toBe('of another tab')
})

describe('it is gone', () => {
  test.each<[string, () => Promise<unknown> | void]>([
    ['when somebody else signs in', () => signIn('ramesh')],
    ['with a log-out', forgetEverything],
    [
      'after seven days',
      async () => {
        shiftClock(7 * DAY)
        await dropOldHeldDrafts(undefined)
      },
    ],
    ['when the app starts with somebody else signed in', () => dropOldHeldDrafts('ramesh')],
  ])('%s', async (_, happen) => {
    await loseSessionAndTab()
    shiftClock(7 * DAY - 60_000)
    await dropOldHeldDrafts(undefined)
    expect(await areHeld()).toBe(true)
    await happen()
    await expect.poll(areHeld).toBe(false)
    shiftClock(0)
    await signIn('savita')
    expect(payment.read()).toBeUndefined()
  })
})
