import { formatQuantity, type Quantity } from '@/domain/quantity'
import { unbroken } from '@/domain/text'
import { useText, useUnitName } from '@/text/text'

/** `80 kg`: a quantity with its unit; `– kg` where it is not known. */
export function useFormatQuantity() {
  const t = useText('ui')
  const unitName = useUnitName()
  return ({ quantity, unit }: { quantity: Quantity; unit: string }) =>
    unbroken(
      t('quantity', {
        quantity: quantity > 0 ? formatQuantity(quantity) : t('unknown'),
        unit: unitName(unit),
      }),
    )
}

/** `₹114.00 – ₹270.00`; with a negative end `−₹5.93 to ₹231.15`. */
export function useFormatRange() {
  const t = useText('ui')
  return (low: string, high: string) =>
    t('range', { low, high, sign: `${low}${high}`.includes('−') ? 'minus' : 'none' })
}

interface OfferDays {
  dealDurationStart: number | undefined
  dealDurationEnd: number | undefined
}

/** MNY-6: `{start}-{end} Days`, on every screen alike; `–-8 Days` where one is not known. */
export function useOfferDuration() {
  const t = useText('ui')
  return ({ dealDurationStart: start, dealDurationEnd: end }: OfferDays) =>
    unbroken(t('offerDays', { start: start ?? t('unknown'), end: end ?? t('unknown') }))
}
