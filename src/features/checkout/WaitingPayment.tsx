import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { formatPaise } from '@/domain/money'
import {
  continuePayment,
  isOrderPayment,
  readWaitingPayments,
  type WaitingPayment as Waiting,
} from '@/features/shared/payment/payment-record'
import { PaymentHelp } from '@/features/shared/payment/PaymentHelp'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { deviceStore } from '@/session/storage'
import { useText } from '@/text/text'
import { Button, MoreLink } from '@/ui/Button'
import { openedSheet } from '@/ui/use-sheet'

const places: readonly string[] = [paths.home, paths.cart, paths.checkout]

/** How long `Undo` is offered, in ms. */
const UNDO_TIME = 5000

/** CHK-18: the ways back to the payments that wait on this device for their transaction IDs. */
export function WaitingPayment() {
  const { pathname, search } = useLocation()
  const userId = useSignedInUserId()
  const t = useText('payment')
  const [undo, setUndo] = useState<() => void>()
  // Another tab may send one, or give it up.
  useSyncExternalStore(deviceStore.subscribe, () => JSON.stringify(readWaitingPayments(userId)))
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => setUndo(undefined), UNDO_TIME)
    return () => clearTimeout(timer)
  }, [undo])
  if (!places.includes(pathname) || search !== '') return null
  const waiting = readWaitingPayments(userId).filter(
    ({ key }) => pathname !== paths.checkout || !isOrderPayment(key),
  )
  if (waiting.length === 0 && !undo) return null
  return (
    <aside
      aria-label={t('waiting')}
      className="mx-4 mb-3 divide-y divide-hairline border-y border-turmeric-500 bg-turmeric-50 px-4"
    >
      {waiting.map((payment) => (
        <WaitingRow
          key={payment.key}
          payment={payment}
          onGiveUp={() => {
            const restore = payment.giveUp()
            setUndo(() => () => {
              restore()
              setUndo(undefined)
            })
          }}
        />
      ))}
      {undo && (
        <p role="status" className="flex items-center justify-between gap-x-3">
          <span>{t('givenUp')}</span>
          <Button kind="quiet" onClick={undo}>
            {t('undo')}
          </Button>
        </p>
      )}
    </aside>
  )
}

function WaitingRow({ payment, onGiveUp }: { payment: Waiting; onGiveUp: () => void }) {
  const t = useText('payment')
  const userId = useSignedInUserId()
  const { key, due, path, sheet, transactionId } = payment
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="py-2 font-600">{t('wasPaying', { amount: formatPaise(due, 2) })}</p>
      {transactionId !== '' && <PaymentHelp due={due} transactionId={transactionId} />}
      <div className="-mx-3 flex flex-wrap">
        <Button kind="quiet" onClick={onGiveUp}>
          {t('notPaid')}
        </Button>
        <MoreLink
          to={path}
          state={sheet === undefined ? null : openedSheet(sheet)}
          onClick={() => continuePayment(userId, key)}
        >
          {t('goOn')}
        </MoreLink>
      </div>
    </div>
  )
}
