import type { QueryClient } from '@tanstack/react-query'

/**
 * What failed without ever having answered starts from nothing, and is asked for where somebody looks at it: on a screen, or in
 * the frame around the screens, which must not stay without an answer that the screen has got. All else keeps what it shows.
 */
export function askFailedAgain(client: QueryClient): void {
  void client.resetQueries({
    predicate: ({ state }) => state.status === 'error' && state.data === undefined,
  })
}
