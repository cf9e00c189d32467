import type { OrderItem } from '@/api/contract/order-item'
import type { NeededAction } from '@/domain/needed-actions'
import { orderPath, paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { openedSheet } from '@/ui/use-sheet'

/** The form `Verify TransactionId` of the order screen. */
export const VERIFY_SHEET = 'verify'

/** The link to the screen of a needed action; `Reverify` opens its form at once. */
export function actionLink(orderId: string, action: NeededAction<{ id: string }>) {
  if (action.kind === 'reverify')
    return { to: orderPath(orderId, false), state: openedSheet(VERIFY_SHEET) }
  const [item, ...others] = action.items
  if (!item) return { to: orderPath(orderId, false) }
  if (action.kind === 'payDelivery')
    return { to: paths.deliveryRequest({ orderId, productId: item.id }) }
  if (others.length > 0) return { to: paths.quoteDetails({ id: orderId }) }
  return { to: paths.singleQuote({ orderId, productId: item.id }) }
}

interface NextStepProps {
  orderId: string
  action: NeededAction<OrderItem>
}

const words = {
  reverify: 'reverify',
  payDelivery: 'payDelivery',
  chooseQuote: 'seeQuotes',
} as const

export function NextStep({ orderId, action }: NextStepProps) {
  const t = useText('order')
  return <ButtonLink {...actionLink(orderId, action)}>{t(words[action.kind])}</ButtonLink>
}
