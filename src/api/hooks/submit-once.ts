import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '@/api/errors'
import { createSubmission, type Submission, type SubmissionGateway } from '@/api/submit-once'
import { log } from '@/log'
import { useUserId } from '@/session/session'

type OwnPart<Request> = Pick<SubmissionGateway<Request>, 'load' | 'save' | 'hasArrived'> &
  Partial<Pick<SubmissionGateway<Request>, 'isOutcomeUnknown'>>

/**
 * For what may arrive twice without harm, and better twice than not at all: still one request at a time, but a failure is
 * a failure, whatever became of it, and the next try simply sends.
 */
export const betterTwiceThanNever: OwnPart<unknown> = {
  load: () => [],
  save: () => undefined,
  hasArrived: () => Promise.resolve(false),
  isOutcomeUnknown: () => false,
}

const submissions = new WeakMap<QueryClient, Map<string, unknown>>()

/** One per person (or visitor) and `key`: it outlives the screen, so that leaving and coming back cannot send anything twice. */
function submissionOf<Request>(
  client: QueryClient,
  key: string,
  gateway: OwnPart<Request>,
): Submission<Request> {
  const ofClient = submissions.get(client) ?? new Map<string, unknown>()
  submissions.set(client, ofClient)
  const known = ofClient.get(key)
  if (known) return known as Submission<Request>
  const submission = createSubmission<Request>({
    // Whatever is not the provider's own word leaves the outcome open.
    isOutcomeUnknown: (error) => !(error instanceof ApiError) || error.outcomeUnknown,
    ...gateway,
    onFailure(error) {
      // The provider's door has logged its own.
      if (error instanceof ApiError) return
      log.error('something could not be sent', {
        name: error instanceof Error ? error.name : typeof error,
      })
    },
  })
  ofClient.set(key, submission)
  return submission
}

/**
 * A write of consequence and what has become of it so far. `key` names what is written to (a word and an id); `gateway`
 * is used as it is when the key is first met, so it may hold nothing that changes. An unknown outcome is asked for at once.
 */
export function useSubmitOnce<Request>(key: string, gateway: OwnPart<Request>) {
  const submission = submissionOf(useQueryClient(), `${useUserId() ?? ''} ${key}`, gateway)
  const state = useSyncExternalStore(submission.subscribe, submission.state, submission.state)
  useEffect(() => {
    void submission.resume()
  }, [submission])
  return { submission, state }
}
