import { useEffect, useId, useState } from 'react'
import { useSendOnce } from '@/api/send-once'
import { useUpdateBankDetails } from '@/api/hooks/user-writes'
import { BankForm } from '@/features/shared/bank/BankForm'
import { paths, startPath } from '@/routes/paths'
import { bankDraft } from '@/session/changes-draft'
import { loadPage } from '@/session/page'
import { takeSentOffer } from '@/session/drafts'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { useOnLeave } from '@/ui/use-history-steps'
import { registeredDraft } from './register-draft'
import { RegisterFrame } from './RegisterFrame'

interface BankStepProps {
  /** Removes the steps before from the history. */
  settle: () => void
}

/** Step 3, after the registration. Save and Skip Now lead to /home; a failure is only logged. */
export function BankStep({ settle }: BankStepProps) {
  const t = useText('register')
  const userId = useSignedInUserId()
  const formId = useId()
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
      <BankForm
        id={formId}
        saved={undefined}
        update={update}
        onSave={(details) => send(details, leave)}
      />
    </RegisterFrame>
  )
}
