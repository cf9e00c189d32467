import { useEffect, useId, useRef, useState } from 'react'
import type { Address } from '@/api/contract/address'
import { requestRetry, useConnectivity, useOfferRetry } from '@/api/connectivity'
import { useAddressChoice, useDeleteAddress } from '@/api/hooks/address'
import { useReportUnsaved } from '@/api/unsaved'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Confirm } from '@/ui/Dialog'
import { LoadFailed } from '@/ui/EmptyState'
import { IconButton, IconLink } from '@/ui/IconButton'
import { CheckIcon, EditIcon, PlusIcon, TrashIcon } from '@/ui/icons'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { SkeletonParts, Loading } from '@/ui/Skeleton'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'

/** ADR-1. Mounted once by the shell, opened anywhere by `useSheet(ADDRESS_SHEET)`. */
export function AddressSheet() {
  const t = useText('address')
  const { isOpen, close } = useSheet(ADDRESS_SHEET)
  const deletion = useDeleteAddress()
  // Here, so that a read which a choice or a deletion starts goes on when the sheet is gone.
  const choice = useAddressChoice(isOpen || deletion.isPending)
  // Reported here: the status strip still shows it when the sheet is closed.
  useReportUnsaved(deletion.isError && 'notSaved', () => {
    if (deletion.variables !== undefined) deletion.mutate(deletion.variables)
  })
  return (
    <Sheet open={isOpen} onClose={close} title={t('choose')}>
      <AddressChooser choice={choice} deletion={deletion} onDone={close} />
    </Sheet>
  )
}

interface AddressChooserProps {
  choice: ReturnType<typeof useAddressChoice>
  deletion: ReturnType<typeof useDeleteAddress>
  onDone: () => void
}

/** The addresses, or the question before one is deleted. */
function AddressChooser({ choice, deletion, onDone }: AddressChooserProps) {
  const t = useText('address')
  const tShell = useText('shell')
  const { addresses, selectedId, isFailed, choose } = choice
  const [deleting, setDeleting] = useState<Address>()
  const listId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasDeleting = useRef(false)

  useEffect(() => {
    // The button that had the focus disappears with the question.
    if (wasDeleting.current && deleting === undefined) heading.current?.focus()
    wasDeleting.current = deleting !== undefined
  }, [deleting])

  if (deleting !== undefined) {
    const isNotSaved = deletion.isError && deletion.variables === deleting.id
    return (
      <>
        <Card tone="grey">
          <AddressLines address={deleting} />
        </Card>
        <Confirm
          question={t('deleteQuestion')}
          noLabel={t('no')}
          yesLabel={isNotSaved ? tShell('retry') : t('yes')}
          loading={deletion.isPending}
          onNo={() => {
            deletion.reset()
            setDeleting(undefined)
          }}
          onYes={() => deletion.mutate(deleting.id, { onSuccess: () => setDeleting(undefined) })}
        />
        {/* The status strip says the same, but behind this sheet. */}
        {isNotSaved && (
          <Notice live tone="warn">
            {tShell('notSaved')}
          </Notice>
        )}
      </>
    )
  }

  return (
    <div className="flex flex-col gap-4">
      <ButtonLink
        kind="secondary"
        wide
        replace
        to={paths.addAddress}
        icon={<PlusIcon className="size-5" />}
      >
        {t('add')}
      </ButtonLink>
      <h3 ref={heading} id={listId} tabIndex={-1} className="text-14 font-600 text-ink-muted">
        {t('select')}
      </h3>
      {addresses ? (
        <ul aria-labelledby={listId} className="flex flex-col gap-3">
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              isSelected={address.id === selectedId}
              onSelect={() => {
                choose(address.id)
                onDone()
              }}
              onDelete={() => setDeleting(address)}
            />
          ))}
          {addresses.length === 0 && <li className="text-ink-muted">{t('none')}</li>}
        </ul>
      ) : isFailed ? (
        <ListFailed />
      ) : (
        <Loading>
          <SkeletonParts heights={[112, 112]} />
        </Loading>
      )}
    </div>
  )
}

/** The status strip says the same, but behind this sheet. */
function ListFailed() {
  const tShell = useText('shell')
  const connectivity = useConnectivity()
  useOfferRetry()
  return (
    <>
      {connectivity !== 'ok' && (
        <Notice live tone="warn">
          {tShell(connectivity)}
        </Notice>
      )}
      <LoadFailed onRetry={requestRetry} />
    </>
  )
}

interface AddressRowProps {
  address: Address
  isSelected: boolean
  onSelect: () => void
  onDelete: () => void
}

/** One address of the chooser, which a press selects. */
function AddressRow({ address, isSelected, onSelect, onDelete }: AddressRowProps) {
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

/** `mark` shows that it is the selected address. */
function AddressLines({ address, mark }: { address: Address; mark?: boolean }) {
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
