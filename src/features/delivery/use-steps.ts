import { useNavigate } from 'react-router-dom'
import { type DeliveryStage, isDeliveryPaid } from '@/domain/delivery'
import { parentPath } from '@/paths'
import { useGoBack } from '@/ui/use-go-back'
import { useHistorySteps } from '@/ui/use-history-steps'

/** 1 request or proceed, 2 payment, 3 success (DLV-1). */
export type Step = 1 | 2 | 3

export type Steps = ReturnType<typeof useSteps>

/** The three steps, and the way out of them. */
export function useSteps() {
  const navigate = useNavigate()
  const leave = useGoBack(parentPath)
  const steps = useHistorySteps<Step>({ first: 1, last: 3, leave })
  return {
    ...steps,
    leave,
    /**
     * Nothing is left to be paid: the steps leave the history, so that Back leads to where the
     * person came from.
     */
    finish: () => steps.finish(() => void navigate(steps.stepPath(3), { replace: true })),
  }
}

/** Step 2 once accepted, step 3 once paid (DLV-1); what is paid shows nothing but step 3. */
export function openStep(wanted: Step, stage: DeliveryStage, hasCharges: boolean): Step {
  if (isDeliveryPaid(stage)) return 3
  return stage === 'accepted' && hasCharges && wanted > 1 ? 2 : 1
}
