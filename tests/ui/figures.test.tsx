import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paise, unitPrice } from '@/domain/money'
import { DateText } from '@/ui/DateText'
import { AmountSummary } from '@/ui/DefinitionRows'
import { Money, MoneyRange, PriceRange, UnitPrice } from '@/ui/Money'
import { StatusDot } from '@/ui/StatusDot'
import { show } from './show'

describe('figures', () => {
  it.each([
    [<Money amount={paise(12345600)} />, '₹1,23,456.00'],
    [<Money amount={paise(12345600)} decimals={0} />, '₹1,23,456'],
    [<MoneyRange min={paise(50000)} max={paise(120050)} />, '₹500.00 – ₹1,200.50'],
    [<UnitPrice price={unitPrice(26_000_000)} unit="kg" />, '₹26/kg'],
    [<UnitPrice price={unitPrice(101_125_000)} decimals={3} />, '₹101.125'],
    [
      <PriceRange min={unitPrice(110_000_000)} max={unitPrice(119_990_000)} decimals={2} />,
      '₹110.00 – ₹119.99',
    ],
    [
      <PriceRange min={unitPrice(110_000_000)} max={unitPrice(119_990_000)} unit="kg" />,
      '₹110 – ₹120/kg',
    ],
    [<DateText date="2026-09-05T04:00:00.000Z" />, '5 Sep 2026'],
    [<DateText date={undefined} />, '–'],
    [<DateText date="soon" />, '–'],
    [<StatusDot tone="pending" label="Pending" />, 'Pending'],
  ])('%# shows its figure in words', (piece, words) => {
    const { container } = show(piece)
    expect(container).toHaveTextContent(new RegExp(`^${words.replace(/[.]/g, '\\.')}$`))
  })

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
