import type { Address } from '@/api/contract/address'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { IconButton, IconLink } from '@/ui/IconButton'
import { CheckIcon, EditIcon, TrashIcon } from '@/ui/icons'

interface AddressRowProps {
  address: Address
  isSelected: boolean
  onSelect: () => void
  onDelete: () => void
}

export function AddressRow({ address, isSelected, onSelect, onDelete }: AddressRowProps) {
  const t = useText('address')
  const { id, addressLine1 } = address
  return (
    <li
      className={`relative rounded-card border ${isSelected ? 'border-leaf-600 bg-leaf-50' : 'border-hairline bg-surface'}`}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="min-h-tap w-full rounded-card px-4 py-3 text-left"
      >
        <AddressLines address={address} mark={isSelected} />
      </button>
      {/* Beside the name: the lines run beneath. */}
      <span className="absolute top-0 right-0 flex">
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

/** `mark`: beside buttons; true where it is the selected address. */
export function AddressLines({ address, mark }: { address: Address; mark?: boolean }) {
  const { name, addressLine1, addressLine2, city, pincode } = address
  return (
    <>
      <span className={`flex items-center gap-2 font-600 ${mark === undefined ? '' : 'pr-24'}`}>
        <span className="min-w-0">{name}</span>
        {mark && <CheckIcon className="size-5 text-leaf-600" />}
      </span>
      <span className="block text-14 text-ink-muted">{addressLine1}</span>
      {addressLine2 && <span className="block text-14 text-ink-muted">{addressLine2}</span>}
      <span className="block text-14 text-ink-muted">
        <span>{city}</span> <span className="tabular-nums">{pincode}</span>
      </span>
    </>
  )
}
