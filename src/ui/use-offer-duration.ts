import { useText } from '@/text/text'

interface OfferDays {
  dealDurationStart: number
  dealDurationEnd: number
}

/** Part 1, "Select Quantity": "offer duration (start-end Days)", on every screen alike. */
export function useOfferDuration() {
  const t = useText('ui')
  return ({ dealDurationStart: start, dealDurationEnd: end }: OfferDays) =>
    t('offerDays', { start, end })
}
