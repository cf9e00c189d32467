import { usePrefetchQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCart, useCartActions, useCartChanges } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { addressesQuery, useSelectedAddressIfAvailable } from '@/api/hooks/address'
import { bill, isPriced } from '@/domain/cart'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useProductName, useText } from '@/text/text'
import { BillToBar } from '@/features/shared/person/BillToBar'
import { Button, ButtonLink } from '@/ui/Button'
import { EmptyCartDrawing } from '@/ui/drawings/EmptyCartDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { Money } from '@/ui/Money'
import { Screen } from '@/ui/Screen'
import { UndoBar } from '@/ui/Toast'
import { WindowList } from '@/ui/WindowList'
import { CartLineCard } from './CartLineCard'

/** The estimated height of a line (px). */
const USUAL_HEIGHT = 165

const keyOf = ({ product }: CartLine) => product.id

/** CRT-1. */
export function CartScreen() {
  // In parallel with the cart.
  usePrefetchQuery(addressesQuery(useSignedInUserId()))
  const t = useText('cart')
  const lines = useCart()
  const changes = useCartChanges()
  const address = useSelectedAddressIfAvailable()
  const removal = useRemoval()
  const heading = useRef<HTMLHeadingElement>(null)
  const listId = useId()

  const { remove } = removal
  const card = useCallback(
    (line: CartLine) => (
      <CartLineCard
        line={line}
        change={changes.get(line.product.id)}
        onRemove={(removed) => {
          // The focused button is removed with its line.
          heading.current?.focus({ preventScroll: true })
          remove(removed)
        }}
      />
    ),
    [changes, remove],
  )

  const isEmpty = lines.length === 0
  const total = lines.every(isPriced) ? bill(lines).total : undefined
  return (
    <Screen
      toast={<UndoBar {...removal.bar} />}
      action={
        isEmpty ? undefined : (
          <div className="flex items-center justify-between gap-x-4 gap-y-1 @max-sm:flex-col @max-sm:items-stretch">
            <p className="flex min-w-0 flex-col @max-sm:flex-row @max-sm:items-baseline @max-sm:justify-between">
              <span className="text-label text-ink-muted">{t('total')}</span>
              <Money className="text-amount" amount={total} />
            </p>
            <Proceed />
          </div>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          picture={<EmptyCartDrawing />}
          title={t('empty')}
          action={<ButtonLink to={paths.home}>{t('continue')}</ButtonLink>}
        />
      ) : (
        <>
          <BillToBar address={address} />
          <div className="-my-3 flex items-center justify-between">
            <h2 ref={heading} tabIndex={-1} id={listId} className="text-14 font-600 text-ink-muted">
              {t('items', { count: lines.length })}
            </h2>
            <Button kind="quiet" className="-mr-3" onClick={() => removal.removeAll(lines)}>
              {t('emptyCart')}
            </Button>
          </div>
          <WindowList
            items={lines}
            keyOf={keyOf}
            row={card}
            usualHeight={USUAL_HEIGHT}
            labelledBy={listId}
          />
        </>
      )}
    </Screen>
  )
}

/**
 * Opens the checkout once everything is saved. If something is not, the status strip says why.
 */
function Proceed() {
  const t = useText('cart')
  const cart = useCartActions()
  const navigate = useNavigate()
  const [step, setStep] = useState<'idle' | 'saving' | 'saved'>('idle')

  // In an effect, which does not run once the person has left the screen.
  useEffect(() => {
    if (step === 'saved') void navigate(paths.checkout)
  }, [step, navigate])

  async function proceed(): Promise<void> {
    setStep('saving')
    let isSaved = false
    try {
      isSaved = await cart.flush()
    } finally {
      setStep(isSaved ? 'saved' : 'idle')
    }
  }

  return (
    <Button className="flex-auto" loading={step === 'saving'} onClick={() => void proceed()}>
      {t('proceed')}
    </Button>
  )
}

/** CRT-4: removes lines at once. Undo restores all of the last five seconds. */
function useRemoval() {
  const cart = useCartActions()
  const t = useText('cart')
  const productName = useProductName()
  const [removed, setRemoved] = useState<{ lines: readonly CartLine[]; round: number }>()

  const offerUndo = useCallback((lines: readonly CartLine[]) => {
    const isOther = ({ product }: CartLine) => lines.every((line) => line.product.id !== product.id)
    setRemoved((last) => ({
      lines: [...(last?.lines.filter(isOther) ?? []), ...lines],
      round: (last?.round ?? 0) + 1,
    }))
  }, [])
  /** Memoised: the list's rows depend on it. */
  const remove = useCallback(
    (line: CartLine) => {
      cart.remove(line)
      offerUndo([line])
    },
    [cart, offerUndo],
  )

  const [first, ...others] = removed?.lines ?? []
  return {
    remove,
    removeAll(lines: readonly CartLine[]): void {
      cart.empty(lines)
      offerUndo(lines)
    },
    bar: {
      text:
        first &&
        (others.length > 0
          ? t('removedMany', { count: others.length + 1 })
          : t('removed', { name: productName(first.product.name) })),
      round: removed?.round,
      onEnd: () => setRemoved(undefined),
      onUndo(): void {
        for (const { product, quantity } of removed?.lines ?? [])
          if (quantity > 0) void cart.set(product, quantity)
        setRemoved(undefined)
      },
    },
  }
}
