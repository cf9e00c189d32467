import { useEffect, useEffectEvent, useRef } from 'react'
import type { AgentLookup } from '@/api/hooks/registration'
import { referralCodeFrom } from '@/domain/text'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { GiftIcon } from '@/ui/icons'
import { useReferralMessage } from '@/features/shared/share/referral-message'
import { RegisterFrame } from './RegisterFrame'

interface ReferralStepProps {
  code: string
  lookup: AgentLookup
  onCode: (code: string) => void
  onProceed: () => void
  onSkip: () => void
  onBack: () => void
}

/** Step 0: the referral code. An invalid one does not block. */
export function ReferralStep(props: ReferralStepProps) {
  const { code, lookup, onCode, onProceed, onSkip, onBack } = props
  const t = useText('register')
  const message = useReferralMessage(lookup)

  const field = useRef<HTMLInputElement>(null)

  const takeTyped = useEffectEvent(() => {
    if (field.current && field.current.value !== code) onCode(field.current.value)
  })
  // Takes over text typed into the prerendered page before hydration.
  useEffect(() => takeTyped(), [])

  function proceed(): void {
    // Some password managers fill a field without an event.
    const filled = referralCodeFrom(field.current?.value ?? code)
    if (filled !== code) onCode(filled)
    onProceed()
  }

  return (
    <RegisterFrame
      step={0}
      title={t('codeTitle')}
      onBack={onBack}
      onSubmit={proceed}
      action={
        <>
          <Button kind="secondary" onClick={onSkip}>
            {t('skip')}
          </Button>
          <Button type="submit">{t('proceed')}</Button>
        </>
      }
    >
      <div className="flex items-center gap-3">
        <GiftIcon className="size-8 text-leaf-700" />
        <p className="min-w-0">{t('codeText')}</p>
      </div>
      <Field
        label={t('code')}
        placeholder={t('codeExample')}
        value={code}
        ref={field}
        clean={referralCodeFrom}
        onChange={({ target }) => onCode(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={message.error}
        hint={message.hint ?? t('codeHint')}
      />
    </RegisterFrame>
  )
}
