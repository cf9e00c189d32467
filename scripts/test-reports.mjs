// @ts-check
/** The real counts of a run, from the JSON reports of Vitest and Playwright. */

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * A run that ended badly failed at least once, whatever its report says, and so did one that ran nothing.
 * @param {Count} count
 * @param {boolean} endedWell
 * @returns {Count}
 */
function honest({ passed, failed }, endedWell) {
  const bad = !endedWell || passed + failed === 0
  return { passed, failed: bad ? Math.max(failed, 1) : failed }
}

/**
 * Vitest: a test that was skipped counts as failed, and so does a file that could not even be loaded.
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
 * Playwright: a test that was skipped, did not run or passed only on a second try counts as failed.
 * @param {any} report
 * @param {boolean} endedWell
 */
export function countE2e(report, endedWell) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky + skipped + report.errors.length
  return honest({ passed: expected, failed }, endedWell)
}
