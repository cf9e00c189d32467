import { useText } from '@/text/text'

interface OfferDays {
  dealDurationStart: number
  dealDurationEnd: number
}

/** MNY-6: `{start}-{end} Days`, on every screen alike. */
export function useOfferDuration() {
  const t = useText('ui')
  return ({ dealDurationStart: start, dealDurationEnd: end }: OfferDays) =>
    t('offerDays', { start, end })
}
