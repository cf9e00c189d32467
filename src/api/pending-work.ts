let count = 0

/** While `work` runs, a change is being sent: the page does not reload automatically. */
export async function withPendingWork<Result>(work: () => Promise<Result>): Promise<Result> {
  count += 1
  try {
    return await work()
  } finally {
    count -= 1
  }
}

export const hasPendingWork = () => count > 0
