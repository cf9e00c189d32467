import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useAddressToEdit, useSaveAddress } from '@/api/hooks/address'
import { useUser } from '@/api/hooks/user'
import { useReportUnsaved } from '@/api/unsaved'
import { mobileDigits } from '@/domain/mobile'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { firstWrong, useOrderedForm } from '@/ui/use-ordered-form'
import {
  addressDefaults,
  addressDraft,
  type AddressMistake,
  addressOrder,
  addressSchema,
  type AddressValues,
  toRequest,
} from './address-form'

/** Part 1, "Address form": adds an address, or edits the one of the path. */
export function Component() {
  const t = useText('address')
  const { id } = useParams()
  const { key, pathname } = useLocation()
  const entry = `${key} ${pathname}`
  const saved = useAddressToEdit(id)
  const user = useUser()
  const goBack = useGoBack(paths.home)
  const save = useSaveAddress()
  const formId = useId()
  // From the first tap, before React has drawn the button as busy.
  const saving = useRef(false)
  const [defaultValues] = useState(() => {
    const begun = addressDraft.read()
    return begun?.entry === entry ? begun.values : addressDefaults(saved, user)
  })
  const form = useOrderedForm<AddressValues>({ schema: addressSchema, defaultValues })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => addressDraft.write({ entry, values }),
      }),
    [subscribe, entry],
  )

  function send(values: AddressValues): void {
    if (saving.current) return
    saving.current = true
    save.mutate(toRequest(values, id), {
      onSuccess: () => {
        addressDraft.clear()
        goBack()
      },
      onError: () => {
        saving.current = false
      },
    })
  }

  const submit = form.handleSubmit(send)
  useReportUnsaved(save.isError, () => void submit())

  const { errors } = form.formState
  const wrong = firstWrong(errors, addressOrder)
  const errorOf = (field: keyof AddressValues) =>
    field === wrong ? t(errors[field]?.message as AddressMistake) : undefined

  return (
    <Screen
      title={t('title')}
      onBack={goBack}
      action={
        <Button type="submit" form={formId} loading={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-1"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t('name')}
          autoComplete="name"
          enterKeyHint="next"
          error={errorOf('name')}
          {...form.register('name')}
        />
        <Field
          kind="tel"
          label={t('mobile')}
          enterKeyHint="next"
          error={errorOf('mobileNo')}
          {...form.register('mobileNo', {
            onChange: (event: ChangeEvent<HTMLInputElement>) =>
              form.setValue('mobileNo', mobileDigits(event.target.value)),
          })}
        />
        <Field kind="email" label={t('email')} enterKeyHint="next" {...form.register('email')} />
        <Field
          label={t('line1')}
          autoComplete="address-line1"
          enterKeyHint="next"
          error={errorOf('addressLine1')}
          {...form.register('addressLine1')}
        />
        <Field
          label={t('line2')}
          autoComplete="address-line2"
          enterKeyHint="next"
          {...form.register('addressLine2')}
        />
        <Field
          label={t('city')}
          autoComplete="address-level2"
          enterKeyHint="next"
          error={errorOf('city')}
          {...form.register('city')}
        />
        <Field
          kind="numeric"
          label={t('pincode')}
          autoComplete="postal-code"
          enterKeyHint="done"
          error={errorOf('pincode')}
          {...form.register('pincode')}
        />
      </form>
    </Screen>
  )
}
