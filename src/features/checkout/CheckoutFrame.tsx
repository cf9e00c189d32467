import { useNavigate } from 'react-router-dom'
import { parentPath, paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ListenButton } from '@/ui/ListenButton'
import { StepsFrame, type StepsFrameProps } from '@/ui/StepsFrame'
import { type OpenedFrom, useGoBack, useReturnTo } from '@/ui/use-go-back'
import { useHistorySteps } from '@/ui/use-history-steps'

export function CheckoutFrame(props: Omit<StepsFrameProps, 'names'>) {
  const t = useText('checkout')
  const names = [t('review'), t('payment'), t('transaction'), t('done')]
  return <StepsFrame names={names} aside={<ListenButton />} {...props} />
}

/** 1 review, 2 payment, 3 transaction, 4 done (CHK-1). */
export type CheckoutStep = 1 | 2 | 3 | 4

export type CheckoutSteps = ReturnType<typeof useCheckoutSteps>

export function useCheckoutSteps() {
  const navigate = useNavigate()
  const steps = useHistorySteps<CheckoutStep>({ first: 1, last: 4, leave: useGoBack(parentPath) })
  return {
    ...steps,
    toFirst: () => steps.fallBackTo(1),
    home: useReturnTo(paths.home),
    /** After the order: the steps leave the history, so that Back from the summary goes home. */
    finish: () =>
      steps.finish(() => {
        void navigate(paths.home, { replace: true })
        void navigate(steps.stepPath(4), {
          state: { from: paths.home } satisfies OpenedFrom,
        })
      }),
  }
}
