import { provider } from './provider'
import { pass } from './wall-clock'

type Call = Parameters<typeof provider.requests>[0]

/** Waits until this call was made, every request has its answer and no more come. How many. */
export async function answered(call: Call): Promise<number> {
  // Not by `waitFor`, which stands still with a faked clock.
  for (let last = 0; ; await pass(200)) {
    const requests = provider.requests(call)
    const isAnswered = requests.every(({ status }) => status !== undefined)
    if (isAnswered && last > 0 && requests.length === last) return last
    last = isAnswered ? requests.length : 0
  }
}
