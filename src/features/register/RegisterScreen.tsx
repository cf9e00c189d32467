import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useAgentLookup } from '@/api/hooks/registration'
import { isReferralCode, referralCodeFrom } from '@/domain/text'
import { paths, startPath } from '@/routes/paths'
import { rememberSentOffer } from '@/session/drafts'
import { rememberInvitation } from '@/session/invitation'
import { useUserId } from '@/session/session'
import { lazyPart } from '@/ui/lazy-part'
import { ScreenSkeleton } from '@/ui/ScreenSkeleton'
import { useHistorySteps } from '@/ui/use-history-steps'
import { PersonalStep } from './PersonalStep'
import { ReferralStep } from './ReferralStep'
import { finishPersonal, registeredDraft, useRegistration } from './register-draft'
import { isPersonRight } from './register-schemas'
import type { Step } from './RegisterFrame'

const Loading = () => <ScreenSkeleton kind="form" />

const AddressStep = lazyPart(async () => (await import('./AddressStep')).AddressStep, Loading)

/** Only who has registered sees it; loaded before that. */
const BankStep = lazyPart(async () => (await import('./BankStep')).BankStep, Loading)

/**
 * REG-1: four steps in one flow. A signed-in person sees only the last step, right after
 * registering; otherwise they go to /home.
 */
export function RegisterScreen() {
  const steps = useRegisterSteps()
  const userId = useUserId()
  const query = new URLSearchParams(useLocation().search)
  const invitation = referralCodeFrom(query.get('code') ?? '')
  const sentSku = query.get('offer')
  useEffect(() => {
    if (sentSku && userId === undefined) rememberSentOffer(sentSku)
  }, [sentSku, userId])
  useEffect(() => {
    if (isReferralCode(invitation) && userId === undefined) rememberInvitation(invitation)
  }, [invitation, userId])
  useEffect(() => {
    AddressStep.preload()
    BankStep.preload()
  }, [])
  if (userId === undefined) return <Joining key={invitation} {...{ invitation, steps }} />
  if (registeredDraft.read()?.userId !== userId) return <Navigate to={startPath(sentSku)} replace />
  return <BankStep settle={steps.settleOnLast} />
}

function useRegisterSteps() {
  const navigate = useNavigate()
  const steps = useHistorySteps<Step>({
    first: 0,
    last: 3,
    leave: () => void navigate(paths.landing, { replace: true }),
  })
  return {
    ...steps,
    /** After the registration: the steps before leave the history, so that Back skips them. */
    settleOnLast(): void {
      if (steps.wanted !== 3)
        steps.finish(() => void navigate(steps.stepPath(3), { replace: true }))
    },
  }
}

type Steps = ReturnType<typeof useRegisterSteps>

function Joining({ invitation, steps }: { invitation: string; steps: Steps }) {
  const { registration, change } = useRegistration(invitation)
  const { code, isCodeSkipped, personal, address, checked } = registration
  const [secrets, setSecrets] = useState({ password: '', confirmPassword: '' })

  const isPassed = checked.mobileNo === personal.mobileNo && isPersonRight(personal)
  const { wanted, fallBackTo } = steps
  const step: Step = wanted >= 2 ? (isPassed ? 2 : 1) : wanted
  useEffect(() => {
    if (step < wanted) fallBackTo(step)
  })

  const usedCode = isCodeSkipped ? '' : code
  // A failed lookup is tried again in each step, without blocking it.
  const lookup = useAgentLookup(step === 0 ? code : usedCode, step)

  if (step === 0) {
    const goOn = (isSkipped: boolean) => {
      change({ isCodeSkipped: isSkipped })
      steps.forward(1)
    }
    return (
      <ReferralStep
        {...{ code, lookup }}
        onCode={(typed) => change({ code: typed, isCodeSkipped: false })}
        onProceed={() => goOn(false)}
        onSkip={() => goOn(true)}
        onBack={steps.back}
      />
    )
  }
  if (step === 1) {
    return (
      <PersonalStep
        code={usedCode}
        lookup={lookup}
        initialValues={{ ...personal, ...secrets }}
        onValues={({ password, confirmPassword, ...typed }) => {
          setSecrets({ password, confirmPassword })
          change({ personal: typed })
        }}
        onPassed={(checkedPerson) => {
          change(finishPersonal(registration, checkedPerson))
          steps.forward(2)
        }}
        onBack={steps.back}
      />
    )
  }
  return (
    <AddressStep
      personal={personal}
      lookup={lookup}
      initialValues={{ ...address, ...secrets }}
      onValues={({ password, confirmPassword, ...typed }) => {
        setSecrets({ password, confirmPassword })
        change({ address: typed })
      }}
      onBack={steps.back}
    />
  )
}
