import { provider } from './provider'
import { pass } from './wall-clock'

type Call = Parameters<typeof provider.requests>[0]

/**
 * Waits until this call was made and every request has its answer. How many there were.
 */
export async function answered(call: Call): Promise<number> {
  const isAnswered = () => {
    const requests = provider.requests(call)
    return requests.length > 0 && requests.every(({ status }) => status !== undefined)
  }
  // Not by `waitFor`, which stands still with a faked clock.
  while (!isAnswered()) await pass(20)
  await pass(100)
  return provider.requests(call).length
}
