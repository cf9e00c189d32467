import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { Stepper } from '@/ui/StepsFrame'

/** 0 referral code, 1 personal details, 2 address, 3 bank details (REG-1). */
export type Step = 0 | 1 | 2 | 3

interface RegisterFrameProps {
  step: Step
  title: string
  onBack?: () => void
  onSubmit?: () => void
  action: ReactNode
  children: ReactNode
}

export function RegisterFrame(props: RegisterFrameProps) {
  const { step, title, onBack, onSubmit, action, children } = props
  const t = useText('register')
  const names = [t('code'), t('personal'), t('address'), t('bank')]
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // `useFocusHeading` has focused the heading of a new step: scroll there, too.
    const heading = box.current?.querySelector('h1')
    if (heading && heading === document.activeElement) heading.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={box} className="flex flex-1 flex-col">
      <Screen title={title} onBack={onBack} action={action} onSubmit={onSubmit}>
        <Stepper isNamed steps={names} current={step} />
        {children}
      </Screen>
    </div>
  )
}
