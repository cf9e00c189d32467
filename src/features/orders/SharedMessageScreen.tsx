import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useOrders } from '@/api/hooks/order'
import { now } from '@/clock'
import { neededActions } from '@/domain/needed-actions'
import { paths } from '@/paths'
import { readWaitingPayment } from '@/session/payment-draft'
import { useSignedInUserId } from '@/session/session'
import { hasSharedMessage, takeSharedMessage } from '@/session/shared-message'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { openedSheet } from '@/ui/use-sheet'
import { actionLink } from './NeededActionList'

/**
 * CHK-17: another app has shared a bank's message. Opens the payment that waits on this device,
 * whose form takes the message, else the first that the orders ask for.
 */
export function SharedMessageScreen() {
  const userId = useSignedInUserId()
  const [waiting] = useState(() => readWaitingPayment(userId))
  const [isShared] = useState(hasSharedMessage)
  if (!waiting) return isShared ? <AskedByOrders /> : <NoneWaits />
  const { path, sheet } = waiting
  return <Navigate replace to={path} state={sheet === undefined ? null : openedSheet(sheet)} />
}

function AskedByOrders() {
  const asked = neededActions(useOrders(), now()).find(
    ({ action }) => action.kind !== 'chooseQuote',
  )
  return asked ? <Navigate replace {...actionLink(asked.order.id, asked.action)} /> : <NoneWaits />
}

function NoneWaits() {
  const t = useText('payment')
  useEffect(() => void takeSharedMessage(), [])
  return (
    <Screen>
      <EmptyState
        title={t('noneWaits')}
        text={t('noneWaitsText')}
        action={<ButtonLink to={paths.orderHistory}>{t('seeOrders')}</ButtonLink>}
      />
    </Screen>
  )
}
