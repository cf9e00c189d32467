/** One payment on a screen, as the app wires it, and what the person can do with it. */
import type { CartLine } from '@/api/contract/cart'
import { isBusy } from '@/api/submission/submission'
import type { OpenSubmissions } from '@/api/submission/SubmissionsContext'
import { bill, isSameCart } from '@/domain/cart'
import { type Paise, paise } from '@/domain/money'
import { reviewOf } from '@/features/checkout/buyer'
import {
  beginOrderPayment,
  openOrderPayment,
  orderKind,
  reportedItems,
} from '@/features/checkout/order-payment'
import { chargesDemand, chargesKind } from '@/features/delivery/delivery-submission'
import { reverifyDemand, reverifyKind } from '@/features/orders/use-reverify'
import {
  continuePayment,
  deliveryPaymentKey,
  knownStage,
  openPaymentRecord,
} from '@/features/shared/payment/payment-record'
import { lineOf } from '@tests/api/cart/line'
import type { PaymentKind } from '@/features/shared/payment/payment-submission'
import type { Place } from '@tests/support/app'
import { type Broken, entryOf, openPayment } from './common-parts'
import { buyer, ITEM, type PaymentName, type PaymentProvider, REJECTED } from './payment-provider'

/** Home offers it for a payment that waits. */
export const GIVE_UP = 'I did not pay'
/** The checkout offers it when the cart is not the agreed one. */
export const REVIEW = 'the cart is reviewed again'

interface Surroundings {
  place: Place
  provider: PaymentProvider
  userId: string
  submissions: OpenSubmissions
  broken: Broken | undefined
  ids: readonly string[]
  rare: readonly string[]
  /** The provider accepts it on arrival. */
  accept: (payment: { name: PaymentName; key: string; transactionId: string }) => Promise<unknown>
  onTap: (key: string, transactionId: string) => void
  /** "I have paid": one more than was meant. */
  onPaidAsAgreed: (key: string) => void
  onGivenUp: (key: string) => void
  /** The screen is shown anew. */
  reopen: () => void
}

/** What a form holds. */
interface Form {
  due: Paise
  /** Of an order, as agreed to. */
  lines: readonly CartLine[]
  transactionId: string
}

export type Machine = ReturnType<typeof openMachine>

export function openMachine(name: PaymentName, around: Surroundings) {
  const { place, provider, userId, submissions, broken, ids, rare } = around
  const { network } = place
  const { held } = provider
  const keys = {
    order: () => openOrderPayment(userId, false),
    reverify: () => `reverify.${REJECTED}`,
    delivery: () => deliveryPaymentKey(ITEM.itemId),
  }
  const key = keys[name]()
  const record = openPaymentRecord(userId, key)
  const cart = () => held.carts[userId] ?? []
  const readPayments = () => Promise.resolve(provider.payments(userId))

  function send(transactionId: string, isAsAgreed: boolean) {
    if (!isAsAgreed && !record.read().isAsAgreed) throw new Error('what is due has changed')
    return around.accept({ name, key, transactionId })
  }

  const open = <Fresh>(kind: PaymentKind<Fresh>) =>
    openPayment(submissions, userId, kind, record, broken)

  const openers = {
    order: () =>
      open(
        orderKind(key, record, {
          read: () => network.send('the orders', () => provider.payments(userId)),
          readBuyer: () => Promise.resolve(buyer),
          readCart: () => network.send('the cart', cart),
          place: ({ transactionId, orderItems }) => {
            const sent = orderItems.map((each) => lineOf(each._id, each.productQuantity))
            return send(transactionId, isSameCart(cart(), sent))
          },
          putBack: () => undefined,
          onPlaced: () => undefined,
        }),
      ),
    reverify: () =>
      open(
        reverifyKind(REJECTED, record, {
          readOrder: () => network.send('the order', provider.rejectedOrder),
          readPayments,
          send: (transactionId) => send(transactionId, form.due === demand().due),
        }),
      ),
    delivery: () =>
      open(
        chargesKind(userId, ITEM, record, {
          readOrder: () => network.send('the order', () => provider.deliveredItem().order),
          readPayments,
          send: (items) => send(idIn(items), form.due === demand().due),
          paidAt: () => `${held.accepted.length + 1}`,
        }),
      ),
  }
  const demand = () =>
    name === 'reverify'
      ? reverifyDemand(provider.rejectedOrder())
      : chargesDemand(provider.deliveredItem())
  const { submission, lookUp, submit } = openers[name]()
  let form = openForm()

  function openForm(): Form {
    if (name !== 'order' && !isBusy(submission.state())) record.follow(demand())
    const { agreed, entry, seen, isAsAgreed } = record.read()
    const lines = name === 'order' ? (agreed?.lines ?? cart()) : []
    const due = name === 'order' ? bill(lines).totalWithFee : demand().due
    return {
      lines,
      due: (isAsAgreed ? seen : undefined) ?? due ?? paise(0),
      transactionId: entry.transactionId,
    }
  }

  function tap(transactionId: string, isAsAgreed = record.read().isAsAgreed): void {
    form = { ...form, transactionId }
    around.onTap(key, transactionId)
    if (name === 'order') {
      continuePayment(userId, key)
      record.change({ agreed: { lines: form.lines }, reviewed: reviewOf(buyer), hasPaid: true })
    }
    const waiting = { due: form.due, path: '/checkout?step=3' }
    record.change({ method: 'upi', waiting, seen: form.due, isAsAgreed })
    record.change({ entry: entryOf(transactionId) })
    const items = reportedItems(form.lines)
    void submit({ transactionId, method: 'upi', amount: form.due, items })
  }

  const machine = {
    name,
    key,
    submission,
    lookUp,
    form: () => form,
    tap,
    /** There is something to pay: the form shows. */
    isOpen: () => form.due > 0 && (name === 'order' || machine.stage() !== 'paid'),
    /** As the screen shows it. */
    stage: () => (name === 'order' ? 'due' : knownStage(demand(), record.read())),
    isChanged: () =>
      name === 'order' ? !isSameCart(cart(), form.lines) : form.due !== demand().due,

    events(): Record<string, () => void> {
      const state = submission.state()
      const events: Record<string, () => void> = {}
      if (isBusy(state)) {
        if ('isSlow' in state && state.isSlow)
          events[`Retry the ${name}`] = () => {
            submission.stopWaiting()
            tap(form.transactionId)
          }
        return events
      }
      if (state.kind === 'done') {
        events[`go on after the ${name}`] = () => {
          submission.markSeen()
          submission.clearSeen()
          around.reopen()
        }
        return events
      }
      if (!machine.isOpen()) return {}
      for (const id of ids) events[`Submit ${id}: the ${name}`] = () => tap(id)
      if (rare.includes(GIVE_UP))
        events[`${GIVE_UP}: the ${name}`] = () => {
          record.clear()
          if (name === 'order') beginOrderPayment(userId)
          around.onGivenUp(key)
          around.reopen()
        }
      if (rare.includes(REVIEW) && name === 'order' && cart().length > 0 && machine.isChanged())
        events[REVIEW] = () => {
          const another = openPaymentRecord(userId, beginOrderPayment(userId))
          another.change({ agreed: { lines: cart() }, reviewed: reviewOf(buyer) })
          around.reopen()
        }
      if (state.kind === 'blocked' && state.obstacle === 'changed')
        events[`"I have paid" ${state.request.transactionId}`] = () => {
          around.onPaidAsAgreed(key)
          tap(state.request.transactionId, true)
        }
      return events
    },
    state: () => [key, form, submission.state()],
  }
  return machine
}

function idIn(items: unknown[]): string {
  const [{ deliveryRequest }] = items as [{ deliveryRequest: { transactionId: string } }]
  return deliveryRequest.transactionId
}
