import { useId, useMemo, useRef, useState } from 'react'
import { useUser } from '@/api/hooks/user'
import { useUpdateProfile } from '@/api/hooks/user-writes'
import { useReportUnsaved } from '@/api/unsaved'
import { parentPath } from '@/paths'
import { chooseDealType } from '@/session/deal-type'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { RestoredDraftNotice } from '@/ui/RestoredDraftNotice'
import { BankFields } from '@/ui/BankFields'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'
import { firstWrong, useOrderedForm } from '@/ui/use-ordered-form'
import { PersonFields } from './PersonFields'
import { profileDraft } from './profile-draft'
import {
  changesBank,
  profileOrder,
  profileRequest,
  profileSchema,
  type ProfileValues,
  savedProfile,
} from './profile-form'
import { ReferralLink } from './ReferralLink'

/** BNK-3. Saved, it goes back one screen, as the bank screen does. */
export function EditProfileScreen() {
  const t = useText('profile')
  const titles = useText('titles')
  const user = useUser()
  const userId = useSignedInUserId()
  const goBack = useGoBack(parentPath)
  const formId = useId()
  const [saved] = useState(() => savedProfile(user))
  const [changes, setChanges] = useState(() => profileDraft.read(userId))
  const schema = useMemo(() => profileSchema(user.bankDetails), [user.bankDetails])
  const form = useOrderedForm<ProfileValues>({
    schema,
    defaultValues: { ...saved, ...changes },
    onValues: (values) => profileDraft.write(userId, values, saved),
  })
  // From the first tap, before React has drawn the button as busy.
  const saving = useRef(false)
  const sent = useRef(saved)
  const update = useUpdateProfile(() => {
    profileDraft.clear(userId)
    // "dealType (set to domestic on login and after saving bank details)"
    if (changesBank(sent.current, saved)) chooseDealType('domestic')
  })

  function save(values: ProfileValues): void {
    if (saving.current) return
    saving.current = true
    sent.current = values
    update.mutate(profileRequest(values, user), {
      onSuccess: goBack,
      onError: () => {
        saving.current = false
      },
    })
  }

  const submit = form.handleSubmit(save)
  useReportUnsaved(update.isError, () => void submit())

  function discard(): void {
    setChanges(undefined)
    profileDraft.clear(userId)
    form.reset(saved)
  }

  return (
    <Screen
      title={titles('editProfile')}
      onBack={goBack}
      action={
        <>
          {update.isError && (
            <div className="min-w-full">
              <Notice live tone="red">
                {t('saveFailed')}
              </Notice>
            </div>
          )}
          <Button type="submit" form={formId} loading={update.isPending}>
            {t('saveChanges')}
          </Button>
        </>
      }
    >
      {changes && (
        <RestoredDraftNotice words={t('notSavedYet')} discard={t('discard')} onDiscard={discard} />
      )}
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-2"
        onSubmit={(event) => void submit(event)}
      >
        <PersonFields form={form} />
        <h2 className="mt-4 mb-1 text-18 font-700">{t('bankDetails')}</h2>
        <BankFields
          register={(name) => form.register(name)}
          wrong={firstWrong(form.formState.errors, profileOrder)}
          ifscCode={form.watch('ifscCode')}
        />
      </form>
      <ReferralLink />
    </Screen>
  )
}
