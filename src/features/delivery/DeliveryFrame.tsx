import { useNavigate } from 'react-router-dom'
import type { OrderItem } from '@/api/contract/order-item'
import { deliveryStage, type DeliveryStage, isDeliveryDue, isDeliveryPaid } from '@/domain/delivery'
import { parentPath } from '@/paths'
import { useText } from '@/text/text'
import { useFormatDate } from '@/ui/DateText'
import { BankIcon, CheckIcon, ClockIcon, TruckIcon } from '@/ui/icons'
import { StepsFrame, type StepsFrameProps } from '@/ui/StepsFrame'
import { useGoBack } from '@/ui/use-go-back'
import { useHistorySteps } from '@/ui/use-history-steps'
import { WhatNext } from '@/ui/WhatNext'
import type { Delivery } from './use-delivery'

export interface DeliveryStepProps {
  item: OrderItem
  delivery: Delivery
  steps: Steps
}

interface DeliveryFrameProps extends Omit<StepsFrameProps, 'names' | 'move' | 'onBack'> {
  step: Step
  steps: Steps
  /** By default those of `steps`. */
  move?: string | undefined
  onBack?: () => void
}

export function DeliveryFrame({ steps, ...props }: DeliveryFrameProps) {
  const t = useText('delivery')
  const names = [t('stepRequest'), t('stepPayment'), t('stepDone')]
  return <StepsFrame names={names} move={steps.move} onBack={steps.back} {...props} />
}

/** DLV-1: the stages of a delivery that lie ahead. */
export function StepsAhead({ item }: { item: OrderItem }) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const isAccepted = isDeliveryDue(deliveryStage(item))
  const date = formatDate(item.deliveryRequest?.estimatedDeliveryDate)
  const stages = [
    {
      name: t('acceptance'),
      time: isAccepted ? t('acceptanceDone') : t('acceptanceText'),
      icon: isAccepted ? (
        <CheckIcon className="size-6 shrink-0 text-leaf-600" />
      ) : (
        <ClockIcon className="size-6 shrink-0 text-pending" />
      ),
    },
    {
      name: t('stepPayment'),
      time: t('paymentText'),
      icon: (
        <BankIcon className={`size-6 shrink-0 ${isAccepted ? 'text-pending' : 'text-ink-muted'}`} />
      ),
    },
    {
      name: t('delivery'),
      time: date ? t('expectedBy', { date }) : t('deliveryText'),
      icon: <TruckIcon className="size-6 shrink-0 text-ink-muted" />,
    },
  ]
  return <WhatNext title={t('ahead')} stages={stages} />
}

/** 1 request or proceed, 2 payment, 3 success (DLV-1). */
export type Step = 1 | 2 | 3

export type Steps = ReturnType<typeof useSteps>

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

/** Step 2 once accepted, and after a rejected payment; only step 3 once paid (DLV-1). */
export function openStep(wanted: Step, stage: DeliveryStage, hasCharges: boolean): Step {
  if (isDeliveryPaid(stage)) return 3
  return isDeliveryDue(stage) && hasCharges && wanted > 1 ? 2 : 1
}
