import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const CHANNEL = 'sauda.stale'

/**
 * Synchronises the windows of this device: a write in one makes the same reads of the others
 * stale, and refetches them where they are on screen. Sends query keys only, no data.
 */
export function useOtherWindows(): void {
  const client = useQueryClient()
  useEffect(() => {
    let channel: BroadcastChannel
    try {
      channel = new BroadcastChannel(CHANNEL)
    } catch {
      // Refused where site data is blocked.
      return
    }
    channel.addEventListener('message', ({ data }: MessageEvent<readonly QueryKey[]>) => {
      for (const queryKey of data) void client.invalidateQueries({ queryKey })
    })
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const { invalidates = [], invalidatesLater = [], elsewhere = [] } = event.mutation.meta ?? {}
      const stale: QueryKey[] = [...invalidates, ...invalidatesLater, ...elsewhere]
      if (stale.length > 0) channel.postMessage(stale)
    })
    return () => {
      stop()
      channel.close()
    }
  }, [client])
}
