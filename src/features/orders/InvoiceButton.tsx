import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { type InvoiceToSave, useInvoice } from '@/api/hooks/invoice'
import { fileName, salesInvoiceName } from '@/domain/file-name'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { DownloadIcon } from '@/ui/icons'
import { useHandOver } from '@/ui/save-file'

/** `{display order id}.pdf` (API-20). */
export function PurchaseInvoiceButton({ order: { id, displayId } }: { order: Order }) {
  const t = useText('order')
  const name = fileName(displayId, 'pdf', 'invoice')
  return <InvoiceButton label={t('purchaseInvoice')} invoice={{ orderId: id, name }} />
}

/** `{sellOrderId}.pdf` of a sold item. */
export function SalesInvoiceButton({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('order')
  const name = salesInvoiceName(order, item)
  const invoice = { orderId: order.id, itemId: item.id, name }
  return <InvoiceButton label={t('salesInvoice')} invoice={invoice} />
}

/** A failure is only logged; the button works again. */
function InvoiceButton({ label, invoice }: { label: string; invoice: InvoiceToSave }) {
  const { handOver, press } = useHandOver(invoice.name)
  const { mutate, isPending } = useInvoice(handOver)
  return (
    <Button
      kind="secondary"
      wide
      icon={<DownloadIcon className="size-5" />}
      loading={isPending}
      onClick={() => press(() => mutate(invoice))}
    >
      {label}
    </Button>
  )
}
