import { type ReactNode, useState } from 'react'
import { type Invoice, useInvoices } from '@/api/hooks/invoice'
import { fileName, salesInvoiceName } from '@/domain/file-name'
import type { StatementEntry } from '@/domain/statement'
import { useText } from '@/text/text'
import { ActionButton, ActionList } from '@/ui/ActionList'
import { Button } from '@/ui/Button'
import { DownloadIcon } from '@/ui/icons'
import { Notice } from '@/ui/Notice'
import { saveFile } from '@/ui/save-file'

interface AllInvoicesProps {
  entries: readonly StatementEntry[]
  children: ReactNode
}

/** STM-2: hands over the invoices of all purchases and sales, one after the other. */
export function AllInvoices({ entries, children }: AllInvoicesProps) {
  const t = useText('statement')
  const tUi = useText('ui')
  const invoices = invoicesOf(entries)
  const [saved, setSaved] = useState(0)
  const download = useInvoices(async (file, name) => {
    const isTaken = (await saveFile(file, name)) === 'handed-over'
    if (isTaken) setSaved((count) => count + 1)
    return isTaken
  })
  const failed = download.data ?? []
  const count = invoices.length

  function start(some: readonly Invoice[]): void {
    setSaved(count - some.length)
    download.mutate(some)
  }

  return (
    <div className="flex flex-col gap-3 print:hidden">
      <ActionList>
        {children}
        {count > 0 && (
          <ActionButton
            icon={<DownloadIcon />}
            label={t('invoices', { count })}
            loading={download.isPending}
            onPress={() => start(invoices)}
          />
        )}
      </ActionList>
      <p role="status" className="text-14 text-ink-muted empty:hidden">
        {!download.isIdle && t('invoicesSaved', { saved, count })}
      </p>
      {/* No browser tells a page that it blocked a download. */}
      {download.isSuccess && saved > 1 && <p className="text-14">{t('invoicesCheck')}</p>}
      {failed.length > 0 && (
        <Notice
          live
          tone="red"
          title={t('invoicesFailed')}
          action={
            <Button kind="secondary" onClick={() => start(failed)}>
              {tUi('tryAgain')}
            </Button>
          }
        >
          {failed.map(({ name }) => name).join(', ')}
        </Notice>
      )}
    </div>
  )
}

function invoicesOf(entries: readonly StatementEntry[]): Invoice[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'reward') return []
    const { orderId, order: displayId } = entry
    if (entry.kind === 'purchase') return [{ orderId, name: fileName(displayId, 'pdf', 'invoice') }]
    const { item } = entry
    return [{ orderId, itemId: item.id, name: salesInvoiceName({ displayId }, item) }]
  })
}
