import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { withLock } from '@/api/lock'
import { mayArriveUntil } from '@/api/submission/gateway'
import { NotSent, SLOW_AFTER } from '@/api/submission/waiting'
import { now } from '@/lib/clock'
import { digest } from '@/domain/digest'
import { deviceDraft } from '@/session/drafts'
import { readUserId } from '@/session/session'

/** Another tab has been registering for SLOW_AFTER: nothing was sent. */
export class LockedOut extends NotSent {}

/** What was sent before may still arrive until then (ms): nothing was sent. */
export class OnItsWay extends NotSent {
  constructor(readonly until: number) {
    super()
  }
}

/** A mobile number that was sent, as its digest, whatever became of it. */
const SentSchema = z.object({ digest: z.string(), at: z.number(), mayArrive: z.boolean() })
type Sent = z.output<typeof SentSchema>

/** Before they had times, they were digests alone: those are old. */
const storedSent = z.union([
  SentSchema,
  z.pipe(
    z.string(),
    z.transform((digest): Sent => ({ digest, at: 0, mayArrive: false })),
  ),
])

/** It may have been any number. */
const unreadable: Sent = { digest: '', at: 0, mayArrive: false }

export const sentNumbers = deviceDraft<Sent[]>(
  'registration-sent',
  orElse(z.array(orElse(storedSent, unreadable)), [unreadable]),
)

const thisDevice = {
  lock: (work: () => Promise<void>, signal: AbortSignal) =>
    withLock('sauda.registration', work, signal),
  sent: sentNumbers,
  isSignedIn: () => readUserId() !== undefined,
}

interface RegistrationCalls<Check> {
  checkExistence: () => Promise<Check>
  /** Registers and signs in. Rejects once `controller` is aborted. */
  register: (controller: AbortController) => Promise<void>
  /** Whether a request that failed with this error may still arrive. */
  mayStillArrive: (error: unknown) => boolean
  /** The controller of this page's request that has no answer yet. */
  inFlight: () => AbortController | undefined
}

/**
 * Registers a number once, across taps, reloads and tabs. A number that was sent before is sent
 * again only when the provider does not know it: step 1 has checked a new one already. While a
 * request may still arrive, or this page has one in flight, which keeps the lock, it only looks
 * whether that has arrived.
 * Resolves to the answer of the existence check when the number turned out to be registered. After
 * `stop` is aborted, nothing is sent.
 */
export async function registerOnce<Check extends { exist: boolean }>(
  mobileNo: string,
  { checkExistence, register, mayStillArrive, inFlight }: RegistrationCalls<Check>,
  stop: AbortSignal,
  { lock, sent, isSignedIn }: typeof thisDevice = thisDevice,
): Promise<Check | undefined> {
  if (inFlight()) {
    const check = await checkExistence()
    if (!check.exist) throw new NotSent()
    // The person logs in instead.
    inFlight()?.abort()
    return check
  }
  let taken: Check | undefined
  await whileLocked(lock, stop, async () => {
    const number = digest(mobileNo)
    const earlier = (sent.read() ?? []).filter(({ digest: sent }) => ['', number].includes(sent))
    if (earlier.length > 0) {
      const check = await checkExistence()
      if (check.exist) taken = check
    }
    if (taken) return
    const until = mayArriveUntil(earlier, now().getTime())
    if (until !== undefined) throw new OnItsWay(until)
    // Somebody may have signed in since, in this tab or another.
    if (stop.aborted || isSignedIn()) throw new NotSent()
    const others = (sent.read() ?? []).filter((each) => each.digest !== number)
    const attempt = { digest: number, at: now().getTime(), mayArrive: true }
    sent.write([...others, attempt])
    try {
      await register(new AbortController())
    } catch (error) {
      if (!mayStillArrive(error)) sent.write([...others, { ...attempt, mayArrive: false }])
      throw error
    }
  })
  return taken
}

/** Waits for the lock, but no longer than SLOW_AFTER: nothing is sent when nobody looks. */
async function whileLocked(
  lock: typeof thisDevice.lock,
  stop: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const waiting = new AbortController()
  const end = () => waiting.abort()
  const timer = setTimeout(end, SLOW_AFTER)
  stop.addEventListener('abort', end)
  try {
    await lock(async () => {
      clearTimeout(timer)
      if (waiting.signal.aborted) throw new NotSent()
      await work()
    }, waiting.signal)
  } catch (error) {
    throw waiting.signal.aborted && !stop.aborted ? new LockedOut() : error
  }
}
