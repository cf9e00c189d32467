import { useNavigate } from 'react-router-dom'
import { parentPath, paths } from '@/paths'
import { useGoBack } from '@/ui/use-go-back'
import { useHistorySteps } from '@/ui/use-history-steps'
import { readStep, type Step } from './steps'

export interface DeliveryIds {
  orderId: string
  itemId: string
}

export type Steps = ReturnType<typeof useSteps>

/** The three steps, and the way out of them. */
export function useSteps({ orderId, itemId }: DeliveryIds) {
  const navigate = useNavigate()
  const leave = useGoBack(parentPath)
  const here = paths.deliveryRequest({ productId: itemId, orderId })
  const stepPath = (step: Step) => `${here}?step=${step}`
  const steps = useHistorySteps<Step>({ readStep, stepPath, leave })
  return {
    ...steps,
    leave,
    /** Nothing is left to be paid: the steps leave the history, so that Back leads to where the person came from. */
    finish: () =>
      steps.finish(() => {
        void navigate(stepPath(3), { replace: true })
        return () => undefined
      }),
  }
}
