import { matchPath, useLocation } from 'react-router-dom'
import { patterns } from '@/paths'
import { useText } from '@/text/text'
import { useOffer } from './updates'

/** No offers on screens where money may be on its way. */
const payments = [
  patterns.checkout,
  patterns.deliveryRequest,
  patterns.order,
  patterns.singleQuote,
  patterns.bankDetails,
]

const places = {
  update: (pathname: string) => !payments.some((pattern) => matchPath(pattern, pathname)),
  install: (pathname: string) => matchPath(patterns.profile, pathname) !== null,
}

const words = {
  update: { question: 'ready', accept: 'update' },
  install: { question: 'installQuestion', accept: 'install' },
} as const

/** Offers a newer version; with Save-Data, on the profile, to download the app. */
export function UpdateOffer() {
  const t = useText('update')
  const { pathname } = useLocation()
  const { offer, dismiss } = useOffer()
  return (
    <div role="status">
      {offer && places[offer.kind](pathname) && (
        <div className="mx-4 mb-3 flex flex-wrap items-center justify-end gap-x-3 rounded-control border border-leaf-600 bg-leaf-50 pl-3 text-14 text-leaf-900">
          <p className="min-w-0 flex-1 basis-2/5 py-2">{t(words[offer.kind].question)}</p>
          <button
            type="button"
            onClick={dismiss}
            className="min-h-tap shrink-0 rounded-control px-3 font-600"
          >
            {t('later')}
          </button>
          <button
            type="button"
            onClick={offer.accept}
            className="min-h-tap shrink-0 rounded-control px-4 font-700 underline underline-offset-4"
          >
            {t(words[offer.kind].accept)}
          </button>
        </div>
      )}
    </div>
  )
}
