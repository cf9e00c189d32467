import type { Address } from '@/api/contract/address'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { CheckIcon, EditIcon, TrashIcon } from '@/ui/icons'
import { IconButton, IconLink } from '@/ui/IconButton'

interface AddressRowProps {
  address: Address
  isSelected: boolean
  onSelect: () => void
  onDelete: () => void
}

/** One address of the chooser, which a press selects. */
export function AddressRow({ address, isSelected, onSelect, onDelete }: AddressRowProps) {
  const t = useText('address')
  const { id, addressLine1 } = address
  return (
    <li
      className={`flex flex-wrap items-start justify-end rounded-card border ${isSelected ? 'border-leaf-600 bg-leaf-50' : 'border-hairline bg-surface'}`}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="min-h-tap min-w-40 flex-1 rounded-card py-3 pr-3 pl-4 text-left"
      >
        <AddressLines address={address} mark={isSelected} />
      </button>
      <span className="flex shrink-0 p-1">
        <IconLink
          replace
          to={paths.editAddress({ id })}
          label={t('edit', { line: addressLine1 })}
          className="text-ink-muted"
        >
          <EditIcon />
        </IconLink>
        <IconButton
          label={t('delete', { line: addressLine1 })}
          className="text-ink-muted"
          blocked={isSelected ? t('deleteBlocked') : undefined}
          onClick={onDelete}
        >
          <TrashIcon />
        </IconButton>
      </span>
    </li>
  )
}

/** `mark` shows that it is the selected address. */
export function AddressLines({ address, mark }: { address: Address; mark?: boolean }) {
  const { name, addressLine1, addressLine2, city, pincode } = address
  return (
    <>
      <span className="flex items-center gap-2 font-600">
        {name}
        {mark && <CheckIcon className="size-5 text-leaf-600" />}
      </span>
      <span className="block text-14 text-ink-muted">{addressLine1}</span>
      {addressLine2 && <span className="block text-14 text-ink-muted">{addressLine2}</span>}
      <span className="block text-14 text-ink-muted">
        {city} <span className="tabular-nums">{pincode}</span>
      </span>
    </>
  )
}
