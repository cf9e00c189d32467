import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatPaise } from '@/domain/rupees'
import { paths } from '@/paths'
import { readWaitingPayment } from '@/session/payment-draft'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button, MoreLink } from '@/ui/Button'

const places: readonly string[] = [paths.home, paths.cart, paths.checkout]

/** CHK-18: the way back to a payment whose payee this person has seen on this device. */
export function WaitingPayment() {
  const { pathname, search } = useLocation()
  const userId = useSignedInUserId()
  const t = useText('payment')
  const [, setGivenUp] = useState(0)
  // Read with each navigation: a payment begins and ends on other screens.
  const waiting =
    places.includes(pathname) && search === '' ? readWaitingPayment(userId) : undefined
  if (!waiting || waiting.sheet !== undefined) return null
  return (
    <aside
      aria-label={t('waiting')}
      className="mx-4 mb-3 flex flex-wrap items-center justify-between gap-x-3 border-y border-turmeric-500 bg-turmeric-50 px-4"
    >
      <p className="py-2 font-600">{t('wasPaying', { amount: formatPaise(waiting.due, 2) })}</p>
      <div className="-mx-3 flex">
        {pathname !== paths.checkout && (
          <Button
            kind="quiet"
            onClick={() => {
              waiting.giveUp()
              setGivenUp((count) => count + 1)
            }}
          >
            {t('notPaid')}
          </Button>
        )}
        <MoreLink to={waiting.path}>{t('goOn')}</MoreLink>
      </div>
    </aside>
  )
}
