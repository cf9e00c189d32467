import { useText } from '@/text/text'
import { icon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { Sheet } from '@/ui/Sheet'
import { useSheet } from '@/ui/use-sheet'
import type { EarningsCalculatorProps } from './EarningsCalculator'

const EarningsCalculator = lazyPart<EarningsCalculatorProps>(
  async () => (await import('./EarningsCalculator')).EarningsCalculator,
)

export const CalculatorIcon = icon(
  <path d="M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8 6.5h8v3H8zM8.5 13h.01M12 13h.01M15.5 13h.01M8.5 17h.01M12 17h.01M15.5 17h.01" />,
)

export const useCalculator = () => useSheet('calculate')

/** PRD-5: opened by `useCalculator`. Begins anew with another price. */
export function CalculatorSheet(props: EarningsCalculatorProps) {
  const t = useText('calculator')
  const { isOpen, close } = useCalculator()
  return (
    <Sheet title={t('title')} open={isOpen} onClose={close}>
      <div className="flex flex-col gap-2">
        <EarningsCalculator key={props.price} {...props} />
      </div>
    </Sheet>
  )
}
