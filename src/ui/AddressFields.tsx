import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '@/text/text'
import { Field } from './Field'
import type { PlaceField } from './address-rules'

interface AddressFieldsProps {
  /** Of the form they are part of. */
  register: (name: PlaceField | 'addressLine2') => UseFormRegisterReturn
  /** The field whose error shows. */
  wrong: string | undefined
  /** Labels: the two forms spell them differently. */
  line1: string
  line2: string
  /** Says that the second line may be left out. */
  line2Hint?: string
  /** Of the last: whether the form ends here. */
  enterKeyHint: 'next' | 'done'
}

/** A postal address: four fields with the specification's labels and messages. */
export function AddressFields(props: AddressFieldsProps) {
  const { register, wrong, line1, line2, line2Hint, enterKeyHint } = props
  const t = useText('place')
  return (
    <>
      <Field
        label={line1}
        autoComplete="address-line1"
        enterKeyHint="next"
        error={wrong === 'addressLine1' ? t('line1Required') : undefined}
        {...register('addressLine1')}
      />
      <Field
        label={line2}
        hint={line2Hint}
        autoComplete="address-line2"
        enterKeyHint="next"
        {...register('addressLine2')}
      />
      <Field
        label={t('city')}
        autoComplete="address-level2"
        enterKeyHint="next"
        error={wrong === 'city' ? t('cityRequired') : undefined}
        {...register('city')}
      />
      <Field
        kind="numeric"
        label={t('pincode')}
        autoComplete="postal-code"
        enterKeyHint={enterKeyHint}
        error={wrong === 'pincode' ? t('pincodeInvalid') : undefined}
        {...register('pincode')}
      />
    </>
  )
}
