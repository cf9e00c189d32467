import { requestRetry, useOfflineSince, useConnectivity } from '@/api/connectivity'
import { useUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { LazyPart } from './LazyPart'

const loadOfflineSince = async () => ({ Component: (await import('./OfflineSince')).OfflineSince })

/**
 * The one place that says when the network or the provider is out of reach, how old what is shown is then, and when a change
 * was not saved (ERR-2). It is always there, as a live region, and takes no room while all is well.
 */
export function StatusStrip() {
  const t = useText('shell')
  const connectivity = useConnectivity()
  const unsaved = useUnsaved()
  const isCached = useOfflineSince() !== undefined
  // Each said once.
  const words = new Set(unsaved.map((change) => change.words ?? t('notSaved')))
  const sentences = [...(connectivity === 'ok' ? [] : [t(connectivity)]), ...words]

  function retry(): void {
    requestRetry()
    for (const change of unsaved) change.retry()
  }

  return (
    <div role="status" className="sticky top-header z-bar">
      {(isCached || sentences.length > 0) && (
        <div className="mx-4 mb-3 flex items-center gap-3 rounded-control border border-turmeric-500 bg-turmeric-100 pl-3 text-14 text-turmeric-700">
          <p className="flex-1 py-2">
            {sentences.join(' ')}
            {isCached && (
              <>
                {' '}
                <LazyPart load={loadOfflineSince} />
              </>
            )}
          </p>
          <button
            type="button"
            onClick={retry}
            className="min-h-tap shrink-0 rounded-control px-4 font-700 underline underline-offset-4"
          >
            {t('retry')}
          </button>
        </div>
      )}
    </div>
  )
}
