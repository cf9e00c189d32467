import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { useHistorySteps } from '@/ui/use-history-steps'

/** 0 referral code, 1 personal details, 2 address, 3 bank details (REG-1). */
export type Step = 0 | 1 | 2 | 3

export type RegisterSteps = ReturnType<typeof useRegisterSteps>

/** The steps of registration, and how the last one comes to stand alone. */
export function useRegisterSteps() {
  const navigate = useNavigate()
  const steps = useHistorySteps<Step>({
    first: 0,
    last: 3,
    leave: () => void navigate(paths.landing, { replace: true }),
  })
  return {
    ...steps,
    /** After the registration: the steps before leave the history, so that Back returns to none of them. */
    settleOnLast(): void {
      if (steps.wanted !== 3)
        steps.finish(() => void navigate(steps.stepPath(3), { replace: true }))
    },
  }
}
