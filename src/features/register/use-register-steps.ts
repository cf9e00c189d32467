import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { useHistorySteps } from '@/ui/use-history-steps'

/** 0 referral code, 1 personal details, 2 address, 3 bank details (REG-1). */
export type Step = 0 | 1 | 2 | 3

/** The step an address asks for; without one, the first. */
function readStep(search: string): Step {
  const step = Number(new URLSearchParams(search).get('step'))
  return step === 1 || step === 2 || step === 3 ? step : 0
}

/** The rest of the query, an invitation's code, stays. */
function stepPath(search: string, step: Step): string {
  const query = new URLSearchParams(search)
  if (step === 0) query.delete('step')
  else query.set('step', String(step))
  // Not by `size`: a URLSearchParams has none before Chrome 113 and Safari 17.
  const rest = query.toString()
  return `${paths.register}${rest && `?${rest}`}`
}

export type RegisterSteps = ReturnType<typeof useRegisterSteps>

/** The steps of registration, and how the last one comes to stand alone. */
export function useRegisterSteps() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const steps = useHistorySteps<Step>({
    first: 0,
    readStep,
    stepPath: (step) => stepPath(search, step),
    leave: () => void navigate(paths.landing, { replace: true }),
  })
  const nothingToStop = () => undefined
  return {
    ...steps,
    /** After the registration: the steps before leave the history, so that Back returns to none of them. */
    settleOnLast(): () => void {
      if (steps.wanted === 3) return nothingToStop
      return steps.finish(() => {
        void navigate(stepPath(search, 3), { replace: true })
        return nothingToStop
      })
    },
  }
}
