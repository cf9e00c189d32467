import { useId, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useAddressToEdit, useSaveAddress } from '@/api/hooks/address'
import { useSendOnce } from '@/api/hooks/send-once'
import { useUser } from '@/api/hooks/user'
import { useReportUnsaved } from '@/api/unsaved'
import { parentPath } from '@/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { AddressFields, usePlaceRules } from '@/ui/AddressFields'
import { PersonFields, usePersonRules } from '@/ui/PersonFields'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useOrderedForm } from '@/ui/use-ordered-form'
import { addressDefaults, addressDraft, type AddressValues, toRequest } from './address-form'

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
  const sendOnce = useSendOnce(save)
  const [defaultValues] = useState(() => {
    const begun = addressDraft.read()
    return begun?.entry === entry ? begun.values : addressDefaults(saved, user)
  })
  const form = useOrderedForm<AddressValues>({
    rules: [...usePersonRules({ checksEmail: false }), ...usePlaceRules()],
    defaultValues,
    onValues: (values) => addressDraft.write({ entry, values }),
  })

  const submit = form.handleSubmit((values) =>
    sendOnce(toRequest(values, saved), () => {
      addressDraft.clear()
      goBack()
    }),
  )
  useReportUnsaved(save.isError, () => void submit())

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
        <PersonFields field={form.field} />
        <AddressFields
          field={form.field}
          line1={t('line1')}
          line2={t('line2')}
          enterKeyHint="done"
        />
      </form>
    </Screen>
  )
}
