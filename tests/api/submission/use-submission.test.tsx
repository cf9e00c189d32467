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

/** An attempt as the first release stored it, without a time. */
const old = (request: string) => ({ request, at: 0, mayArrive: false })

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

const record = (userId: string, key: string) => submissionMemory(userId, key, z.string()).record

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

it('shows an outcome again after a reload, to the same person only', async () => {
  await submit(openPage().show('order').result, 'A')
  expect(openPage().show('order').result.current.state.kind).toBe('done')
  rememberSignIn('ramesh', '')
  expect(openPage().show('order').result.current.state.kind).toBe('idle')
})

it('works for visitors, too', async () => {
  localStorage.clear()
  await submit(openPage().show('registration').result, 'A')
  expect(openPage().show('registration').result.current.state.kind).toBe('done')
})

it('records when the request arrived', async () => {
  const before = Date.now()
  await submit(openPage().show('order').result, 'A')
  const { arrived } = record('savita', 'order').read()
  expect(arrived?.request).toBe('A')
  expect(arrived?.at).toBeGreaterThanOrEqual(before)
})

it('looks up what an earlier page left, on mount and when the key changes', async () => {
  held = ['A', 'B']
  record('savita', 'order 1').write({ attempts: [old('A')] })
  record('savita', 'order 2').write({ attempts: [old('B')] })
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
    ['failed when the provider refused it', apiError(false), 'failed'],
  ])('%s', async (_, error, kind) => {
    const { result } = openPage().show('order')
    await submit(result, 'A', () => Promise.reject(error))
    expect(result.current.state.kind).toBe(kind)
  })

  it('has an unknown outcome after any other error, which is logged', async () => {
    expectConsoleError('a submission failed')
    const { result } = openPage().show('order 1')
    await submit(result, 'A', () => Promise.reject(new Error('broken')))
    expect(result.current.state.kind).toBe('unknown')
    await submit(result, 'B')
    expect(held).toEqual(['B'])
  })

  it('failed where nothing is remembered', async () => {
    const { result } = openPage().show('query', { open: submissionsOf<string>({}) })
    await submit(result, 'A', () => Promise.reject(apiError(true)))
    expect(result.current.state.kind).toBe('failed')
    expect(localStorage).toHaveLength(1)
  })
})

describe('what is stored', () => {
  it.each([
    ['an attempt', { request: { id: 'A' }, at: 5, mayArrive: true }, 5],
    ['the list of attempts', undefined, 0],
  ])('blocks sending until it was looked for, when %s cannot be read', async (_, attempt, at) => {
    const attempts = attempt ? [attempt] : { first: 'A' }
    localStorage.setItem(
      'sauda.draft.device.submission.order',
      JSON.stringify({ userId: 'savita', attempts }),
    )
    expect(record('savita', 'order').read().attempts).toMatchObject([{ request: undefined, at }])
    const open = submissionsOf<string>({ schema: z.string(), sendsAfterLook: false })
    const { result } = openPage().show('order', { open })
    expect(result.current.state.kind).toBe('unknown')
    await submit(result, 'B')
    expect([held, result.current.state.kind]).toEqual([[], 'failed'])
    await submit(result, 'B')
    expect(held).toEqual(['B'])
  })

  it('is read as the first release stored it', () => {
    localStorage.setItem(
      'sauda.draft.device.submission.order',
      '{"userId":"savita","attempts":["A"],"arrived":{"request":"B","at":7}}',
    )
    expect(record('savita', 'order').read()).toEqual({
      userId: 'savita',
      attempts: [old('A')],
      arrived: { request: 'B', at: 7 },
    })
  })
  const KEY = 'sauda.draft.device.submission.order'
  const OUTCOME = 'sauda.draft.outcome.order'
  const open = (key = 'order') => submissionMemory('savita', key, z.string())

  beforeEach(() => {
    localStorage.setItem('authResponse', 'savita')
  })

  describe('the record of a person', () => {
    it('is empty at first, and shared by all tabs of the device', () => {
      expect(open().record.read()).toEqual({ attempts: [] })
      open().record.write({ attempts: [old('A'), old('B')] })
      expect(open().record.read()).toMatchObject({ attempts: [old('A'), old('B')] })
      expect(localStorage.getItem(KEY)).toContain('"A"')
      expect(sessionStorage.getItem(KEY)).toBeNull()
    })

    it('keeps what arrived last, and is removed when empty', () => {
      const { record } = open()
      record.write({ attempts: [], arrived: { request: 'A', at: 7 } })
      expect(record.read()).toMatchObject({ attempts: [], arrived: { request: 'A', at: 7 } })
      record.write({ attempts: [] })
      expect(localStorage.getItem(KEY)).toBeNull()
    })
  })

  describe('the outcome on screen', () => {
    it('belongs to the tab', () => {
      const { outcome } = open()
      expect(outcome.read()).toBeUndefined()
      outcome.write({ request: 'A', seen: true })
      expect(open().outcome.read()).toMatchObject({ request: 'A', seen: true })
      expect(localStorage.getItem(OUTCOME)).toBeNull()
      expect(open('sale').outcome.read()).toBeUndefined()
      outcome.write(undefined)
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
})
