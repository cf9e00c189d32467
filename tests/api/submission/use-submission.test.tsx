import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/errors'
import type { LookUp } from '@/api/submission/gateway'
import { type OpenSubmissions, SubmissionsContext } from '@/api/submission/SubmissionsContext'
import { digest, digestId, isDigestOf } from '@/domain/digest'
import { submissionMemory, submissionsOf, useSubmission } from '@/api/submission/use-submission'
import { rememberSignIn } from '@/session/session'
import { expectConsoleError } from '@tests/console'

const RECORD = 'sauda.draft.device.submission.order'
const OUTCOME = 'sauda.draft.outcome.order'

/** What the provider holds. */
let held: string[]

const look: LookUp<string, string[]> = {
  read: () => Promise.resolve([...held]),
  findArrived: (ids, attempt) => ids.find((id) => id === attempt),
}

const remembered = submissionsOf<string>({ schema: z.string() })

/** A page of the app: several screens share its submissions. */
function openPage() {
  const submissions: OpenSubmissions = new Set()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SubmissionsContext value={submissions}>{children}</SubmissionsContext>
  )
  const show = (key: string, { open = remembered, lockName = key } = {}) =>
    renderHook((current: string) => useSubmission(open, current, look, lockName), {
      wrapper,
      initialProps: key,
    })
  return { show }
}

type Shown = ReturnType<ReturnType<typeof openPage>['show']>['result']

const send = async (id: string) => {
  await Promise.resolve()
  held.push(id)
}

const submit = ({ current }: Shown, id: string, sending: () => Promise<unknown> = () => send(id)) =>
  act(() => current.submission.submit(id, { ...look, plan: () => sending }))

const record = (key: string) => submissionMemory('savita', key, z.string()).record

beforeEach(() => {
  held = []
  rememberSignIn('savita', '')
})

it('shares a submission between the screens of a page by its key', async () => {
  const { show } = openPage()
  const [first, again, other] = [show('sale 1'), show('sale 1'), show('sale 2')]
  await Promise.all([submit(first.result, 'A'), submit(again.result, 'A')])
  expect(held).toEqual(['A'])
  expect(again.result.current.state).toEqual({ kind: 'done', request: 'A', seen: false })
  expect(other.result.current.state).toEqual({ kind: 'idle' })
})

it.each(['a person', 'a visitor'])('shows an outcome after a reload, to %s alone', async (who) => {
  if (who === 'a visitor') localStorage.clear()
  await submit(openPage().show('order').result, 'A')
  expect(openPage().show('order').result.current.state.kind).toBe('done')
  expect(openPage().show('sale').result.current.state.kind).toBe('idle')
  expect([localStorage.getItem(OUTCOME), sessionStorage.getItem(RECORD)]).toEqual([null, null])
  rememberSignIn('ramesh', '')
  expect(openPage().show('order').result.current.state.kind).toBe('idle')
})

it('looks up what an earlier page left, on mount and when the key changes', async () => {
  held = ['A', 'B']
  record('order 1').write({ attempts: [{ request: 'A', at: 0, mayArrive: false }] })
  localStorage.setItem(`${RECORD} 2`, '{"userId":"savita","attempts":["B"]}')
  const { result, rerender } = openPage().show('order 1')
  await vi.waitFor(() => expect(result.current.state).toMatchObject({ request: 'A', kind: 'done' }))
  rerender('order 2')
  await vi.waitFor(() => expect(result.current.state).toMatchObject({ request: 'B', kind: 'done' }))
})

it('holds a lock of its key, or of the name given', async () => {
  const names: string[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, _: unknown, work: () => Promise<void>) {
        names.push(name)
        return work()
      },
    },
  })
  const { show } = openPage()
  await submit(show('sale 1').result, 'A')
  await submit(show('delivery 1', { lockName: 'order 1' }).result, 'B')
  vi.unstubAllGlobals()
  expect(names).toEqual(['sauda savita sale 1', 'sauda savita order 1'])
})

describe('a failed request', () => {
  const apiError = (outcomeUnknown: boolean) =>
    new ApiError({ kind: 'unavailable', call: 'placeOrder', message: '', outcomeUnknown })

  it.each([
    ['has an unknown outcome when the provider may have applied it', apiError(true), 'unknown'],
    ['has an unknown outcome after an error of our own', new Error('broken'), 'unknown'],
    ['failed when the provider refused it', apiError(false), 'failed'],
    ['failed where nothing is remembered', apiError(true), 'failed', submissionsOf<string>({})],
  ])('%s, and the next tap sends', async (_, error, kind, open = remembered) => {
    if (!(error instanceof ApiError)) expectConsoleError('a submission failed')
    const { result } = openPage().show('order', { open })
    await submit(result, 'A', () => Promise.reject(error))
    expect(result.current.state.kind).toBe(kind)
    expect(record('order').read().attempts).toHaveLength(kind === 'unknown' ? 1 : 0)
    await submit(result, 'B')
    expect(held).toEqual(['B'])
  })
})

describe('what is stored', () => {
  it.each([
    ['an attempt', [{ request: { id: 'A' }, at: 5, mayArrive: true }], 5],
    ['the list of attempts', { first: 'A' }, 0],
  ])('blocks sending until it was looked for, when %s cannot be read', async (_, attempts, at) => {
    localStorage.setItem(RECORD, JSON.stringify({ userId: 'savita', attempts }))
    expect(record('order').read().attempts).toMatchObject([{ request: undefined, at }])
    const open = submissionsOf<string>({ schema: z.string(), sendsAfterLook: false })
    const { result } = openPage().show('order', { open })
    expect(result.current.state.kind).toBe('unknown')
    await submit(result, 'B')
    expect([held, result.current.state.kind]).toEqual([[], 'failed'])
    await submit(result, 'B')
    expect(held).toEqual(['B'])
  })

  it('says when the last request arrived, and is removed when there is nothing to say', async () => {
    expect(record('order').read()).toEqual({ attempts: [] })
    const before = Date.now()
    await submit(openPage().show('order').result, 'A')
    const { attempts, arrived } = record('order').read()
    expect([attempts, arrived?.request]).toEqual([[], 'A'])
    expect(arrived?.at).toBeGreaterThanOrEqual(before)
    record('order').write({ attempts: [] })
    expect(localStorage.getItem(RECORD)).toBeNull()
  })

  it('holds the outcome until it is cleared', async () => {
    const { result } = openPage().show('order')
    await submit(result, 'A')
    expect(sessionStorage.getItem(OUTCOME)).toContain('"A"')
    act(() => result.current.submission.clear())
    expect(sessionStorage.getItem(OUTCOME)).toBeNull()
  })
})

// CHK-8: transaction IDs match ignoring case and outer spaces.
it('a digest is the same for matching IDs only, and holds no part of the ID', () => {
  expect(digestId(' utr42 ')).toBe(digestId('UTR42'))
  expect(isDigestOf(digestId('UTR: 4123-4567-8901.'), '412345678901')).toBe(true)
  // As earlier releases recorded it.
  expect(isDigestOf(digest('4123-4567-8901'), '4123-4567-8901')).toBe(true)
  expect(isDigestOf(digest('utr-42x'), ' UTR-42 x ')).toBe(true)
  expect(isDigestOf(digestId('UTR43'), 'UTR42')).toBe(false)
  expect(digestId('UTR43')).not.toBe(digestId('UTR42'))
  expect(digestId('UTR24')).not.toBe(digestId('UTR42'))
  expect(digestId('412345678901')).not.toContain('2345')
})
