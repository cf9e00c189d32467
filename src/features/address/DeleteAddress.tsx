import { useId } from 'react'
import type { Address } from '@/api/contract/address'
import type { useDeleteAddress } from '@/api/hooks/address'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { AddressLines } from './AddressRow'

interface DeleteAddressProps {
  address: Address
  deletion: ReturnType<typeof useDeleteAddress>
  onDone: () => void
}

/** ADR-3: asks in place of the list, as no dialog opens above a sheet. */
export function DeleteAddress({ address, deletion, onDone }: DeleteAddressProps) {
  const t = useText('address')
  const tShell = useText('shell')
  const questionId = useId()
  const isNotSaved = deletion.isError && deletion.variables === address.id
  return (
    <>
      <Card tone="grey">
        <AddressLines address={address} />
      </Card>
      <div role="group" aria-labelledby={questionId} className="flex flex-col gap-5 py-2">
        <p id={questionId} className="text-18 font-600">
          {t('deleteQuestion')}
        </p>
        <div className="flex w-full gap-3 *:flex-1">
          {/* What is being sent cannot be undone. */}
          {!deletion.isPending && (
            <Button
              kind="secondary"
              autoFocus
              onClick={() => {
                deletion.reset()
                onDone()
              }}
            >
              {t('no')}
            </Button>
          )}
          <Button
            kind="danger"
            loading={deletion.isPending}
            onClick={() => deletion.mutate(address.id, { onSuccess: onDone })}
          >
            {isNotSaved ? tShell('retry') : t('yes')}
          </Button>
        </div>
      </div>
      {/* The status strip says the same, but behind this sheet. */}
      {isNotSaved && (
        <Notice live tone="warn">
          {tShell('notSaved')}
        </Notice>
      )}
    </>
  )
}
