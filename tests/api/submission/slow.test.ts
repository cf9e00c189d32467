import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setUp } from './set-up'

const SLOW = 15_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a read that does not end', () => {
  it('is said to be slow after 15 seconds, and is sent after all when it ends', async () => {
    const { openTab, hold, sent } = setUp()
    const { submission, submit } = openTab()
    const release = hold('read')
    void submit('A')
    await pass(SLOW - 1)
    expect(submission.state()).toEqual({ kind: 'checking', request: 'A' })
    await pass(1)
    expect(submission.state()).toEqual({ kind: 'checking', request: 'A', isSlow: true })
    release()
    await pass(0)
    expect([submission.state().kind, sent()]).toEqual(['done', ['send A']])
  })

  it('keeps nobody: given up, it sends nothing, and the next tap reads anew', async () => {
    const { openTab, hold, sent, failures } = setUp()
    const { submission, submit } = openTab()
    const release = hold('read')
    void submit('A')
    await pass(SLOW)
    submission.stopWaiting()
    expect(submission.state()).toEqual({ kind: 'failed' })
    release()
    await pass(0)
    expect([submission.state(), sent(), failures]).toEqual([{ kind: 'failed' }, [], []])
    await submit('A')
    expect([submission.state().kind, sent()]).toEqual(['done', ['send A']])
  })

  it('leaves the outcome unknown where one is looked up', async () => {
    const { openTab, hold } = setUp({ attempts: ['#A'], held: ['A'] })
    const { submission } = openTab()
    const release = hold('read')
    void submission.lookUp()
    await pass(SLOW)
    expect(submission.state()).toMatchObject({ kind: 'checking', isSlow: true })
    submission.stopWaiting()
    expect(submission.state()).toMatchObject({ kind: 'unknown' })
    release()
    await submission.lookUp()
    expect(submission.state()).toMatchObject({ kind: 'done', request: 'A' })
  })
})

describe('an answer that does not come', () => {
  async function giveUp(given: Parameters<typeof setUp>[0] = {}) {
    const device = setUp(given)
    const tab = device.openTab()
    const release = device.hold('send')
    void tab.submit('A')
    await pass(SLOW)
    expect(tab.submission.state()).toEqual({ kind: 'sending', request: 'A', isSlow: true })
    tab.submission.stopWaiting()
    expect(tab.submission.state()).toMatchObject({ kind: 'unknown' })
    return { ...device, ...tab, release }
  }

  it.each([true, false])(
    'is looked for, and nothing sent meanwhile (sends then: %s)',
    async (then) => {
      const { submission, submit, sent, release } = await giveUp({ sendsAfterLook: then })
      for (const id of ['A', 'B', 'A']) await submit(id)
      expect([submission.state(), sent()]).toMatchObject([{ kind: 'unknown' }, ['send A']])
      release()
      await pass(0)
      expect([submission.state(), sent()]).toEqual([
        { kind: 'done', request: 'A', seen: false },
        ['send A'],
      ])
    },
  )

  it('changes nothing once the provider was found to have it', async () => {
    const { submission, submit, held, sent, release, openTab } = await giveUp()
    held.push('A')
    await submit('A')
    expect(submission.state()).toMatchObject({ kind: 'done', request: 'A' })
    submission.clear()
    // The lock is free again, too.
    const other = openTab()
    await Promise.all([submit('B'), other.submission.lookUp()])
    expect(submission.state()).toMatchObject({ kind: 'done', request: 'B' })
    submission.markSeen()
    release()
    await pass(0)
    expect(submission.state()).toEqual({ kind: 'done', request: 'B', seen: true })
    expect(sent()).toEqual(['send A', 'send B'])
  })

  it('is a failure when it is a refusal after all, also while it is looked for', async () => {
    const { submission, submit, attempts, hold, release } = await giveUp({ sends: ['refused'] })
    const answer = hold('read')
    void submit('A')
    release()
    await pass(0)
    expect([submission.state(), attempts()]).toEqual([{ kind: 'failed' }, []])
    answer()
    await pass(0)
    expect(submission.state()).toEqual({ kind: 'failed' })
  })
})

describe('another submission that keeps the lock', () => {
  it('is not waited for longer than 15 seconds, and nothing is sent later', async () => {
    const { openTab, hold, sent } = setUp()
    const [one, other] = [openTab(), openTab()]
    const release = hold('send')
    void one.submit('A')
    await pass(1)
    void other.submit('B')
    await pass(SLOW)
    expect(other.submission.state()).toMatchObject({ kind: 'unknown' })
    release()
    await pass(SLOW)
    expect(one.submission.state().kind).toBe('done')
    expect(sent()).toEqual(['send A'])
  })

  it('is named where no attempt of this kind is recorded', async () => {
    const { openTab, hold } = setUp()
    const [one, other] = [openTab(), openTab()]
    hold('read')
    void one.submit('A')
    await pass(1)
    void other.submit('B')
    await pass(SLOW - 1)
    expect(other.submission.state()).toEqual({ kind: 'checking', request: 'B' })
    await pass(1)
    expect(other.submission.state()).toEqual({ kind: 'failed', reason: 'lockedOut' })
    other.submission.dismiss()
    expect(other.submission.state()).toEqual({ kind: 'idle' })
  })
})
