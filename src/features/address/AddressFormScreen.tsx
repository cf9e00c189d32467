import { useId, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useAddressToEdit, useSaveAddress } from '@/api/hooks/address'
import { useUser } from '@/api/hooks/user'
import { useReportUnsaved } from '@/api/unsaved'
import { parentPath } from '@/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { mobileInput } from '@/ui/mobile-input'
import { AddressFields } from '@/ui/AddressFields'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { firstWrong, useOrderedForm } from '@/ui/use-ordered-form'
import {
  addressDefaults,
  addressDraft,
  addressOrder,
  addressSchema,
  type AddressValues,
  type PersonMistake,
  toRequest,
} from './address-form'

/** ADR-4, ADR-5: adds an address, or edits the one of the path. */
export function AddressFormScreen() {
  const t = useText('address')
  const titles = useText('titles')
  const { id } = useParams()
  const { key, pathname } = useLocation()
  const entry = `${key} ${pathname}`
  const saved = useAddressToEdit(id)
  const user = useUser()
  const goBack = useGoBack(parentPath)
  const save = useSaveAddress()
  const formId = useId()
  // From the first tap, before React has drawn the button as busy.
  const saving = useRef(false)
  const [defaultValues] = useState(() => {
    const begun = addressDraft.read()
    return begun?.entry === entry ? begun.values : addressDefaults(saved, user)
  })
  const form = useOrderedForm<AddressValues>({
    schema: addressSchema,
    defaultValues,
    onValues: (values) => addressDraft.write({ entry, values }),
  })

  function send(values: AddressValues): void {
    if (saving.current) return
    saving.current = true
    save.mutate(toRequest(values, saved), {
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
  const errorOf = (field: 'name' | 'mobileNo') =>
    field === wrong ? t(errors[field]?.message as PersonMistake) : undefined

  return (
    <Screen
      title={titles('address')}
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
          {...mobileInput(form.register('mobileNo'))}
        />
        <Field kind="email" label={t('email')} enterKeyHint="next" {...form.register('email')} />
        <AddressFields
          register={(name) => form.register(name)}
          wrong={wrong}
          line1={t('line1')}
          line2={t('line2')}
          enterKeyHint="done"
        />
      </form>
    </Screen>
  )
}
