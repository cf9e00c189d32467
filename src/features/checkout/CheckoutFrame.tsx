import type { Paise } from '@/domain/money'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { ListenButton } from '@/ui/ListenButton'
import { Notice } from '@/ui/Notice'
import { StepsFrame, type StepsFrameProps } from '@/ui/StepsFrame'
import type { Step, Steps } from './use-steps'

interface CheckoutFrameProps extends Omit<StepsFrameProps, 'title' | 'names' | 'move' | 'onBack'> {
  step: Step
  steps: Steps
  /** By default one step back. */
  onBack?: () => void
}

/** The frame around each of the four steps. */
export function CheckoutFrame({ steps, ...props }: CheckoutFrameProps) {
  const t = useText('checkout')
  const titles = useText('titles')
  const names = [t('review'), t('payment'), t('transaction'), t('done')]
  return (
    <StepsFrame
      title={titles('checkout')}
      names={names}
      aside={<ListenButton />}
      move={steps.move}
      onBack={steps.back}
      {...props}
    />
  )
}

/** CHK-7: shown before people pay, and again where they type the amount. */
export function ExactAmountNotice({ due }: { due: Paise }) {
  const t = useText('checkout')
  return (
    <Notice tone="warn" title={t('exactly', { amount: formatPaise(due, 2) })}>
      {t('wrongAmount')}
    </Notice>
  )
}
