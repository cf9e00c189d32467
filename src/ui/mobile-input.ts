import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { mobileDigits } from '@/domain/mobile'
import { replaceTyped } from './replace-typed'

/** What `Field` gets for a mobile number: digits only, cut at 10, before the form sees them (FRM-2). */
export function mobileInput(field: UseFormRegisterReturn) {
  return {
    ...field,
    ref(element: HTMLInputElement | null) {
      // Text typed before hydration has passed no onChange.
      if (element) replaceTyped(element, mobileDigits(element.value))
      field.ref(element)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      replaceTyped(event.target, mobileDigits(event.target.value))
      void field.onChange(event)
    },
  }
}
