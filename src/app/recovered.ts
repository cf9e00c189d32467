import { log } from '@/log'

// By name: the first load does not contain these classes.
const failedReads = ['ApiError', 'CodeError']

/**
 * React met an error and rendered again without one. After a failed read that was retried in
 * between this is expected; any other error is a bug and is reported.
 */
export function tellRecovered(error: unknown): void {
  const { name } = ((error as Error).cause ?? error) as Error
  if (failedReads.includes(name)) log.warn('a failed read was asked for again')
  else reportError(error)
}
