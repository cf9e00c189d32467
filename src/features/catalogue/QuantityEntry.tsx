import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import {
  addQuantity,
  parseQuantity,
  type Quantity,
  quantityInputText,
  stepDown,
  stepSize,
} from '@/domain/quantity'
import { useSignedInUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { useText } from '@/text/text'
import { classes } from '@/ui/classes'
import { IconButton } from '@/ui/IconButton'
import { icon, PlusIcon } from '@/ui/icons'
import { PillToggle } from '@/ui/PillToggle'
import { useFormatQuantity } from '@/ui/use-format'

/** Belongs to one history entry: restored after a reload or an added address, and only there. */
export const typedDraft = userDraft('quantity', z.object({ entry: z.string(), typed: z.string() }))

/**
 * A quantity field. Shows `start` until somebody types. Invalid text stays until the field is left;
 * then the last valid text returns.
 */
export function useTypedQuantity(start: Quantity) {
  const { key, pathname } = useLocation()
  const userId = useSignedInUserId()
  // That of the first render: an opened sheet is an entry of its own.
  const [entry] = useState(`${key} ${pathname}`)
  const [typed, setTyped] = useState(() => {
    const savedDraft = typedDraft.read(userId)
    return savedDraft?.entry === entry ? savedDraft.typed : undefined
  })
  const [valid, setValid] = useState(start)
  const latest = useRef(typed)
  const before = useRef<string>(undefined)

  const quantity = typed === undefined ? start : parseQuantity(typed)

  function change(next: string | undefined): void {
    latest.current = next
    setTyped(next)
    setValid((last) => parseQuantity(next ?? '') ?? last)
    if (next === undefined) typedDraft.clear(userId)
    else typedDraft.write(userId, { entry, typed: next })
  }

  return {
    text: typed ?? quantityInputText(start),
    /** Undefined while the text is invalid. */
    quantity,
    /** The last one that was valid. */
    lastQuantity: quantity ?? valid,
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

const MinusIcon = icon(<path d="M5 12h14" />)

interface ShortcutProps {
  quantity: Quantity
  minimum: Quantity
  onQuantity: (quantity: Quantity) => void
}

/** QTY-5: the − and + buttons of the field. */
export function QuantitySteps(props: ShortcutProps & { unit: string }) {
  const { quantity, minimum, unit, onQuantity } = props
  const t = useText('earnings')
  const formatQuantity = useFormatQuantity()
  const step = stepSize(minimum)
  const amount = formatQuantity({ quantity: step, unit })
  const less = stepDown(quantity, step)
  return (
    <span className="flex">
      <IconButton
        label={t('less', { amount })}
        className={classes('-outline-offset-2', less === quantity && 'opacity-40')}
        aria-disabled={less === quantity || undefined}
        onClick={() => onQuantity(less)}
      >
        <MinusIcon />
      </IconButton>
      <IconButton
        label={t('more', { amount })}
        className="-outline-offset-2"
        onClick={() => onQuantity(addQuantity(quantity, step))}
      >
        <PlusIcon />
      </IconButton>
    </span>
  )
}

/** QTY-5: chips for the minimum, twice and five times as much. */
export function QuantityChips({ quantity, minimum, onQuantity }: ShortcutProps) {
  const t = useText('earnings')
  if (minimum <= 0) return null
  return (
    <div role="group" aria-label={t('quantities')} className="mt-3 flex flex-wrap gap-2">
      {[1, 2, 5].map((times) => {
        const amount = (minimum * times) as Quantity
        return (
          <PillToggle key={times} pressed={quantity === amount} onPress={() => onQuantity(amount)}>
            {t('times', { times })}
          </PillToggle>
        )
      })}
    </div>
  )
}
