import { useEffect, useId, useRef, useState } from 'react'
import type { Address } from '@/api/contract/address'
import { requestRetry, useConnectivity, useOfferRetry } from '@/api/connectivity'
import { useAddressChoice, useDeleteAddress } from '@/api/hooks/address'
import { useReportUnsaved } from '@/api/unsaved'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { LoadFailed } from '@/ui/EmptyState'
import { PlusIcon } from '@/ui/icons'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { LoadingParts } from '@/ui/Skeleton'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'
import { AddressRow } from './AddressRow'
import { DeleteAddress } from './DeleteAddress'

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

function AddressChooser({ choice, deletion, onDone }: AddressChooserProps) {
  const t = useText('address')
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

  if (deleting !== undefined)
    return (
      <DeleteAddress address={deleting} deletion={deletion} onDone={() => setDeleting(undefined)} />
    )

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
        <LoadingParts heights={[112, 112]} />
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
