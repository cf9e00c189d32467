import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { useEffect, useEffectEvent, useRef } from 'react'
import type * as z from 'zod/mini'
import { afterNextPaint } from './after-next-paint'

/** A rule of the specification's list: the field it speaks of, when it holds, and the key of its message. */
export type Rule<Values, Message extends string = string> = readonly [
  field: keyof Values & string,
  holds: (values: Values) => boolean,
  message: Message,
]

/**
 * A schema that reports the first rule that fails, and only that one: the specification lists its messages in order
 * (FRM-1).
 */
export function firstFailing<Values extends object>(
  shape: z.ZodMiniType<Values, Values>,
  rules: readonly Rule<Values>[],
) {
  return shape.check((context) => {
    const failing = rules.find(([, holds]) => !holds(context.value))
    if (!failing) return
    const [field, , message] = failing
    context.issues.push({ code: 'custom', message, path: [field], input: undefined })
  })
}

/** The field whose error is shown: an earlier one that went wrong again while typing comes first. */
export function firstWrong<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly (keyof Values & string)[],
): (keyof Values & string) | undefined {
  return order.find((field) => errors[field])
}

/**
 * A form checked on submit and then as the person types; the focus goes to the field of the one error. The press is answered
 * before anything is checked.
 */
export function useOrderedForm<Values extends FieldValues>(options: {
  schema: z.ZodMiniType<Values, Values>
  defaultValues: DefaultValues<Values>
  /** Called with every change. */
  onValues?: (values: Values) => void
}): UseFormReturn<Values> {
  const form = useForm<Values>({
    resolver: zodResolver(options.schema, undefined, { mode: 'sync' }),
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  const tell = useEffectEvent((values: Values) => options.onValues?.(values))
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  )
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid)
    return (event) => {
      event?.preventDefault()
      return afterNextPaint().then(() => submit(event))
    }
  }
  const registered = useRef(new WeakSet<Element>())
  const register: typeof form.register = (name, rules) => {
    const field = form.register(name, rules)
    return {
      ...field,
      ref(element: HTMLInputElement | HTMLTextAreaElement | null) {
        // Text typed into the prerendered page: registering would replace it with the default value.
        const typed = element && !registered.current.has(element) ? element.value : ''
        if (element) registered.current.add(element)
        field.ref(element)
        if (typed && form.getValues(name) === '')
          form.setValue(name, typed as PathValue<Values, typeof name>)
      },
    }
  }
  return { ...form, handleSubmit, register }
}
