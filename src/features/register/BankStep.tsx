import { type ComponentType, useEffect, useId, useState } from 'react'
import { useSendOnce } from '@/api/hooks/send-once'
import { type BankDetailsInput, useUpdateBankDetails } from '@/api/hooks/user-writes'
import { paths, startPath } from '@/paths'
import { bankDraft } from '@/session/changes-draft'
import { loadPage } from '@/session/page'
import { takeSentOffer } from '@/session/drafts'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { SkeletonList, Waiting } from '@/ui/Skeleton'
import { useOnLeave } from '@/ui/use-history-steps'
import { type OnDemand, useOnDemand } from '@/ui/use-on-demand'
import { registeredDraft } from './register-draft'
import { RegisterFrame } from './RegisterFrame'

export type BankFormPart = OnDemand<
  ComponentType<{
    /** For the submit button, which is outside the form: `form={id}`. */
    id: string
    saved: undefined
    update: ReturnType<typeof useUpdateBankDetails>
    onSave: (details: BankDetailsInput) => void
  }>
>

interface BankStepProps {
  bankForm: BankFormPart
  /** Removes the steps before from the history. */
  settle: () => void
}

/** Step 3, after the registration. Save and Skip Now lead to /home; a failure is only logged. */
export function BankStep({ bankForm, settle }: BankStepProps) {
  const t = useText('register')
  const userId = useSignedInUserId()
  const formId = useId()
  const BankForm = useOnDemand(bankForm, true, true)
  const update = useUpdateBankDetails()
  const [isLeaving, setIsLeaving] = useState(false)
  const send = useSendOnce(update)
  useEffect(settle)
  // Leaving by the logo or by Back ends the step.
  useOnLeave(paths.register, () => registeredDraft.clear())

  function leave(): void {
    setIsLeaving(true)
    registeredDraft.clear()
    bankDraft.clear(userId)
    loadPage(startPath(takeSentOffer()))
  }

  return (
    <RegisterFrame
      step={3}
      title={t('bank')}
      action={
        <>
          <Button kind="secondary" onClick={leave}>
            {t('skip')}
          </Button>
          <Button type="submit" form={formId} loading={update.isPending || isLeaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t('bankText')}</p>
      {BankForm ? (
        <BankForm
          id={formId}
          saved={undefined}
          update={update}
          onSave={(details) => send(details, leave)}
        />
      ) : (
        <Waiting>
          <SkeletonList count={2} />
        </Waiting>
      )}
    </RegisterFrame>
  )
}
