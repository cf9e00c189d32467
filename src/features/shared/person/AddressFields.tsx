import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import type { placeShape } from './place-schema'
import type { FieldOf } from '@/ui/use-schema-form'

interface AddressFieldsProps {
  field: FieldOf<keyof typeof placeShape>
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
