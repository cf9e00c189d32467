import { describe, expect, it } from 'vitest'
import { countE2e, countUnit } from '@scripts/test-reports.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('the count of unit tests', () => {
  it('counts tests, not files', () => {
    const report = { testResults: [file('passed', 'passed', 'passed'), file('passed', 'passed')] }
    expect(countUnit(report, true)).toEqual({ passed: 3, failed: 0 })
  })

  it('counts a skipped test as failed', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped', 'todo')] }
    expect(countUnit(report, true)).toEqual({ passed: 1, failed: 2 })
  })

  it('counts a file that could not be loaded', () => {
    const report = { testResults: [file('passed', 'passed'), file('failed')] }
    expect(countUnit(report, false)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a failing test once, without its file', () => {
    const report = { testResults: [file('failed', 'failed', 'passed')] }
    expect(countUnit(report, false)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a failure for a run that exited with an error', () => {
    expect(countUnit({ testResults: [file('passed', 'passed')] }, false)).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  it('counts a failure for a run without tests', () => {
    expect(countUnit({ testResults: [] }, true)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('the count of end-to-end tests', () => {
  const report = (stats: object, errors: unknown[] = []) => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
  })

  it('counts passed and failed tests', () => {
    expect(countE2e(report({ expected: 4, unexpected: 2 }), false)).toEqual({
      passed: 4,
      failed: 2,
    })
  })

  it.each(['flaky', 'skipped'])('counts %s tests as failed', (kind) => {
    expect(countE2e(report({ expected: 4, [kind]: 1 }), true)).toEqual({
      passed: 4,
      failed: 1,
    })
  })

  it('counts errors outside of tests', () => {
    expect(countE2e(report({ expected: 4 }, [{ message: 'no server' }]), false)).toEqual({
      passed: 4,
      failed: 1,
    })
  })

  it('counts a failure for a run without tests', () => {
    expect(countE2e(report({}), true)).toEqual({ passed: 0, failed: 1 })
  })
})
