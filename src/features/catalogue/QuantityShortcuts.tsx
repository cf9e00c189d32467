import { addQuantity, type Quantity, stepDown, stepOf } from '@/domain/quantity'
import { useText } from '@/text/text'
import { icon, PlusIcon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { PillToggle } from '@/ui/PillToggle'
import { useFormatQuantity } from '@/ui/use-format'

const MinusIcon = icon(<path d="M5 12h14" />)

interface ShortcutProps {
  quantity: Quantity
  minimum: Quantity
  onQuantity: (quantity: Quantity) => void
}

/** QTY-5: the − and + buttons of the field. */
export function QuantitySteps({
  quantity,
  minimum,
  unit,
  onQuantity,
}: ShortcutProps & { unit: string }) {
  const t = useText('earnings')
  const formatQuantity = useFormatQuantity()
  const step = stepOf(minimum)
  const amount = formatQuantity({ quantity: step, unit })
  return (
    <span className="flex">
      <IconButton
        label={t('less', { amount })}
        className="-outline-offset-2"
        onClick={() => onQuantity(stepDown(quantity, step))}
      >
        <MinusIcon />
      </IconButton>
      <IconButton
        label={t('more', { amount })}
        className="-outline-offset-2"
        onClick={() => onQuantity(addQuantity(quantity, step))}
      >
        <PlusIcon />
      </IconButton>
    </span>
  )
}

/** QTY-5: chips for the minimum, twice and five times as much. */
export function QuantityChips({ quantity, minimum, onQuantity }: ShortcutProps) {
  const t = useText('earnings')
  if (minimum <= 0) return null
  return (
    <div role="group" aria-label={t('quantities')} className="mb-3 flex flex-wrap gap-2">
      {[1, 2, 5].map((times) => {
        const amount = (minimum * times) as Quantity
        return (
          <PillToggle key={times} pressed={quantity === amount} onPress={() => onQuantity(amount)}>
            {t('times', { times })}
          </PillToggle>
        )
      })}
    </div>
  )
}
