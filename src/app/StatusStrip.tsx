import {
  requestRetry,
  useConnectivity,
  useIsRetryOffered,
  useOfflineSince,
} from '@/api/connectivity'
import { useUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { useFormatDate, useTimeOfDay } from '@/ui/DateText'

/**
 * Says when the network or the provider is out of reach, how old the shown data is then, and when a
 * change was not saved (ERR-2). A live region that is always there, and empty while all is well.
 */
export function StatusStrip() {
  const t = useText('shell')
  const connectivity = useConnectivity()
  const unsaved = useUnsaved()
  const since = useOfflineSince()
  const asOf = since === undefined ? undefined : new Date(since)
  const tOffline = useText('offlineData')
  const formatDate = useFormatDate()
  const timeOf = useTimeOfDay()
  const offersRetry = !useIsRetryOffered() || unsaved.length > 0
  const reasons = new Set(unsaved.map((change) => change.message ?? t(change.kind)))
  const sentences = [
    ...(connectivity === 'ok' ? [] : [t(connectivity)]),
    ...reasons,
    ...new Set(
      unsaved.flatMap(({ until }) =>
        until === undefined ? [] : [t('mayArrive', { time: timeOf(new Date(until)) })],
      ),
    ),
    ...(asOf ? [tOffline('asOf', { date: formatDate(asOf), time: timeOf(asOf) })] : []),
  ]

  function retry(): void {
    requestRetry()
    for (const change of unsaved) change.retry()
  }

  return (
    <div role="status" className="sticky top-header z-bar">
      {sentences.length > 0 && (
        <div className="mx-4 mb-3 flex items-center gap-1 rounded-control border border-turmeric-500 bg-turmeric-100 px-3 text-14 text-turmeric-700">
          <p className="flex-1 py-2">{sentences.join(' ')}</p>
          {offersRetry && (
            <button
              type="button"
              onClick={retry}
              className="min-h-tap shrink-0 rounded-control px-1 font-700 underline underline-offset-4"
            >
              {t('retry')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
