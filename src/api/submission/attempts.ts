import { type Attempt, isRecent, mayArriveUntil, type SubmissionGateway } from './gateway'

/** What this device knows of the requests that it has sent, or was about to send. */
export function createAttempts<Request>({
  record,
  toRecord,
  now,
}: Pick<SubmissionGateway<Request>, 'record' | 'toRecord' | 'now'>) {
  /** Those with an unknown outcome. */
  const read = () => record.read().attempts
  const write = (attempts: readonly Attempt<Request>[]) =>
    record.write({ ...record.read(), attempts })

  return {
    read,
    write,
    exist: () => read().length > 0,
    /** The latest one, as recorded. */
    latest: () =>
      read()
        .map(({ request }) => request)
        .filter((request) => request !== undefined)
        .at(-1),
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
    /** The last one that arrived, if that was a moment ago. */
    justArrived(): Request | undefined {
      const { arrived } = record.read()
      return arrived && isRecent(arrived, now()) ? arrived.request : undefined
    },
  }
}
