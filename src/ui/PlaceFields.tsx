import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '@/text/text'
import { Field } from './Field'
import type { PlaceField } from './place-rules'

interface PlaceFieldsProps {
  /** Of the form they are part of. */
  register: (name: PlaceField | 'addressLine2') => UseFormRegisterReturn
  /** The field whose error shows. */
  wrong: string | undefined
  /** Says that the second line may be left out. */
  line2Hint?: string
  /** Of the last: whether the form ends here. */
  enterKeyHint: 'next' | 'done'
}

/** Where somebody lives: four fields with the specification's labels and messages. */
export function PlaceFields({ register, wrong, line2Hint, enterKeyHint }: PlaceFieldsProps) {
  const t = useText('place')
  return (
    <>
      <Field
        label={t('line1')}
        autoComplete="address-line1"
        enterKeyHint="next"
        error={wrong === 'addressLine1' ? t('line1Required') : undefined}
        {...register('addressLine1')}
      />
      <Field
        label={t('line2')}
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
