import type { OrderItem } from '@/api/contract/order-item'
import { addressPreview } from '@/domain/text-cut'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { LocationIcon } from '@/ui/icons'

/** The address of a request. Nothing where the provider tells only its id. */
export function DeliverTo({ item }: { item: OrderItem }) {
  const t = useText('delivery')
  const address = item.deliveryRequest?.address
  const line = addressPreview(address?.addressLine1.trim() ?? '')
  const place = [address?.city, address?.pincode].filter((part) => part?.trim()).join(' ')
  if (!address || (line === '' && place === '')) return null
  return (
    <Card className="flex items-center gap-3">
      <LocationIcon className="size-6 text-leaf-600" />
      <div className="min-w-0">
        <h2 className="text-14 text-ink-muted">{t('deliverTo')}</h2>
        {address.name.trim() !== '' && <p className="font-600">{address.name}</p>}
        {line !== '' && <p className="text-14 text-ink-muted">{line}</p>}
        {place !== '' && <p className="text-14 text-ink-muted">{place}</p>}
      </div>
    </Card>
  )
}
