import { useId } from 'react'
import { useSendOnce } from '@/api/send-once'
import { useUser } from '@/api/hooks/user'
import { useUpdateBankDetails } from '@/api/hooks/user-writes'
import { BankForm } from '@/features/shared/bank/BankForm'
import { parentPath } from '@/routes/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Screen } from '@/ui/Screen'
import { useGoBack } from '@/ui/use-go-back'

/** BNK-2: goes back one screen after saving. */
export function BankDetailsScreen() {
  const t = useText('account')
  const { bankDetails } = useUser()
  const goBack = useGoBack(parentPath)
  const update = useUpdateBankDetails()
  const formId = useId()
  const send = useSendOnce(update)

  return (
    <Screen
      failure={update.isError && t('saveFailed')}
      action={
        <Button type="submit" form={formId} loading={update.isPending}>
          {t('save')}
        </Button>
      }
    >
      <BankForm
        id={formId}
        saved={bankDetails}
        update={update}
        onSave={(details) => send(details, goBack)}
      />
    </Screen>
  )
}
