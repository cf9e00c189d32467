import { useDeleteAddress } from '@/api/hooks/address'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { Sheet } from '@/ui/Sheet'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'
import { AddressChooser } from './AddressChooser'

/** ADR-1. Mounted once by the shell; opened from wherever with `useSheet(ADDRESS_SHEET)`. */
export function AddressSheet() {
  const t = useText('address')
  const { isOpen, close } = useSheet(ADDRESS_SHEET)
  const deletion = useDeleteAddress()
  // Stands here, so that it is still said when the sheet is closed.
  useReportUnsaved(deletion.isError, () => {
    if (deletion.variables !== undefined) deletion.mutate(deletion.variables)
  })
  return (
    <Sheet open={isOpen} onClose={close} title={t('choose')}>
      <AddressChooser deletion={deletion} onDone={close} />
    </Sheet>
  )
}
