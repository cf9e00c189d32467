import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { parseQuantity, type Quantity, quantityInputText } from '@/domain/quantity'
import { draft } from '@/session/drafts'

/** Belongs to one history entry: restored after a reload or an added address, and only there. */
const typedDraft = draft('quantity', z.object({ entry: z.string(), typed: z.string() }))

/**
 * A quantity field. Shows `start` until somebody types. Invalid text stays until the field is left;
 * then the last valid text returns.
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
    text: typed ?? quantityInputText(start),
    /** Undefined while the text is invalid. */
    quantity: typed === undefined ? start : parseQuantity(typed),
    type: change,
    leave(): void {
      if (typed !== undefined && parseQuantity(typed) === undefined) change(before.current)
      else before.current = typed
    },
    /**
     * `quantity` is in the cart now: the field follows `start` again, unless something else was
     * typed meanwhile.
     */
    settle(quantity: Quantity): void {
      before.current = undefined
      if (latest.current !== undefined && parseQuantity(latest.current) === quantity)
        change(undefined)
    },
  }
}
