import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { orderPath } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { ItemCard } from './ItemCard'

interface NotDeliverableProps {
  order: Order
  item: OrderItem
  onBack: () => void
}

/** What is sold, or of a rejected or cancelled order, is not delivered. */
export function NotDeliverable({ order, item, onBack }: NotDeliverableProps) {
  const t = useText('delivery')
  const titles = useText('titles')
  return (
    <Screen
      title={titles('deliveryRequest')}
      onBack={onBack}
      action={
        <ButtonLink to={orderPath(order.id, item.isSold)}>
          {t(item.isSold ? 'seeSale' : 'seeOrder')}
        </ButtonLink>
      }
    >
      <ItemCard item={item} />
      <Notice tone="info">{t(item.isSold ? 'sold' : 'stopped')}</Notice>
    </Screen>
  )
}
