import { normaliseWord, wordChoice } from '@/domain/status'
import { useText } from '@/text/text'

/** Translates the provider's status words; unknown ones are shown as they came. */
export function useRewardWords() {
  const t = useText('rewards')
  return {
    status: (raw: string) => t('status', { word: wordChoice(raw), raw }),
    payment: (raw: string) => t('paymentStatus', { word: wordChoice(raw), raw }),
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
  const word = normaliseWord(status)
  if (/^(payment )?done$/.test(word)) return 'active'
  return /^(payment )?pending$/.test(word) ? 'pending' : 'other'
}
