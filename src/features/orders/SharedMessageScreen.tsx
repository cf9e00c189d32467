import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useOrders } from '@/api/hooks/order'
import { now } from '@/lib/clock'
import { readBankMessage } from '@/domain/bank-message'
import { neededActions } from '@/domain/needed-actions'
import { formatPaise } from '@/domain/money'
import {
  continuePayment,
  readWaitingPayments,
  type WaitingPayment,
} from '@/features/shared/payment/payment-record'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { peekSharedMessage, takeSharedMessage } from '@/session/shared-message'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Screen } from '@/ui/Screen'
import { openedSheet } from '@/ui/use-sheet'
import { actionLink } from '@/features/shared/order/needed-actions'

/**
 * CHK-17: another app has shared a bank's message. Opens the payment that waits on this device, of
 * several the one whose amount the message names; its form takes the message. Without one, the
 * first that the orders ask for.
 */
export function SharedMessageScreen() {
  const userId = useSignedInUserId()
  const [waiting] = useState(() => readWaitingPayments(userId))
  const [message] = useState(peekSharedMessage)
  const [only, ...others] = meantBy(message ?? '', waiting)
  if (!only) return message === undefined ? <NoneWaits /> : <AskedByOrders />
  return others.length > 0 ? <Choice waiting={waiting} /> : <Continue payment={only} />
}

/** Those of the amounts that the message names, else all. */
function meantBy(message: string, waiting: readonly WaitingPayment[]): readonly WaitingPayment[] {
  const { amounts } = readBankMessage(message)
  const named = waiting.filter(({ due }) => amounts.includes(due))
  return named.length > 0 ? named : waiting
}

const linkTo = ({ path, sheet }: WaitingPayment) => ({
  to: path,
  state: sheet === undefined ? null : openedSheet(sheet),
})

function Continue({ payment }: { payment: WaitingPayment }) {
  const userId = useSignedInUserId()
  useState(() => continuePayment(userId, payment.key))
  return <Navigate replace {...linkTo(payment)} />
}

function Choice({ waiting }: { waiting: readonly WaitingPayment[] }) {
  const t = useText('payment')
  const userId = useSignedInUserId()
  return (
    <Screen title={t('whichPayment')}>
      <p>{t('whichPaymentText')}</p>
      <div className="flex flex-col gap-3">
        {waiting.map((payment) => (
          <ButtonLink
            key={payment.key}
            replace
            kind="secondary"
            {...linkTo(payment)}
            onClick={() => continuePayment(userId, payment.key)}
          >
            {t('wasPaying', { amount: formatPaise(payment.due, 2) })}
          </ButtonLink>
        ))}
      </div>
    </Screen>
  )
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
