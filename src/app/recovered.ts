import { log } from '@/log'

/** By their names: what can fail to be read, or be fetched, is no part of the first load. */
const failedReads = ['ApiError', 'CodeError']

/**
 * React met an error, drew again, and all was well: a read that had failed was asked for anew in between (Retry, another
 * screen). Nobody has seen it. Any other error is a mistake of ours, and told as such.
 */
export function tellRecovered(error: unknown): void {
  const { name } = ((error as Error).cause ?? error) as Error
  if (failedReads.includes(name)) log.warn('a failed read was asked for again')
  else reportError(error)
}
