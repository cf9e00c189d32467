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

it('works without a lock where the browser has none', async () => {
  vi.stubGlobal('navigator', {})
  const work = vi.fn(() => Promise.resolve())
  await withLock('sauda order', work)
  expect(work).toHaveBeenCalledOnce()
})

describe('a lock that is refused', () => {
  const refused = new DOMException('denied', 'SecurityError')

  it('because site data is blocked is done without', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } })
    const work = vi.fn(() => Promise.resolve())
    await withLock('sauda order', work)
    expect(work).toHaveBeenCalledOnce()
  })

  it('for any other reason runs nothing', async () => {
    const aborted = new DOMException('aborted', 'AbortError')
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(aborted) } })
    const work = vi.fn(() => Promise.resolve())
    await expect(withLock('sauda order', work)).rejects.toBe(aborted)
    expect(work).not.toHaveBeenCalled()
  })

  it('never runs work twice, whatever its error', async () => {
    const request = (_name: string, _options: LockOptions, run: () => Promise<void>) => run()
    vi.stubGlobal('navigator', { locks: { request } })
    const work = vi.fn(() => Promise.reject(refused))
    await expect(withLock('sauda order', work)).rejects.toBe(refused)
    expect(work).toHaveBeenCalledOnce()
  })
})
