import {
  type Attempt,
  isRecent,
  type KnownSubmissions,
  mayArriveUntil,
  type SubmissionGateway,
} from './gateway'

/** What this device knows of the requests that it has sent, or was about to send. */
export function createAttempts<Request, Snapshot>(
  gateway: Pick<
    SubmissionGateway<Request, Snapshot>,
    'record' | 'toRecord' | 'findArrived' | 'isSame' | 'now'
  >,
) {
  const { record, toRecord, findArrived, isSame, now } = gateway

  /** Those with an unknown outcome. */
  const read = () => record.read().attempts
  const write = (attempts: readonly Attempt<Request>[]) =>
    record.write({ ...record.read(), attempts })

  return {
    read,
    write,
    exist: () => read().length > 0,
    /** Until when (ms) one of them may still arrive. */
    until: () => mayArriveUntil(read(), now()),
    add: (request: Request) =>
      write([...read(), { request: toRecord(request), at: now(), mayArrive: true }]),
    /** The connection of the latest one broke: once it was looked for it may be sent again. */
    breakLatest: () =>
      write(
        read().map((each, index, all) =>
          index === all.length - 1 ? { ...each, mayArrive: false } : each,
        ),
      ),
    /** It has arrived: no attempt is left. */
    finish: (request: Request) =>
      record.write({ attempts: [], arrived: { request: toRecord(request), at: now() } }),
    /** The attempt that has arrived, as the provider holds it. */
    findArrived(snapshot: Snapshot): Request | undefined {
      for (const attempt of read()) {
        const request = findArrived(snapshot, attempt.request)
        if (request !== undefined) return request
      }
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
      const { arrived } = record.read()
      return { arrived: arrived && isRecent(arrived, now()) ? arrived.request : undefined }
    },
  }
}
