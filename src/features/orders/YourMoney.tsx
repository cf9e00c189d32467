import { useState } from 'react'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { MoneyFigures, type MoneyFiguresProps } from './MoneyFigures'

/** ORD-11: a button that opens the figures of the history. */
export function YourMoney({ orders }: MoneyFiguresProps) {
  const t = useText('yourMoney')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Button kind="secondary" wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('show')}
      </Button>
      {isOpen && <MoneyFigures orders={orders} />}
    </div>
  )
}
