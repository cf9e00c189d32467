import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withLock } from '@/api/lock'

it('holds the device-wide lock of that name until the task after its work', async () => {
  const steps: string[] = []
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, { signal }: LockOptions, work: () => Promise<void>) {
        steps.push(`lock ${name} ${String(signal?.aborted)}`)
        await work()
        steps.push('free')
      },
    },
  })
  const work = async () => {
    steps.push('work')
    setTimeout(() => steps.push('next task'))
    await Promise.resolve()
  }
  await withLock('sauda order', work)
  expect(steps.splice(0)).toEqual(['lock sauda order undefined', 'work', 'next task', 'free'])
  await withLock('sauda cart', work, new AbortController().signal)
  expect(steps).toEqual(['lock sauda cart false', 'work', 'next task', 'free'])
})

describe('without a lock', () => {
  const denied = new DOMException('denied', 'SecurityError')
  const aborted = new DOMException('aborted', 'AbortError')
  const work = vi.fn<() => Promise<void>>()
  const refuse = (error: DOMException) => ({ locks: { request: () => Promise.reject(error) } })

  beforeEach(() => void work.mockReset().mockResolvedValue())

  it.each([
    ['the browser has none', {}],
    ['site data is blocked', refuse(denied)],
  ])('runs its work where %s', async (_, browser) => {
    vi.stubGlobal('navigator', browser)
    await withLock('sauda order', work)
    expect(work).toHaveBeenCalledOnce()
  })

  it('runs nothing when it is refused for any other reason', async () => {
    vi.stubGlobal('navigator', refuse(aborted))
    await expect(withLock('sauda order', work)).rejects.toBe(aborted)
    expect(work).not.toHaveBeenCalled()
  })

  it('never runs work twice, whatever its error', async () => {
    const request = (_name: string, _options: LockOptions, run: () => Promise<void>) => run()
    vi.stubGlobal('navigator', { locks: { request } })
    work.mockRejectedValue(denied)
    await expect(withLock('sauda order', work)).rejects.toBe(denied)
    expect(work).toHaveBeenCalledOnce()
  })
})
