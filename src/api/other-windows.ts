import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const CHANNEL = 'sauda.stale'

/**
 * Keeps the windows of this device in step: a write of one makes the same reads of the others
 * stale, and refetches them where they are on screen. Only query keys are told, no data.
 */
export function useOtherWindows(): void {
  const client = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<readonly QueryKey[]>) => {
      for (const queryKey of data) void client.invalidateQueries({ queryKey })
    })
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const { invalidates = [], elsewhere = [] } = event.mutation.meta ?? {}
      const stale: QueryKey[] = [...invalidates, ...elsewhere]
      if (stale.length > 0) channel.postMessage(stale)
    })
    return () => {
      stop()
      channel.close()
    }
  }, [client])
}
