import { useState } from 'react'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import type { MoneyFiguresProps } from './MoneyFigures'

const moneyFigures = onDemand(async () => (await import('./MoneyFigures')).MoneyFigures)

/** ORD-11: a button that opens the figures of the history. */
export function YourMoney({ orders }: MoneyFiguresProps) {
  const t = useText('yourMoney')
  const [isOpen, setOpen] = useState(false)
  const Figures = useOnDemand(moneyFigures, isOpen)
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Button
        kind="secondary"
        wide
        aria-expanded={isOpen}
        loading={isOpen && !Figures}
        onClick={() => setOpen(!isOpen)}
      >
        {t('show')}
      </Button>
      {Figures && <Figures orders={orders} />}
    </div>
  )
}
