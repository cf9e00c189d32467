import { asPdf } from '@/api/call'

/** A download fails after this long without data (ms). */
const STALL_TIME = 30_000

export interface FileProgress {
  received: number
  /** Undefined when the response does not say. */
  total: number | undefined
}

interface FetchOptions {
  signal: AbortSignal
  onProgress: (progress: FileProgress) => void
}

/**
 * Fetches a public PDF from any host: sends no cookies and no CSRF header. Rejects when it is no
 * PDF, did not arrive whole, or `signal` aborts.
 */
export async function fetchPdf(url: string, { signal, onProgress }: FetchOptions): Promise<Blob> {
  const broken = new AbortController()
  const stop = () => broken.abort()
  let timer = setTimeout(stop, STALL_TIME)
  signal.addEventListener('abort', stop)
  try {
    const response = await fetch(url, { credentials: 'omit', signal: broken.signal })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const file = await readAll(response, (progress) => {
      clearTimeout(timer)
      timer = setTimeout(stop, STALL_TIME)
      onProgress(progress)
    })
    const pdf = await asPdf(file)
    if (!pdf) throw new Error('not a PDF')
    return pdf
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

async function readAll(response: Response, onProgress: FetchOptions['onProgress']): Promise<Blob> {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const total = Number(response.headers.get('Content-Length')) || undefined
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    parts.push(value)
    received += value.length
    onProgress({ received, total })
  }
}
