import { type Paise, paise, formatPaise } from '@/domain/money'
import type { PartialRange } from '@/domain/rewards'
import { normaliseWord, paymentState, wordChoice } from '@/domain/status'
import { useText } from '@/text/text'
import { MoneyRange } from '@/ui/Money'

/** Translates the provider's status words; unknown ones are shown as they came. */
export function useRewardLabels() {
  const t = useText('rewards')
  const tUi = useText('ui')
  return {
    status: (raw: string) => t('status', { word: wordChoice(raw), raw }),
    payment: (raw: string) => tUi('salePayment', { word: paymentState(raw), raw }),
  }
}

/** The tone of a reward's or an order's status word. */
export function statusTone(status: string) {
  const word = normaliseWord(status)
  if (word === 'active') return 'active'
  return word === 'pending' ? 'pending' : 'over'
}

/** RWD-6: payment pending, then done. */
export function paymentTone(status: string) {
  const state = paymentState(status)
  if (state === 'done') return 'active'
  return state === 'pending' ? 'pending' : 'other'
}

/** A range of rewards, read out as "minus ₹5.93 to ₹231.15"; ₹0.00 – ₹0.00 is muted. */
export function Range({ min, max }: PartialRange) {
  const t = useText('rewards')
  const notKnown = useText('ui')('notKnown')
  function spoken(amount: Paise | undefined): string {
    if (amount === undefined) return notKnown
    return amount < 0
      ? t('spokenLoss', { amount: formatPaise(paise(0 - amount), 2) })
      : formatPaise(amount, 2)
  }
  if (min === undefined && max === undefined) return <span>{notKnown}</span>
  return (
    <>
      <span
        aria-hidden="true"
        className={min === 0 && max === 0 ? 'font-400 text-ink-muted' : undefined}
      >
        <MoneyRange min={min} max={max} />
      </span>
      <span className="sr-only">{t('spokenRange', { low: spoken(min), high: spoken(max) })}</span>
    </>
  )
}
