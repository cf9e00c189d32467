import { useNavigate } from 'react-router-dom'
import { type DeliveryStage, isDeliveryPaid } from '@/domain/delivery'
import { parentPath } from '@/paths'
import { useGoBack } from '@/ui/use-go-back'
import { useHistorySteps } from '@/ui/use-history-steps'

/** 1 request or proceed, 2 payment, 3 success (DLV-1). */
export type Step = 1 | 2 | 3

export type Steps = ReturnType<typeof useSteps>

/** The three steps (DLV-1). */
export function useSteps() {
  const navigate = useNavigate()
  const leave = useGoBack(parentPath)
  const steps = useHistorySteps<Step>({ first: 1, last: 3, leave })
  return {
    ...steps,
    leave,
    /** After the payment: the steps leave the history, so that Back leaves the delivery. */
    finish: () => steps.finish(() => void navigate(steps.stepPath(3), { replace: true })),
  }
}

/** Step 2 once accepted; only step 3 once paid (DLV-1). */
export function openStep(wanted: Step, stage: DeliveryStage, hasCharges: boolean): Step {
  if (isDeliveryPaid(stage)) return 3
  return stage === 'accepted' && hasCharges && wanted > 1 ? 2 : 1
}
