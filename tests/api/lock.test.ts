import { afterEach, expect, it, vi } from 'vitest'
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
