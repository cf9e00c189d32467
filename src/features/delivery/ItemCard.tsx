import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/lib/clock'
import { isDealOver } from '@/domain/needed-actions'
import { addressPreview } from '@/domain/text'
import { useText } from '@/text/text'
import { Countdown } from '@/ui/Countdown'
import { useFormatDate } from '@/ui/DateText'
import { LocationIcon } from '@/ui/icons'
import { Notice } from '@/ui/Notice'
import { ProductHead } from '@/features/shared/order/ProductHead'
import { useFormatQuantity } from '@/ui/use-format'

/** The item; `withDeal`: with the time left, or a warning that the deal has ended (DLV-2). */
export function ItemCard({ item, withDeal }: { item: OrderItem; withDeal?: boolean }) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const formatQuantity = useFormatQuantity()
  const isOver = isDealOver(item, now())
  return (
    <>
      <ProductHead item={item} level={2}>
        <p className="text-14 text-ink-muted tabular-nums">{formatQuantity(item)}</p>
        {withDeal && !isOver && (
          <div className="flex flex-wrap items-center gap-x-2 text-14 text-ink-muted">
            <span>{t('deal')}</span> <Countdown short end={item.dealEndDate} />
          </div>
        )}
      </ProductHead>
      {withDeal && isOver && (
        <Notice tone="warn">{t('dealOver', { date: formatDate(item.dealEndDate) })}</Notice>
      )}
    </>
  )
}

/** The address of a request; nothing where the provider sends only its id. */
export function DeliverTo({ item }: { item: OrderItem }) {
  const t = useText('delivery')
  const address = item.deliveryRequest?.address
  const line = addressPreview(address?.addressLine1.trim() ?? '')
  const place = [address?.city, address?.pincode].filter((part) => part?.trim()).join(' ')
  if (!address || (line === '' && place === '')) return null
  return (
    <div className="flex items-center gap-3 border-t border-hairline pt-3">
      <LocationIcon className="size-6 text-leaf-600" />
      <div className="min-w-0">
        <h2 className="text-14 text-ink-muted">{t('deliverTo')}</h2>
        {address.name.trim() !== '' && <p className="font-600">{address.name}</p>}
        {line !== '' && <p className="text-14 text-ink-muted">{line}</p>}
        {place !== '' && <p className="text-14 text-ink-muted">{place}</p>}
      </div>
    </div>
  )
}
