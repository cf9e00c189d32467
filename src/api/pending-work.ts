let count = 0

/** While `work` runs, the page does not reload by itself: a change of the person's is being sent. */
export async function withPendingWork<Result>(work: () => Promise<Result>): Promise<Result> {
  count += 1
  try {
    return await work()
  } finally {
    count -= 1
  }
}

export const hasPendingWork = () => count > 0
