import { usePrefetchQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCart, useCartEdits, useCartQueue } from '@/api/cart/use-cart'
import type { CartLine } from '@/api/contract/cart'
import { addressesQuery, useSelectedAddressIfAvailable } from '@/api/hooks/address'
import { bill } from '@/domain/cart'
import { parentPath, paths } from '@/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { afterNextPaint } from '@/ui/after-next-paint'
import { BillToBar } from '@/ui/BillToBar'
import { Button, ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { EmptyCartDrawing } from '@/ui/drawings/EmptyCartDrawing'
import { Money } from '@/ui/Money'
import { Screen } from '@/ui/Screen'
import { UndoBar } from '@/ui/Toast'
import { useGoBack } from '@/ui/use-go-back'
import { WindowList } from '@/ui/WindowList'
import { CartLineCard } from './CartLineCard'
import { useRemoval } from './use-removal'

/** Estimated height of a line (px). */
const USUAL_HEIGHT = 205

const keyOf = ({ product }: CartLine) => product.id

/** CRT-1. */
export function CartScreen() {
  // In parallel with the cart.
  usePrefetchQuery(addressesQuery(useSignedInUserId()))
  const t = useText('cart')
  const titles = useText('titles')
  const lines = useCart()
  const edits = useCartEdits()
  const queue = useCartQueue()
  const goBack = useGoBack(parentPath)
  const removal = useRemoval(queue)
  const heading = useRef<HTMLHeadingElement>(null)
  const listId = useId()

  // CRT-3: typed quantities are sent when the screen is left.
  useEffect(() => () => void queue.flush(), [queue])

  const { remove } = removal
  const card = useCallback(
    (line: CartLine) => (
      <CartLineCard
        line={line}
        edit={edits.get(line.product.id)}
        queue={queue}
        onRemove={(gone) => {
          // The focused button disappears.
          heading.current?.focus({ preventScroll: true })
          remove(gone)
        }}
      />
    ),
    [edits, queue, remove],
  )

  const isEmpty = lines.length === 0
  return (
    <Screen
      title={titles('cart')}
      onBack={goBack}
      toast={<UndoBar {...removal.bar} />}
      action={
        isEmpty ? undefined : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="flex min-w-0 flex-col">
              <span className="text-14 text-ink-muted">{t('total')}</span>
              <Money className="text-18 font-700" amount={bill(lines).total} />
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
          <BillTo />
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

function BillTo() {
  return <BillToBar address={useSelectedAddressIfAvailable()} />
}

/**
 * Opens the checkout once everything is saved. Otherwise it stays, and the status strip says why.
 */
function Proceed() {
  const t = useText('cart')
  const queue = useCartQueue()
  const navigate = useNavigate()
  const [step, setStep] = useState<'idle' | 'saving' | 'saved'>('idle')

  // In an effect: a person who has left the screen stays where they are.
  useEffect(() => {
    if (step === 'saved') void navigate(paths.checkout)
  }, [step, navigate])

  async function proceed(): Promise<void> {
    setStep('saving')
    await afterNextPaint()
    setStep((await queue.flush()) ? 'saved' : 'idle')
  }

  return (
    <Button className="max-w-60 flex-1" loading={step === 'saving'} onClick={() => void proceed()}>
      {t('proceed')}
    </Button>
  )
}
