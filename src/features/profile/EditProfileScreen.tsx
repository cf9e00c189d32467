import { useId, useState } from 'react'
import { useSendOnce } from '@/api/send-once'
import { useUser } from '@/api/hooks/user'
import { useUpdateUser } from '@/api/hooks/user-writes'
import { useReportUnsaved } from '@/api/unsaved'
import { hasBankDetails } from '@/domain/bank-details'
import { parentPath } from '@/routes/paths'
import { chooseDealType } from '@/session/deal-type'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { BankFields } from '@/features/shared/bank/BankFields'
import { RestoredDraftNotice } from '@/features/shared/person/RestoredDraftNotice'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { PersonFields } from '@/features/shared/person/PersonFields'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { useSchemaForm } from '@/ui/use-schema-form'
import {
  changesBank,
  profileDraft,
  profileRequest,
  savedProfile,
  withNewerOf,
} from './profile-form'
import { profileSchema, type ProfileValues } from './profile-schema'
import { ReferralLink } from './ReferralLink'

/** BNK-3. Goes back one screen after saving, as the bank screen does. */
export function EditProfileScreen() {
  const t = useText('editProfile')
  const tAccount = useText('account')
  const user = useUser()
  const userId = useSignedInUserId()
  const goBack = useGoBack(parentPath)
  const formId = useId()
  const [saved] = useState(() => savedProfile(user))
  const [changes, setChanges] = useState(() => profileDraft.read(userId))
  const update = useUpdateUser<ProfileValues>(
    (values, now) => profileRequest(withNewerOf(now, values, saved), now),
    (values) => {
      profileDraft.clear(userId)
      // "dealType (set to domestic on login and after saving bank details)"
      if (changesBank(values, saved)) chooseDealType('domestic')
    },
  )
  const form = useSchemaForm({
    schema: profileSchema(useText('person'), tAccount, hasBankDetails(user.bankDetails)),
    defaultValues: { ...saved, ...changes },
    onValues: (values) => profileDraft.write(userId, values, saved),
    isReadOnly: update.isPending || update.isSuccess,
  })
  const send = useSendOnce(update)
  const submit = form.handleSubmit((values) => send(values, goBack))
  useReportUnsaved(update.isError && 'notSaved', () => void submit())

  function discard(): void {
    setChanges(undefined)
    profileDraft.clear(userId)
    form.reset(saved)
  }

  return (
    <Screen
      failure={update.isError && tAccount('saveFailed')}
      action={
        <Button type="submit" form={formId} loading={update.isPending}>
          {t('saveChanges')}
        </Button>
      }
    >
      {changes && <RestoredDraftNotice changes={changes} onDiscard={discard} />}
      <Form id={formId} onSubmit={submit}>
        <PersonFields field={form.field} emailHint={t('optional')} />
        <h2 className="mt-4 mb-1 text-18 font-700">{t('bankDetails')}</h2>
        <BankFields field={form.field} typed={form.watch(['accNo', 'ifscCode'])} />
      </Form>
      <ReferralLink />
    </Screen>
  )
}
