import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from '@/ui/Countdown'
import { show } from './show'

const start = new Date('2026-09-05T06:30:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

const HOUR = 3_600_000
const inMs = (ms: number) => new Date(start.getTime() + ms).toISOString()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('Countdown', () => {
  it.each([
    [50 * HOUR, 'Until Mon 7 Sep, 2 pm (2 days 2 h)'],
    [48 * HOUR, 'Until Mon 7 Sep, 12 pm (2 days)'],
    [24 * HOUR + 60_000, 'Until Sun 6 Sep, 12:01 pm (1 day)'],
    [25 * HOUR, 'Until Sun 6 Sep, 1 pm (1 day 1 h)'],
    [4.2 * HOUR, 'Until Sat 5 Sep, 4:12 pm (4 h 12 min)'],
    [4 * HOUR, 'Until Sat 5 Sep, 4 pm (4 h)'],
    [36 * 60_000, 'Until Sat 5 Sep, 12:36 pm (36 min)'],
    [1, 'Until Sat 5 Sep, 12 pm (1 min)'],
    [0, 'Time is up'],
    [-HOUR, 'Time is up'],
  ])('of %s ms says %s', (ms, words) => {
    show(<Countdown end={inMs(ms)} />)
    expect(screen.getByRole('timer')).toHaveTextContent(words)
  })

  it('names no time of an end that is only a day', () => {
    show(<Countdown end="2026-09-06" />)
    expect(screen.getByRole('timer')).toHaveTextContent('Until Sun 6 Sep (1 day 12 h)')
  })

  it.each(['', 'soon'])('of %j is nothing', (end) => {
    show(<Countdown end={end} />)
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  })

  it('goes down by the minute, to the end', async () => {
    show(<Countdown end={inMs(150_000)} />)
    const timer = screen.getByRole('timer')
    expect(timer).toHaveTextContent('(3 min)')
    await pass(29_999)
    expect(timer).toHaveTextContent('(3 min)')
    await pass(1)
    expect(timer).toHaveTextContent('(2 min)')
    await pass(60_000)
    expect(timer).toHaveTextContent('(1 min)')
    await pass(60_000)
    expect(timer).toHaveTextContent('Time is up')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is no live region', () => {
    show(<Countdown end={inMs(HOUR)} />)
    expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('updates when the page becomes visible again', () => {
    show(<Countdown end={inMs(3 * HOUR)} />)
    vi.setSystemTime(start.getTime() + 2 * HOUR)
    expect(screen.getByRole('timer')).toHaveTextContent('(3 h)')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('timer')).toHaveTextContent('(1 h)')
  })

  it('follows another end', () => {
    const { rerender } = show(<Countdown end={inMs(HOUR)} />)
    rerender(<Countdown end={inMs(2 * HOUR)} />)
    expect(screen.getByRole('timer')).toHaveTextContent('(2 h)')
  })
})
