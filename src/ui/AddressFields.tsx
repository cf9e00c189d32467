import { isFilled } from '@/domain/form-values'
import { useText } from '@/text/text'
import { Field } from './Field'
import type { FieldOf, Rule } from './use-ordered-form'

interface Place {
  addressLine1: string
  city: string
  pincode: string
}

/** ADR-6: the last rules of an address. The second line is not validated. */
export function usePlaceRules(): Rule<Place>[] {
  const t = useText('place')
  return [
    ['addressLine1', ({ addressLine1 }) => isFilled(addressLine1), t('line1Required')],
    ['city', ({ city }) => isFilled(city), t('cityRequired')],
    ['pincode', ({ pincode }) => pincode.trim().length >= 6, t('pincodeInvalid')],
  ]
}

interface AddressFieldsProps {
  field: FieldOf<keyof Place | 'addressLine2'>
  /** Labels: the two forms spell them differently. */
  line1: string
  line2: string
  /** Says that the second line may be left out. */
  line2Hint?: string
  /** Of the last: whether the form ends here. */
  enterKeyHint: 'next' | 'done'
}

/** A postal address: four fields with the specification's labels and messages. */
export function AddressFields({ field, ...props }: AddressFieldsProps) {
  const { line1, line2, line2Hint, enterKeyHint } = props
  const t = useText('place')
  return (
    <>
      <Field
        label={line1}
        autoComplete="address-line1"
        enterKeyHint="next"
        {...field('addressLine1')}
      />
      <Field
        label={line2}
        hint={line2Hint}
        autoComplete="address-line2"
        enterKeyHint="next"
        {...field('addressLine2')}
      />
      <Field
        label={t('city')}
        autoComplete="address-level2"
        enterKeyHint="next"
        {...field('city')}
      />
      <Field
        kind="numeric"
        label={t('pincode')}
        autoComplete="postal-code"
        enterKeyHint={enterKeyHint}
        {...field('pincode')}
      />
    </>
  )
}
