import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paise } from '@/domain/money'
import { DateText } from '@/ui/DateText'
import { AmountSummary } from '@/ui/DefinitionRows'
import { show } from './show'

describe('figures', () => {
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
})
