// @ts-check
/** Counts tests in the JSON reports of Vitest and Playwright. */

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts at least one failure for a run that exited with an error, or ran no test.
 * @param {Count} count
 * @param {boolean} endedWell
 * @returns {Count}
 */
function honest({ passed, failed }, endedWell) {
  const bad = !endedWell || passed + failed === 0
  return { passed, failed: bad ? Math.max(failed, 1) : failed }
}

/**
 * Vitest: skipped tests, and files that could not be loaded, count as failed.
 * @param {any} report
 * @param {boolean} endedWell
 */
export function countUnit(report, endedWell) {
  const files = /** @type {{ status: string, assertionResults: { status: string }[] }[]} */ (
    report.testResults
  )
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const unloaded = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return honest({ passed, failed: tests.length - passed + unloaded.length }, endedWell)
}

/**
 * Playwright: tests that were skipped, did not run or passed only when retried count as failed.
 * @param {any} report
 * @param {boolean} endedWell
 */
export function countE2e(report, endedWell) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky + skipped + report.errors.length
  return honest({ passed: expected, failed }, endedWell)
}
