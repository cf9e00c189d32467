import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { type Address, addresses } from '@/api/contract/address'
import {
  emptyPostal,
  type Postal,
  postalFields,
  storedPostalShape,
  postalToSend,
} from '@/api/contract/postal'
import { useAddresses, useSaveAddress } from '@/api/hooks/address'
import { useUserIfAvailable } from '@/api/hooks/user'
import { notFound } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { useReportUnsaved } from '@/api/unsaved'
import { mobileDigits } from '@/domain/mobile'
import { parentPath } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { useText } from '@/text/text'
import { RestoredDraftNotice } from '@/features/shared/person/RestoredDraftNotice'
import { Button } from '@/ui/Button'
import { AddressFields } from '@/features/shared/person/AddressFields'
import { PersonFields } from '@/features/shared/person/PersonFields'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useSchemaForm } from '@/ui/use-schema-form'
import { addressSchema } from './address-schema'

/** Of the form of one path. `entry`: the history entry that it was begun in, and that path. */
export const addressDraft = userDraft(
  'address',
  z.object({ entry: z.string(), values: z.object(storedPostalShape) }),
)

/** ADR-4, ADR-5: adds an address, or edits the one of the path. */
export function AddressFormScreen() {
  const { id } = useParams()
  return id === undefined ? <NewAddress /> : <SavedAddress key={id} id={id} />
}

/** Starts with name, mobile number and email of the profile, where it can be read. */
function NewAddress() {
  const { name = '', mobileNo = '', email = '' } = useUserIfAvailable() ?? {}
  const person = { name, mobileNo: mobileDigits(mobileNo), email }
  return <AddressForm initialValues={{ ...emptyPostal, ...person }} />
}

/** Starts with the address as it was when the form opened: a refetch changes no edit. */
function SavedAddress({ id }: { id: string }) {
  const all = useAddresses()
  const [saved] = useState(() => all.find((address) => address.id === id))
  if (!saved) throw notFound(addresses)
  const values = { ...emptyPostal }
  for (const field of postalFields) values[field] = saved[field]
  const mobileNo = mobileDigits(saved.mobileNo)
  return <AddressForm saved={saved} initialValues={{ ...values, mobileNo }} />
}

interface AddressFormProps {
  saved?: Address
  initialValues: Postal
}

function AddressForm({ saved, initialValues }: AddressFormProps) {
  const t = useText('address')
  const { key, pathname } = useLocation()
  const userId = useSignedInUserId()
  const goBack = useGoBack(parentPath)
  const [restored, setRestored] = useState(() => {
    const found = addressDraft.read(userId)
    return found?.entry.endsWith(` ${pathname}`) ? found : undefined
  })
  const [defaultValues] = useState(restored?.values ?? initialValues)
  // A draft that was sent keeps its entry: its address is not saved twice.
  const entry = restored?.entry ?? `${key} ${pathname}`
  const save = useSaveAddress(entry)
  const sendOnce = useSendOnce(save)
  const form = useSchemaForm({
    schema: addressSchema(useText('person'), useText('place')),
    defaultValues,
    onValues: (values) =>
      postalFields.some((field) => values[field] !== initialValues[field])
        ? addressDraft.write(userId, { entry, values })
        : addressDraft.clear(userId),
    isReadOnly: save.isPending || save.isSuccess,
  })

  const submit = form.handleSubmit((values) =>
    sendOnce({ ...postalToSend(values, saved), ...(saved && { _id: saved.id }) }, () => {
      addressDraft.clear(userId)
      goBack()
    }),
  )
  useReportUnsaved(save.isError && 'notSaved', () => void submit())

  function discard(): void {
    setRestored(undefined)
    form.reset(initialValues)
  }

  return (
    <Screen
      onSubmit={submit}
      action={
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      {restored && <RestoredDraftNotice changes={{}} onDiscard={discard} />}
      <div className="flex flex-col gap-1">
        <PersonFields field={form.field} />
        <AddressFields
          field={form.field}
          line1={t('line1')}
          line2={t('line2')}
          enterKeyHint="done"
        />
      </div>
    </Screen>
  )
}
