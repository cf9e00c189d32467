import { useState } from 'react'
import { typeMobile } from '@/domain/mobile'
import { useText } from '@/text/text'
import { Field, type FieldProps } from './Field'

/** A mobile number, as people write it (FRM-2). Says when an eleventh digit was not taken. */
export function MobileField({ hint, ...field }: Omit<FieldProps, 'kind' | 'clean' | 'edit'>) {
  const t = useText('ui')
  const [isCut, setIsCut] = useState(false)
  return (
    <Field
      kind="tel"
      hint={isCut ? t('onlyTenDigits') : hint}
      edit={(typed, caret) => {
        const { isCut: wasCut, ...edited } = typeMobile(typed, caret)
        setIsCut(wasCut)
        return edited
      }}
      {...field}
    />
  )
}
