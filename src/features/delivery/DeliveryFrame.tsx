import { useText } from '@/text/text'
import { StepsFrame, type StepsFrameProps } from '@/ui/StepsFrame'
import type { Step } from './use-steps'

interface DeliveryFrameProps extends Omit<StepsFrameProps, 'title' | 'names'> {
  step: Step
}

/** What the three steps have in common; each brings its own. */
export function DeliveryFrame(props: DeliveryFrameProps) {
  const t = useText('delivery')
  const titles = useText('titles')
  const names = [t('stepRequest'), t('stepPayment'), t('stepDone')]
  return <StepsFrame title={titles('deliveryRequest')} names={names} {...props} />
}
