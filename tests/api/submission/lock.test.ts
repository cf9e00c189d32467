import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from '@/api/submission/lock'

afterEach(() => vi.unstubAllGlobals())

it('holds the device-wide lock of that name while it works', async () => {
  const steps: string[] = []
  const request = vi.fn(async (name: string, work: () => Promise<void>) => {
    steps.push(`lock ${name}`)
    await work()
    steps.push('free')
  })
  vi.stubGlobal('navigator', { locks: { request } })
  await withLock('sauda order', async () => {
    steps.push('work')
    await Promise.resolve()
  })
  expect(steps).toEqual(['lock sauda order', 'work', 'free'])
})

it('works without a lock where the browser has none', async () => {
  vi.stubGlobal('navigator', {})
  const work = vi.fn(() => Promise.resolve())
  await withLock('sauda order', work)
  expect(work).toHaveBeenCalledOnce()
})
