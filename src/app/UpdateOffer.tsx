import { matchPath, useLocation } from 'react-router-dom'
import { patterns } from '@/paths'
import { useText } from '@/text/text'
import { useUpdate } from './updates'

/** Where money is on its way: nothing is offered there. */
const payments = [
  patterns.checkout,
  patterns.deliveryRequest,
  patterns.order,
  patterns.singleQuote,
  patterns.bankDetails,
]

/** A newer version offers itself. */
export function UpdateOffer() {
  const t = useText('update')
  const { pathname } = useLocation()
  const { take, later } = useUpdate()
  const isPaying = payments.some((pattern) => matchPath(pattern, pathname))
  return (
    <div role="status">
      {take && !isPaying && (
        <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-3 rounded-control border border-leaf-600 bg-leaf-50 pl-3 text-14 text-leaf-900">
          <p className="flex-1 py-2">{t('ready')}</p>
          <button
            type="button"
            onClick={later}
            className="min-h-tap shrink-0 rounded-control px-3 font-600"
          >
            {t('later')}
          </button>
          <button
            type="button"
            onClick={take}
            className="min-h-tap shrink-0 rounded-control px-4 font-700 underline underline-offset-4"
          >
            {t('update')}
          </button>
        </div>
      )}
    </div>
  )
}
