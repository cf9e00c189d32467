import { useText } from '@/text/text'
import { ListenButton } from '@/ui/ListenButton'
import { StepsFrame, type StepsFrameProps } from '@/ui/StepsFrame'
import type { Step } from './use-steps'

interface CheckoutFrameProps extends Omit<StepsFrameProps, 'title' | 'names'> {
  step: Step
}

/** The frame around each of the four steps. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const t = useText('checkout')
  const titles = useText('titles')
  const names = [t('review'), t('payment'), t('transaction'), t('done')]
  return <StepsFrame title={titles('checkout')} names={names} aside={<ListenButton />} {...props} />
}
