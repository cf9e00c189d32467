import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reasonOf } from '@/api/errors'
import { type AgentLookup, useUserExists } from '@/api/hooks/registration'
import { useTappedRead } from '@/api/submission/use-tapped-read'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { PasswordFields } from '@/features/shared/person/PasswordFields'
import { PersonFields } from '@/features/shared/person/PersonFields'
import { useReferralMessage } from '@/features/shared/share/referral-message'
import type { Secrets } from '@/features/shared/person/secrets-schema'
import { useSchemaForm } from '@/ui/use-schema-form'
import { LoginNow } from './LoginNow'
import { type Personal, personalDetails } from './register-draft'
import { personalSchema } from './register-schemas'
import { RegisterFrame } from './RegisterFrame'

export type PersonalValues = Personal & Secrets

interface PersonalStepProps {
  /** '' for none. */
  code: string
  lookup: AgentLookup
  initialValues: PersonalValues
  onValues: (values: PersonalValues) => void
  /** The rules hold and the provider does not know the mobile number. */
  onPassed: (personal: Personal) => void
  onBack: () => void
}

export function PersonalStep(props: PersonalStepProps) {
  const { code, lookup, initialValues, onValues, onPassed, onBack } = props
  const t = useText('register')
  const existence = useUserExists()
  // Set from the first tap on, before React renders the button as busy.
  const asked = useRef<{ values: PersonalValues; typed: PersonalValues }>(undefined)
  const [passed, setPassed] = useState<Personal>()
  const [defaultValues] = useState(initialValues)
  const form = useSchemaForm({
    schema: personalSchema(useText('person'), t),
    defaultValues,
    onValues: (values) => {
      // The provider's answer was about the previous details.
      if (!existence.isPending && !existence.isIdle) existence.reset()
      onValues(values)
    },
  })

  // In an effect, which does not run once the person has left this step.
  const pass = useEffectEvent(onPassed)
  useEffect(() => {
    if (passed) pass(passed)
  }, [passed])

  const { isReading, start } = useTappedRead(async (signal) => {
    if (!asked.current) return
    const { values, typed } = asked.current
    let mayPass = false
    try {
      const { exist } = await existence.mutateAsync(personalDetails(values))
      mayPass = !exist && isSame(form.getValues(), typed)
    } finally {
      // After a success it stays: a tap before the next step appears sends nothing more.
      if (!mayPass && !signal.aborted) asked.current = undefined
    }
    const { name, mobileNo, email } = values
    if (mayPass && !signal.aborted) setPassed({ name, mobileNo, email })
  })

  function ask(values: PersonalValues): void {
    if (asked.current) return
    asked.current = { values, typed: form.getValues() }
    start()
  }

  function refusal(): string | undefined {
    if (existence.isError) return reasonOf(existence.error) ?? t('failed')
    return existence.data?.exist ? existence.data.message || t('taken') : undefined
  }

  return (
    <RegisterFrame
      step={1}
      title={t('personal')}
      onBack={onBack}
      onSubmit={() => void form.handleSubmit(ask)()}
      action={
        <Button type="submit" loading={isReading}>
          {t('proceed')}
        </Button>
      }
    >
      <Referral code={code} lookup={lookup} />
      <div className="flex flex-col gap-1">
        <PersonFields isLogin field={form.field} emailHint={t('optional')} />
        <PasswordFields field={form.field} label={t('password')} hint={t('passwordHint')} />
      </div>
      <LoginNow mobileNo={initialValues.mobileNo} refusal={refusal()} />
    </RegisterFrame>
  )
}

function isSame(one: PersonalValues, other: PersonalValues): boolean {
  return (Object.keys(other) as (keyof PersonalValues)[]).every((key) => one[key] === other[key])
}

function Referral({ code, lookup }: Pick<PersonalStepProps, 'code' | 'lookup'>) {
  const t = useText('register')
  const message = useReferralMessage(lookup)
  if (code === '') return <p className="text-ink-muted">{t('noCode')}</p>
  return <Field disabled label={t('code')} value={code} {...message} />
}
