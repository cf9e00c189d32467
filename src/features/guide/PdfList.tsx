import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { log } from '@/lib/log'
import { languages } from '@/text/languages'
import { useText } from '@/text/text'
import { Spinner } from '@/ui/Button'
import { DownloadIcon } from '@/ui/icons'
import { Notice } from '@/ui/Notice'
import { useSaveFile } from '@/ui/save-file'
import { fetchPdf, type FileProgress } from './fetch-pdf'
import { type GuidePdf, guidePdfs } from './guide-files'

const BYTES = 1024

/** Whole kilobytes, at least one: nothing is "0 KB" large. */
const inKilobytes = (bytes: number) => Math.max(1, Math.round(bytes / BYTES))

export function PdfList() {
  const t = useText('guide')
  return (
    <GuideList
      title={t('pdfs')}
      text={t('pdfsText')}
      className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
    >
      {guidePdfs().map((pdf) => (
        <PdfRow key={pdf.language} pdf={pdf} />
      ))}
    </GuideList>
  )
}

interface GuideListProps {
  title: string
  text: string
  className: string
  children: ReactNode
}

/** A list of the guide with its heading. */
export function GuideList({ title, text, className, children }: GuideListProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h2 id={titleId} className="text-18 font-700">
          {title}
        </h2>
        <p className="text-14 text-ink-muted">{text}</p>
      </div>
      <ul aria-labelledby={titleId} className={className}>
        {children}
      </ul>
    </section>
  )
}

function PdfRow({ pdf }: { pdf: GuidePdf }) {
  const t = useText('guide')
  const { state, download } = usePdfDownload(pdf)
  const language = t('language', { language: pdf.language })
  const isBusy = state.kind === 'busy'
  const amount = useAmount(state, pdf.size)

  return (
    <li className="relative">
      <button
        type="button"
        aria-busy={isBusy || undefined}
        className="flex min-h-16 w-full flex-wrap items-center justify-end gap-x-4 px-4 py-3 text-left -outline-offset-2 smooth hover:bg-leaf-50 active:bg-leaf-50"
        onClick={download}
      >
        <span className="sr-only">{`${t('download', { language })} `}</span>
        <span aria-hidden="true" className="flex-1 basis-24">
          <span lang={pdf.language} className="block text-18 font-700">
            {languages[pdf.language]}
          </span>
          {language !== languages[pdf.language] && (
            <span className="text-14 text-ink-muted">{language}</span>
          )}
        </span>
        <span className="text-14 text-ink-muted tabular-nums">{amount}</span>
        <span className="flex size-6 text-leaf-700">{isBusy ? <Spinner /> : <DownloadIcon />}</span>
      </button>
      {isBusy && (
        <progress
          aria-label={t('downloading', { language })}
          className="absolute inset-x-0 bottom-0 block h-1 w-full appearance-none bg-leaf-100 [&::-moz-progress-bar]:bg-leaf-600 [&::-webkit-progress-bar]:bg-leaf-100 [&::-webkit-progress-value]:bg-leaf-600"
          {...progressOf(state)}
        />
      )}
      {state.kind === 'failed' && (
        <div className="px-4 pb-3">
          <Notice tone="red" live>
            {t('failed')}
          </Notice>
        </div>
      )}
    </li>
  )
}

type DownloadState = { kind: 'idle' } | { kind: 'failed' } | ({ kind: 'busy' } & FileProgress)

/** Downloads one guide. Taps meanwhile do nothing; leaving the screen aborts it. */
function usePdfDownload({ url, name, size }: GuidePdf) {
  const { handOver, press } = useSaveFile(name)
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run(): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'busy', received: 0, total: size })
    try {
      const file = await fetchPdf(url, {
        signal,
        onProgress: ({ received, total = size }) => {
          if (!signal.aborted) setState({ kind: 'busy', received, total })
        },
      })
      if (signal.aborted) return
      setState({ kind: 'idle' })
      void handOver(file)
    } catch (error) {
      if (signal.aborted) return
      log.warn('a guide was not downloaded', {
        reason: error instanceof Error ? error.message : 'unknown',
      })
      setState({ kind: 'failed' })
    } finally {
      running.current = undefined
    }
  }

  return {
    state,
    download: () => {
      if (!running.current) press(() => void run())
    },
  }
}

/** Without a value the progress bar is indeterminate. */
function progressOf(state: DownloadState) {
  if (state.kind !== 'busy' || !isWithin(state)) return {}
  return { value: state.received, max: state.total }
}

/** Some hosts state the compressed length: a longer download has no known total. */
function isWithin({ received, total }: { received: number; total: number | undefined }) {
  return total !== undefined && received <= total
}

/** How much of the file has arrived, or its size. */
function useAmount(state: DownloadState, size: number | undefined) {
  const t = useText('guide')
  if (state.kind !== 'busy') return size && t('kilobytes', { kb: inKilobytes(size) })
  const { received, total } = state
  if (total === undefined || !isWithin(state))
    return received > 0 && t('kilobytes', { kb: inKilobytes(received) })
  return t('received', { received: Math.round(received / BYTES), total: inKilobytes(total) })
}
