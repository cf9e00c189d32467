import { useNavigate } from 'react-router-dom'
import type { OrderItem } from '@/api/contract/order-item'
import type { DeliveryStep } from '@/domain/delivery'
import { parentPath } from '@/routes/paths'
import { useText } from '@/text/text'
import { StepsFrame, type StepsFrameProps } from '@/ui/StepsFrame'
import { useGoBack } from '@/ui/use-go-back'
import { useHistorySteps } from '@/ui/use-history-steps'
import type { Delivery } from './use-delivery'

export interface DeliveryStepProps {
  item: OrderItem
  delivery: Delivery
  steps: DeliverySteps
}

export function DeliveryFrame(props: Omit<StepsFrameProps, 'names'>) {
  const t = useText('delivery')
  return <StepsFrame names={[t('stepRequest'), t('stepPayment'), t('stepDone')]} {...props} />
}

export type DeliverySteps = ReturnType<typeof useDeliverySteps>

export function useDeliverySteps() {
  const navigate = useNavigate()
  const leave = useGoBack(parentPath)
  const steps = useHistorySteps<DeliveryStep>({ first: 1, last: 3, leave })
  return {
    ...steps,
    leave,
    /** After the payment: the steps leave the history, so that Back leaves the delivery. */
    finish: () => steps.finish(() => void navigate(steps.stepPath(3), { replace: true })),
  }
}
