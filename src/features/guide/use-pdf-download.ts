import { useEffect, useRef, useState } from 'react'
import { fetchPdf } from '@/api/static-file'
import type { FileProgress } from '@/api/static-file'
import { log } from '@/log'
import { useHandOver } from '@/ui/save-file'
import type { GuidePdf } from './guide-files'

type State = { kind: 'idle' } | { kind: 'failed' } | ({ kind: 'busy' } & FileProgress)

/** One guide on its way to the person. Taps while it is under way do nothing; leaving the screen breaks it off. */
export function usePdfDownload({ url, name, size }: GuidePdf) {
  const { handOver, press } = useHandOver(name)
  const [state, setState] = useState<State>({ kind: 'idle' })
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
      handOver(file)
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
