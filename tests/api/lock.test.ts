import { afterEach, describe, expect, it, vi } from 'vitest'
import { withLock } from '@/api/lock'

afterEach(() => vi.unstubAllGlobals())

it('holds the device-wide lock of that name until the task after its work', async () => {
  const steps: string[] = []
  const request = vi.fn(
    async (name: string, { signal }: LockOptions, work: () => Promise<void>) => {
      steps.push(`lock ${name} ${String(signal?.aborted)}`)
      await work()
      steps.push('free')
    },
  )
  vi.stubGlobal('navigator', { locks: { request } })
  const work = async () => {
    steps.push('work')
    setTimeout(() => steps.push('next task'))
    await Promise.resolve()
  }
  await withLock('sauda order', work)
  await withLock('sauda cart', work, new AbortController().signal)
  expect(steps).toEqual([
    'lock sauda order undefined',
    'work',
    'next task',
    'free',
    'lock sauda cart false',
    'work',
    'next task',
    'free',
  ])
})

describe('without a lock', () => {
  const denied = new DOMException('denied', 'SecurityError')
  const aborted = new DOMException('aborted', 'AbortError')
  const refuse = (error: DOMException) => ({ locks: { request: () => Promise.reject(error) } })

  it.each([
    ['the browser has none', {}],
    ['site data is blocked', refuse(denied)],
  ])('runs its work where %s', async (_, browser) => {
    vi.stubGlobal('navigator', browser)
    const work = vi.fn(() => Promise.resolve())
    await withLock('sauda order', work)
    expect(work).toHaveBeenCalledOnce()
  })

  it('runs nothing when it is refused for any other reason', async () => {
    vi.stubGlobal('navigator', refuse(aborted))
    const work = vi.fn(() => Promise.resolve())
    await expect(withLock('sauda order', work)).rejects.toBe(aborted)
    expect(work).not.toHaveBeenCalled()
  })

  it('never runs work twice, whatever its error', async () => {
    const request = (_name: string, _options: LockOptions, run: () => Promise<void>) => run()
    vi.stubGlobal('navigator', { locks: { request } })
    const work = vi.fn(() => Promise.reject(denied))
    await expect(withLock('sauda order', work)).rejects.toBe(denied)
    expect(work).toHaveBeenCalledOnce()
  })
})
