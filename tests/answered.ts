import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { provider } from './provider'
import { pass } from './wall-clock'

type Call = Parameters<typeof provider.requests>[0]

/**
 * Waits until this call was made and every request has its answer. How many there were.
 */
export async function answered(call: Call): Promise<number> {
  await waitFor(() => {
    const statuses = provider.requests(call).map(({ status }) => status)
    expect(statuses).not.toEqual([])
    expect(statuses).not.toContain(undefined)
  })
  await pass(100)
  return provider.requests(call).length
}
