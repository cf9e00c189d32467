import { screen, act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paise } from '@/domain/money'
import { Countdown } from '@/ui/Countdown'
import { DateText } from '@/ui/DateText'
import { AmountSummary } from '@/ui/DefinitionRows'
import { show } from './show'

it('keeps the machine-readable date', () => {
  const { container } = show(<DateText date="2026-09-05T04:00:00.000Z" />)
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-09-05T04:00:00.000Z')
})

it('puts the total last', () => {
  show(
    <AmountSummary
      rows={[{ label: 'Platform fee', amount: paise(49250) }]}
      total={{ label: 'Total', amount: paise(9899250) }}
    />,
  )
  const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent)
  expect(amounts).toEqual(['₹492.50', '₹98,992.50'])
})

describe('Countdown', () => {
  const start = new Date('2026-09-05T06:30:00.000Z')

  beforeEach(() => void vi.useFakeTimers({ now: start }))
  afterEach(() => void vi.useRealTimers())

  const HOUR = 3_600_000
  const inMs = (ms: number) => new Date(start.getTime() + ms).toISOString()

  it.each([
    [50 * HOUR, 'Until Mon 7 Sep, 2 pm (2 days 2 h)'],
    [4.2 * HOUR, 'Until Sat 5 Sep, 4:12 pm (4 h 12 min)'],
    [1, 'Until Sat 5 Sep, 12 pm (1 min)'],
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

  it('updates when the page becomes visible again', () => {
    show(<Countdown end={inMs(3 * HOUR)} />)
    vi.setSystemTime(start.getTime() + 2 * HOUR)
    expect(screen.getByRole('timer')).toHaveTextContent('(3 h)')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('timer')).toHaveTextContent('(1 h)')
  })
})
