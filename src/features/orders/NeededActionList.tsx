import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { type NeededAction, neededActions, type OrderAction } from '@/domain/needed-actions'
import { orderPath, paths } from '@/paths'
import { useProductName, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Countdown } from '@/ui/Countdown'
import { ChevronIcon, QuotesIcon, TruckIcon, WarningIcon } from '@/ui/icons'
import { openedSheet } from '@/ui/use-sheet'
import { useOrderLabels } from './use-order-labels'

/** How many are shown at first, and how many a press adds. */
const FIRST = 2
const MORE = 20

const icons = { reverify: WarningIcon, payDelivery: TruckIcon, chooseQuote: QuotesIcon }

type Needed = OrderAction<Order, OrderItem>

const keyOf = ({ order, action }: Needed) => `${order.id} ${action.kind}`

/** Orders that wait for the person: rejected payments, deliveries to pay for, quotes. */
export function NeededActionList({ orders }: { orders: readonly Order[] }) {
  const t = useText('orders')
  const headingId = useId()
  const [shown, setShown] = useState(FIRST)
  const actions = useMemo(() => neededActions<OrderItem, Order>(orders, now()), [orders])
  const more = Math.min(actions.length - shown, MORE)
  const isRepeated = ({ action }: Needed) =>
    actions.filter((other) => other.action.kind === action.kind).length > 1
  if (actions.length === 0) return null
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-turmeric-500 bg-turmeric-50"
    >
      <h2 id={headingId} className="sr-only">
        {t('needsAction')}
      </h2>
      <ul className="divide-y divide-hairline">
        {actions.slice(0, shown).map((entry) => (
          <li key={keyOf(entry)}>
            <ActionLink {...entry} isNamed={isRepeated(entry)} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        // Nearly as low as a row.
        <Button kind="quiet" wide className="-my-1" onClick={() => setShown(shown + MORE)}>
          {t('moreActions', { count: more })}
        </Button>
      )}
    </section>
  )
}

interface ActionLinkProps extends Needed {
  /** Shows the products: another row has the same action. */
  isNamed: boolean
}

function ActionLink({ order, action, end, isNamed }: ActionLinkProps) {
  const labels = useOrderLabels()
  const productName = useProductName()
  const Icon = icons[action.kind]
  const items = action.kind === 'reverify' ? order.items : action.items
  const names = items.slice(0, 2).map(({ name }) => productName(name))
  return (
    <Link
      {...actionLink(order.id, action)}
      className="flex min-h-11 items-center gap-2 rounded-card px-3 -outline-offset-2 smooth hover:bg-turmeric-100"
    >
      <Icon
        className={`size-5 ${action.kind === 'reverify' ? 'text-notice-600' : 'text-turmeric-700'}`}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-14 leading-5">
        <span className={`font-600 ${isNamed ? 'w-full' : 'min-w-0 flex-1 basis-24'}`}>
          {labels.action(action)}
        </span>
        {isNamed && (
          <span className="min-w-0 flex-1 truncate text-ink-muted">{names.join(', ')}</span>
        )}
        {action.kind === 'chooseQuote' && end !== undefined && <Countdown short end={end} />}
      </span>
      <span className="sr-only">{[order.displayId, ...(isNamed ? [] : names)].join(', ')}</span>
      <ChevronIcon className="size-5 text-ink-muted" />
    </Link>
  )
}

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
