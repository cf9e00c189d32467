import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useSalesInvoice } from '@/api/hooks/invoice'
import { salesInvoiceName } from '@/domain/file-name'
import { useText } from '@/text/text'
import { IconButton } from '@/ui/IconButton'
import { DownloadIcon } from '@/ui/icons'
import { Spinner } from '@/ui/Spinner'
import { useHandOver } from '@/ui/use-hand-over'

/** The sales invoice of a sold item, saved under its sale order id. A failure is only logged; the button works again. */
export function SalesInvoice({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('quotes')
  const { handOver, press } = useHandOver(salesInvoiceName(order, item))
  const { mutate, isPending } = useSalesInvoice(handOver)

  function fetchOnce() {
    if (!isPending) press(() => mutate({ orderId: order.id, itemId: item.id }))
  }

  return (
    <IconButton label={t('salesInvoice')} aria-busy={isPending || undefined} onClick={fetchOnce}>
      {isPending ? <Spinner className="size-6" /> : <DownloadIcon />}
    </IconButton>
  )
}
