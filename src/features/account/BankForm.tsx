import { useState } from 'react'
import type { BankDetails } from '@/api/contract/user'
import type { BankDetailsInput } from '@/api/hooks/user-writes'
import { bankDraft } from '@/session/changes-draft'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { RestoredDraftNotice } from '@/ui/RestoredDraftNotice'
import { BankFields } from '@/ui/BankFields'
import { Field } from '@/ui/Field'
import { firstWrong, useOrderedForm } from '@/ui/use-ordered-form'
import { bankDefaults, bankOrder, bankSchema, type BankValues, toRequest } from './bank-form'

export interface BankFormProps {
  /** The submit button stands elsewhere: `form={id}`. */
  id: string
  saved: BankDetails | undefined
  onSave: (details: BankDetailsInput) => void
}

/**
 * The bank form of `/update/bankDetails` and of registration's last step (BNK-1). What is typed outlives
 * the page, but for the account numbers; who saves it clears the draft.
 */
export function BankForm({ id, saved, onSave }: BankFormProps) {
  const t = useText('account')
  const userId = useSignedInUserId()
  const [begunWith] = useState(() => bankDefaults(saved))
  const [changes, setChanges] = useState(() => bankDraft.read(userId))
  const form = useOrderedForm<BankValues>({
    schema: bankSchema,
    defaultValues: { ...begunWith, ...changes },
    onValues: (values) => bankDraft.write(userId, values, begunWith),
  })
  const { errors } = form.formState
  const wrong = firstWrong(errors, bankOrder)

  /** Account numbers are compared: changing the first one may right or wrong the second. */
  function recheckConfirmation(): void {
    if (errors.confirmAccNo) void form.trigger('confirmAccNo')
  }

  function discard(): void {
    setChanges(undefined)
    bankDraft.clear(userId)
    form.reset(begunWith)
  }

  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => void form.handleSubmit((values) => onSave(toRequest(values)))(event)}
    >
      {changes && (
        <RestoredDraftNotice words={t('notSavedYet')} discard={t('discard')} onDiscard={discard} />
      )}
      <BankFields
        register={(name) =>
          form.register(name, name === 'accNo' ? { onChange: recheckConfirmation } : {})
        }
        wrong={wrong}
        ifscCode={form.watch('ifscCode')}
        confirmation={
          <Field
            kind="masked"
            label={t('confirmAccNo')}
            inputMode="numeric"
            enterKeyHint="next"
            error={wrong === 'confirmAccNo' ? t('accNoMismatch') : undefined}
            {...form.register('confirmAccNo')}
          />
        }
      />
    </form>
  )
}
