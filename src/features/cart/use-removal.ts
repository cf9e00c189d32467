import { useCallback, useState } from 'react'
import type { CartQueue } from '@/api/cart/queue'
import type { CartLine } from '@/api/contract/cart'
import { useProductName, useText } from '@/text/text'

/** CRT-4: removes lines at once. Undo restores all of the last five seconds. */
export function useRemoval(queue: CartQueue) {
  const t = useText('cart')
  const productName = useProductName()
  const [gone, setGone] = useState<{ lines: readonly CartLine[]; round: number }>()

  const offerUndo = useCallback((lines: readonly CartLine[]) => {
    setGone((last) => ({
      lines: [...(last?.lines ?? []), ...lines],
      round: (last?.round ?? 0) + 1,
    }))
  }, [])
  /** Stable, so that memoised lines do not render again. */
  const remove = useCallback(
    (line: CartLine) => {
      queue.remove(line)
      offerUndo([line])
    },
    [queue, offerUndo],
  )

  const [first, ...others] = gone?.lines ?? []
  return {
    remove,
    removeAll(lines: readonly CartLine[]): void {
      queue.empty(lines)
      offerUndo(lines)
    },
    /** For the `UndoBar`. */
    bar: {
      text:
        first &&
        (others.length > 0
          ? t('removedMany', { count: others.length + 1 })
          : t('removed', { name: productName(first.product.name) })),
      round: gone?.round,
      onEnd: () => setGone(undefined),
      onUndo(): void {
        for (const line of gone?.lines ?? [])
          if (line.quantity > 0) void queue.set(line, line.quantity)
        setGone(undefined)
      },
    },
  }
}
