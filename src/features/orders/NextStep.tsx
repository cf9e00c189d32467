import type { OrderItem } from '@/api/contract/order-item'
import type { NeededAction } from '@/domain/needed-actions'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { actionLink } from './action-path'

interface NextStepProps {
  orderId: string
  action: NeededAction<OrderItem>
}

const words = {
  reverify: 'reverify',
  payDelivery: 'payDelivery',
  chooseQuote: 'seeQuotes',
} as const

/** What only the person can do, where the thumb is. */
export function NextStep({ orderId, action }: NextStepProps) {
  const t = useText('order')
  return <ButtonLink {...actionLink(orderId, action)}>{t(words[action.kind])}</ButtonLink>
}
