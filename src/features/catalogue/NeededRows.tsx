import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deliveryCharges } from '@/domain/delivery'
import { dealEnd } from '@/domain/needed-actions'
import { formatPaise } from '@/domain/money'
import { actionLink, MOST_ROWS, type Needed } from '@/features/shared/order/needed-actions'
import { useCropName, useText } from '@/text/text'
import { Countdown } from '@/ui/Countdown'
import { ChevronIcon } from '@/ui/icons'

const row =
  'flex min-h-11 w-full items-center gap-2 border-t px-4 text-left text-14 leading-5 font-600 -outline-offset-2 smooth'

/** What needs the person, the most pressing first. There is a place for so many `rows`. */
export function NeededRows({ actions, rows }: { actions: readonly Needed[]; rows: number }) {
  const t = useText('needed')
  const [hasAll, setHasAll] = useState(false)
  const isCut = !hasAll && actions.length > Math.min(rows, MOST_ROWS)
  const shown = isCut ? actions.slice(0, rows - 1) : actions
  const more = actions.length - shown.length
  return (
    <section aria-label={t('title')}>
      <ul>
        {shown.map((entry) => (
          <li key={`${entry.order.id} ${entry.action.kind}`}>
            <NeededRow {...entry} />
          </li>
        ))}
      </ul>
      {isCut && (
        <button
          type="button"
          className={`${row} border-hairline text-leaf-700`}
          onClick={() => setHasAll(true)}
        >
          {shown.length > 0 ? t('more', { count: more }) : t('count', { count: more })}
        </button>
      )}
    </section>
  )
}

function NeededRow({ order, action, end }: Needed) {
  const t = useText('needed')
  const cropName = useCropName()
  const items = action.kind === 'reverify' ? order.items : action.items
  const item = items.find((one) => end !== undefined && dealEnd(one) === end) ?? items[0]
  const amount = action.kind === 'payDelivery' ? item && deliveryCharges(item) : order.totalAmount
  const words = t(action.kind, {
    item: item ? (cropName(item.name) ?? item.name) : order.displayId,
    amount: amount === undefined ? 'none' : formatPaise(amount, 2),
  })
  const tint = end === undefined ? 'border-hairline' : 'border-turmeric-500 bg-turmeric-50'
  return (
    <Link {...actionLink(order.id, action)} className={`${row} ${tint} hover:bg-turmeric-100`}>
      <span className="line-clamp-2 min-w-0 flex-1">{words}</span>
      {action.kind === 'reverify' && <span className="text-notice-600">{t('rejected')}</span>}
      {end !== undefined && <Countdown short end={end} />}
      <span className="sr-only">{order.displayId}</span>
      <ChevronIcon className="size-4" />
    </Link>
  )
}
