let count = 0

/** While it runs the page is not loaded anew by itself: somebody's change is on its way. */
export async function underWay<Result>(work: () => Promise<Result>): Promise<Result> {
  count += 1
  try {
    return await work()
  } finally {
    count -= 1
  }
}

export const isAnythingUnderWay = () => count > 0
