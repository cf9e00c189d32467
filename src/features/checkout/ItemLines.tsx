import type { Paise } from '@/domain/money'
import type { Quantity } from '@/domain/quantity'
import { useProductName, useText } from '@/text/text'
import { Money } from '@/ui/Money'
import { Section } from '@/ui/Section'
import { useFormatQuantity } from '@/ui/use-format'

interface ItemLine {
  id: string
  name: string
  quantity: Quantity
  unit: string
  /** Undefined while it is not known. */
  value: Paise | undefined
  /** The offer's duration: `5-8 Days`. */
  days?: string
}

export function ItemLines({ lines }: { lines: readonly ItemLine[] }) {
  const t = useText('checkout')
  const productName = useProductName()
  const formatQuantity = useFormatQuantity()
  return (
    <Section ruled title={t('items')}>
      <ul aria-label={t('items')} className="-my-2 divide-y divide-hairline">
        {lines.map(({ id, name, quantity, unit, value, days }) => (
          <li key={id} data-listen className="py-2">
            <p className="flex flex-wrap items-baseline justify-end gap-x-3 font-600">
              <span className="min-w-0 flex-1 basis-32">{productName(name)}</span>
              <Money amount={value} />
            </p>
            <p className="text-14 text-ink-muted tabular-nums">
              {formatQuantity({ quantity, unit })}
            </p>
            {days && (
              <p className="text-14 text-ink-muted tabular-nums">{t('duration', { days })}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
