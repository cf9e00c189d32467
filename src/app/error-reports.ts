import { env } from '@/config/env'
import { log } from '@/lib/log'

/** Reports a crash of the app to `VITE_ERROR_ENDPOINT` (CFG-2). Without one nothing is loaded. */
export async function reportCrash(error: unknown): Promise<void> {
  if (!env.errorEndpoint) return
  // The person may go on while the code loads.
  const { pathname } = window.location
  try {
    const { sendReport } = await import('./send-report')
    sendReport(env.errorEndpoint, error, pathname)
  } catch {
    log.warn('an error report could not be sent')
  }
}

/** Reports what nothing else catches. */
export function watchCrashes(): void {
  window.addEventListener('error', ({ error, message }) => void reportCrash(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => void reportCrash(reason))
}

// By name: the first load does not contain these classes.
const failedReads = ['ApiError', 'ChunkLoadError']

/**
 * React met an error and rendered again without one. After a failed read that was retried in
 * between this is expected; any other error is a bug and is reported.
 */
export function reportRecovered(error: unknown): void {
  const { name } = ((error as Error).cause ?? error) as Error
  if (failedReads.includes(name)) log.warn('a failed read was repeated')
  else reportError(error)
}
