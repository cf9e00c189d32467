import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { parseQuantity, quantityInputText } from '@/domain/quantity'
import type { Quantity } from '@/domain/quantity'
import { draft } from '@/session/drafts'

/**
 * Bound to its entry of the history: it is there again after an address was added or the page
 * reloaded, and nowhere else.
 */
const typedDraft = draft('quantity', z.object({ entry: z.string(), typed: z.string() }))

/**
 * A quantity being typed. It starts at `start` and follows it until somebody types; what is no
 * quantity stands as typed until the field is left, and then gives way to what stood there before.
 */
export function useTypedQuantity(start: Quantity) {
  const { key, pathname } = useLocation()
  const [entry] = useState(`${key} ${pathname}`)
  const [typed, setTyped] = useState(() => {
    const savedDraft = typedDraft.read()
    return savedDraft?.entry === entry ? savedDraft.typed : undefined
  })
  const latest = useRef(typed)
  const before = useRef<string>(undefined)

  function change(next: string | undefined): void {
    latest.current = next
    setTyped(next)
    if (next === undefined) typedDraft.clear()
    else typedDraft.write({ entry, typed: next })
  }

  return {
    /** What stands in the field. */
    text: typed ?? quantityInputText(start),
    /** Undefined while what is typed is no quantity. */
    quantity: typed === undefined ? start : parseQuantity(typed),
    type: change,
    leave(): void {
      if (typed !== undefined && parseQuantity(typed) === undefined) change(before.current)
      else before.current = typed
    },
    /**
     * `quantity` is in the cart now: unless something else was typed meanwhile, the field follows
     * `start` again.
     */
    settle(quantity: Quantity): void {
      before.current = undefined
      if (latest.current !== undefined && parseQuantity(latest.current) === quantity)
        change(undefined)
    },
  }
}
