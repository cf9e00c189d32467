import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useText } from '@/text/text'
import type { PlaceField } from '@/ui/address-rules'
import { firstWrong, useOrderedForm } from '@/ui/use-ordered-form'
import type { Mistake, StepRule } from './rules'

interface StepFormOptions<Values extends FieldValues> {
  schema: z.ZodMiniType<Values, Values>
  rules: readonly StepRule<Values>[]
  begunWith: Values
  /** Called with every change, so that it can be stored. */
  onValues: (values: Values) => void
}

/** The form of one step, and the words of its one mistake for the field it belongs to. */
export function useStepForm<Values extends FieldValues>(options: StepFormOptions<Values>) {
  const { schema, rules, begunWith, onValues } = options
  const t = useText('register')
  const [defaultValues] = useState(begunWith as DefaultValues<Values>)
  const form = useOrderedForm<Values>({ schema, defaultValues, onValues })

  const { errors } = form.formState
  const order = rules.map(([field]) => field)
  const wrong = firstWrong(errors, order)
  return {
    form,
    wrong,
    mistake: (field: Exclude<keyof Values & string, PlaceField>): string | undefined =>
      field === wrong ? t(errors[field]?.message as Mistake) : undefined,
  }
}
