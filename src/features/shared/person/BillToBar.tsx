import { useId } from 'react'
import { addressPreview } from '@/domain/text'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { LocationIcon } from '@/ui/icons'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'

export interface BillToBarProps {
  /** Undefined: there is none, and a prompt to add one shows. Null: not loaded, nothing shows. */
  address: { name: string; addressLine1: string } | undefined | null
  /** Another word than "Bill to". */
  label?: string
}

/** The billing address with a button that opens the address chooser; without one, a prompt. */
export function BillToBar({ address, label }: BillToBarProps) {
  const t = useText('address')
  const labelId = useId()
  const { open } = useSheet(ADDRESS_SHEET)
  if (address === null) return null
  if (!address) return <AddAddressPrompt onAdd={open} />
  return (
    <section
      aria-labelledby={labelId}
      className="flex items-center gap-x-2 border-b border-hairline pb-1"
    >
      <LocationIcon className="size-5 shrink-0 text-leaf-600" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={labelId} className="text-label text-ink-muted">
            {label ?? t('billTo')}
          </h2>
          <p className="text-14 font-700">{address.name}</p>
        </div>
        <p className="text-label leading-tight text-ink-muted">
          {addressPreview(address.addressLine1)}
        </p>
      </div>
      <Button kind="quiet" className="-mr-3 shrink-0" onClick={open}>
        {t('change')}
      </Button>
    </section>
  )
}

/** CHK-3. */
function AddAddressPrompt({ onAdd }: { onAdd: () => void }) {
  const t = useText('address')
  const noteId = useId()
  return (
    <section className="rounded-card border border-turmeric-500 bg-turmeric-50 p-4">
      <Button
        kind="secondary"
        wide
        icon={<LocationIcon className="size-5" />}
        aria-describedby={noteId}
        onClick={onAdd}
      >
        {t('addDetails')}
      </Button>
      <p id={noteId} className="mt-2 text-14 text-turmeric-700">
        {t('addDetailsNote')}
      </p>
    </section>
  )
}
