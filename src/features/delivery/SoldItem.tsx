import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { orderPath } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { ItemCard } from './ItemCard'

interface SoldItemProps {
  order: Order
  item: OrderItem
  onBack: () => void
}

/** What is sold cannot be delivered any more. */
export function SoldItem({ order, item, onBack }: SoldItemProps) {
  const t = useText('delivery')
  return (
    <Screen
      title={t('title')}
      onBack={onBack}
      action={<ButtonLink to={orderPath(order.id, true)}>{t('seeSale')}</ButtonLink>}
    >
      <ItemCard item={item} />
      <Notice tone="info">{t('sold')}</Notice>
    </Screen>
  )
}
