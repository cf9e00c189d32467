import { isRecent, type KnownSubmissions, type SubmissionGateway } from './gateway'

/** What this device knows of the requests that it has sent, or was about to send. */
export function createAttempts<Request, Snapshot>(
  gateway: Pick<
    SubmissionGateway<Request, Snapshot>,
    'record' | 'toRecord' | 'findArrived' | 'isOwn' | 'isSame' | 'now'
  >,
) {
  const { record, toRecord, findArrived, isOwn = () => true, isSame, now } = gateway

  /** Those with an unknown outcome. */
  const read = () => record.read().attempts
  const write = (attempts: readonly Request[]) => record.write({ ...record.read(), attempts })

  return {
    read,
    write,
    exist: () => read().length > 0,
    add: (request: Request) => write([...read(), toRecord(request)]),
    /** It has arrived: no attempt is left. */
    finish: (request: Request) =>
      record.write({ attempts: [], arrived: { request: toRecord(request), at: now() } }),
    /** The attempt of this tab that has arrived. Forgets arrived ones of other purchases. */
    takeArrived(snapshot: Snapshot): Request | undefined {
      const attempts = read()
      const unknown: Request[] = []
      for (const attempt of attempts) {
        const request = findArrived(snapshot, attempt)
        if (request === undefined) unknown.push(attempt)
        else if (isOwn(request)) return request
      }
      if (unknown.length < attempts.length) write(unknown)
      return undefined
    },
    lastArrivedAt: () => record.read().arrived?.at,
    /** Whether another tab has sent it since the one that arrived then. */
    wasSentSince(request: Request, lastArrivedAt: number | undefined): boolean {
      const { arrived } = record.read()
      return (
        arrived?.at !== lastArrivedAt && !!arrived && isSame?.(arrived.request, request) === true
      )
    },
    known(): KnownSubmissions<Request> {
      const { attempts, arrived } = record.read()
      const isNew = arrived !== undefined && isRecent(arrived, now())
      return { attempts, last: arrived?.request, arrived: isNew ? arrived.request : undefined }
    },
  }
}
