import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useSalesInvoice } from '@/api/hooks/invoice'
import { salesInvoiceName } from '@/domain/file-name'
import { ActionButton } from '@/ui/ActionList'
import { DownloadIcon } from '@/ui/icons'
import { useSaveFile } from '@/ui/save-file'

interface SalesInvoiceProps {
  label: string
  order: Order
  item: OrderItem
}

/** The sales invoice of a sold item (API-21). A failure is only logged; the button works again. */
export function SalesInvoice({ label, order, item }: SalesInvoiceProps) {
  const { handOver, press } = useSaveFile(salesInvoiceName(order, item))
  const { mutate, isPending } = useSalesInvoice(handOver)
  return (
    <ActionButton
      icon={<DownloadIcon />}
      label={label}
      loading={isPending}
      onPress={() => press(() => mutate({ orderId: order.id, itemId: item.id }))}
    />
  )
}
