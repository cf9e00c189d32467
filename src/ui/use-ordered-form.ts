import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { afterNextPaint } from './after-next-paint'

/** A rule of the specification: its field, whether it holds, and the words when it does not. */
export type Rule<Values> = readonly [
  field: keyof Values & string,
  holds: (values: Values) => boolean,
  words: string,
]

/**
 * What `Field` needs of one field of a form: `{...form.field('city')}`. `recheck`: a field that is
 * compared with this one; while it is wrong, a change here checks it again.
 */
export type FieldOf<Name extends string> = (
  name: Name,
  recheck?: Name,
) => UseFormRegisterReturn & { error: string | undefined; readOnly: boolean | undefined }

interface OrderedFormOptions<Values extends FieldValues> {
  /** In the specification's order: of those that fail, the first one's words are shown (FRM-1). */
  rules: readonly Rule<Values>[]
  defaultValues: DefaultValues<Values>
  /** Called with every change. */
  onValues?: ((values: Values) => void) | undefined
  /** While the values are being sent: what is typed then would be lost with a success. */
  isReadOnly?: boolean
}

/** Reports the first rule that fails, and only that one. */
function firstFailing<Values extends FieldValues>(
  rules: readonly Rule<Values>[],
): Resolver<Values> {
  return (values) => {
    const failing = rules.find(([, holds]) => !holds(values))
    if (!failing) return { values, errors: {} }
    const [field, , message] = failing
    return { values: {}, errors: { [field]: { type: 'rule', message } } as FieldErrors<Values> }
  }
}

/**
 * A form checked on submit and then as the person types. The focus goes to the field of the one
 * error. The pressed button is painted before anything is checked.
 */
export function useOrderedForm<Values extends FieldValues>(options: OrderedFormOptions<Values>) {
  const { rules, defaultValues, onValues } = options
  const form = useForm<Values>({
    resolver: firstFailing(rules),
    defaultValues,
  })
  const { errors } = form.formState
  const wrong = rules.find(([name]) => errors[name])?.[0]

  const tell = useEffectEvent((values: Values) => onValues?.(values))
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
  const field: FieldOf<Path<Values>> = (name, recheck) => {
    const own = form.register(name, {
      onChange: () => {
        if (recheck && errors[recheck]) void form.trigger(recheck)
      },
    })
    return {
      ...own,
      ref(input: HTMLInputElement | null) {
        // Text typed into the prerendered page: registering would replace it with the default
        // value.
        const typed = input && !registered.current.has(input) ? input.value : ''
        if (input) registered.current.add(input)
        own.ref(input)
        if (typed && form.getValues(name) === '')
          form.setValue(name, typed as PathValue<Values, typeof name>)
      },
      readOnly: options.isReadOnly,
      error: name === wrong ? (errors[name]?.message as string) : undefined,
    }
  }

  return { ...form, handleSubmit, field }
}

export type OrderedForm<Values extends FieldValues> = ReturnType<typeof useOrderedForm<Values>>
