import type { Query, QueryClient } from '@tanstack/react-query'

const neverAnswered = ({ state }: Pick<Query, 'state'>) =>
  state.status === 'error' && state.data === undefined

/**
 * What failed without ever having answered starts from nothing, and is asked for where somebody looks at it: on a screen, or in
 * the frame around the screens, which must not stay without an answer that the screen has got. All else keeps what it shows.
 */
export function askFailedAgain(client: QueryClient): void {
  void client.resetQueries({ predicate: neverAnswered })
}

/** So long the frame does without (ms). */
const AGAIN_AFTER = 15_000

/** For a read of the frame, beside which no `Try again` stands: it asks by itself, until there has been an answer. */
export const untilAnswered = {
  refetchInterval: (query: Pick<Query, 'state'>) => neverAnswered(query) && AGAIN_AFTER,
}
