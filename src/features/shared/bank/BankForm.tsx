import { useState } from 'react'
import type { BankDetails } from '@/api/contract/user'
import type { useUpdateBankDetails } from '@/api/hooks/user-writes'
import { useReportUnsaved } from '@/api/unsaved'
import { bankDraft, bankValues, type ConfirmedBankValues } from '@/session/changes-draft'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import { useSchemaForm } from '@/ui/use-schema-form'
import { RestoredDraftNotice } from '@/features/shared/person/RestoredDraftNotice'
import { BankFields } from './BankFields'
import { bankDetailsSchema } from './bank-schema'

interface BankFormProps {
  /** For the submit button, which is outside the form: `form={id}`. */
  id: string
  saved: BankDetails | undefined
  update: ReturnType<typeof useUpdateBankDetails>
  onSave: (details: ConfirmedBankValues) => void
}

/**
 * The bank form of `/update/bankDetails` and of registration's last step (BNK-1). A draft keeps
 * everything but the account numbers over a reload; a success clears it.
 */
export function BankForm({ id, saved, update, onSave }: BankFormProps) {
  const t = useText('account')
  const userId = useSignedInUserId()
  const [initialValues] = useState(() => ({
    ...bankValues(saved),
    confirmAccNo: saved?.accNo ?? '',
  }))
  const [changes, setChanges] = useState(() => bankDraft.read(userId))
  const { field, watch, reset, handleSubmit } = useSchemaForm({
    schema: bankDetailsSchema(t),
    defaultValues: { ...initialValues, ...changes },
    onValues: (values) => bankDraft.write(userId, values, initialValues),
    isReadOnly: update.isPending || update.isSuccess,
  })

  const submit = handleSubmit(onSave)
  useReportUnsaved(update.isError && 'notSaved', () => void submit())

  function discard(): void {
    setChanges(undefined)
    bankDraft.clear(userId)
    reset(initialValues)
  }

  return (
    <Form id={id} onSubmit={submit}>
      {changes && <RestoredDraftNotice changes={changes} onDiscard={discard} />}
      <BankFields
        field={(name) => field(name, name === 'accNo' ? 'confirmAccNo' : undefined)}
        typed={watch(['accNo', 'ifscCode'])}
        confirmation={
          <Field
            kind="masked"
            label={t('confirmAccNo')}
            inputMode="numeric"
            enterKeyHint="next"
            {...field('confirmAccNo')}
          />
        }
      />
    </Form>
  )
}
