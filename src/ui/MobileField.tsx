import { useState } from 'react'
import { typeMobile } from '@/domain/mobile'
import { useText } from '@/text/text'
import { Field, type FieldProps } from './Field'

/** A mobile number, as people write it (FRM-2). Says what was not taken: an 11th digit, letters. */
export function MobileField({ hint, ...field }: Omit<FieldProps, 'kind' | 'clean' | 'edit'>) {
  const t = useText('ui')
  const [notTaken, setNotTaken] = useState<'onlyTenDigits' | 'onlyDigits'>()
  return (
    <Field
      kind="tel"
      hint={notTaken ? t(notTaken) : hint}
      edit={(typed, caret) => {
        const { isCut, isOther, ...edited } = typeMobile(typed, caret)
        setNotTaken(isCut ? 'onlyTenDigits' : isOther ? 'onlyDigits' : undefined)
        return edited
      }}
      {...field}
    />
  )
}
