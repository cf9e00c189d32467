import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * What `Field` needs of one field of a form: `{...form.field('city')}`. `compared`: a field that is
 * compared with this one, and checked again when this one changes.
 */
export type FieldOf<Name extends string> = (
  name: Name,
  compared?: Name,
) => UseFormRegisterReturn & { error: string | undefined; readOnly: boolean | undefined }

interface SchemaFormOptions<Typed extends FieldValues, Values> {
  /** Its fields in their order on the screen; it reports the first failing rule alone (FRM-1). */
  schema: z.ZodMiniType<Values, Typed> & { shape: object }
  defaultValues: DefaultValues<Typed>
  /** Called with every change. */
  onValues?: ((values: Typed) => void) | undefined
  /** While the values are being sent: what is typed then would be lost with a success. */
  isReadOnly?: boolean
}

export function useSchemaForm<Typed extends FieldValues, Values>(
  options: SchemaFormOptions<Typed, Values>,
) {
  const { schema, defaultValues, onValues } = options
  const form = useForm<Typed, unknown, Values>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    defaultValues,
  })
  const { errors } = form.formState
  const wrong = Object.keys(schema.shape).find((name) => errors[name])

  const tell = useEffectEvent((values: Typed) => onValues?.(values))
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  )

  const inputs = useRef(new Map<Path<Typed>, HTMLInputElement>())

  /** Some password managers fill a field without an event: what stands in it counts. */
  function readInputs(): void {
    for (const [name, input] of inputs.current) {
      if (input.type === 'checkbox' || input.value === form.getValues(name)) continue
      input.dispatchEvent(new Event('input', { bubbles: true }))
      if (input.value !== form.getValues(name))
        form.setValue(name, input.value as PathValue<Typed, typeof name>)
    }
  }

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid)
    return (event) => {
      readInputs()
      return submit(event)
    }
  }

  const field: FieldOf<Path<Typed>> = (name, compared) => {
    const own = form.register(name, compared && { deps: [compared] })
    return {
      ...own,
      ref(input: HTMLInputElement | null) {
        if (input) inputs.current.set(name, input)
        else inputs.current.delete(name)
        own.ref(input)
      },
      readOnly: options.isReadOnly,
      error: name === wrong ? (errors[name]?.message as string) : undefined,
    }
  }

  return { ...form, handleSubmit, field }
}

export type SchemaForm<Typed extends FieldValues, Values = Typed> = ReturnType<
  typeof useSchemaForm<Typed, Values>
>
