import { useId, useState } from 'react'
import { useText } from '@/text/text'
import { Button } from './Button'
import { HelpIcon } from './icons'
import { onDemand, useOnDemand } from './use-on-demand'

const receipts = onDemand<object>(
  'the receipts with a transaction ID',
  async () => (await import('./Receipts')).Receipts,
)

/** Shows, once it is asked for, where a receipt carries the transaction ID. */
export function WhereIsTheId() {
  const t = useText('payment')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const Receipts = useOnDemand(receipts, isOpen)
  return (
    <div className="-mt-2 mb-2">
      <Button
        kind="quiet"
        className="-ml-5"
        icon={<HelpIcon className="size-5" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('whereIsId')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {Receipts && <Receipts />}
      </div>
    </div>
  )
}
