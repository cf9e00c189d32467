import type { ReactNode } from 'react'
import type { AgentLookup } from '@/api/hooks/registration'
import { useText } from '@/text/text'
import { CheckIcon } from '@/ui/icons'

/** The hint or error below the field of a referral code (REG-3, BNK-5). */
export function useReferralMessage(lookup: AgentLookup): { error?: string; hint?: ReactNode } {
  const t = useText('register')
  if (lookup.kind === 'invalid') return { error: t('codeInvalid') }
  if (lookup.kind === 'checking') return { hint: t('codeChecking') }
  return lookup.kind === 'valid' ? { hint: <ReferredBy name={lookup.agent.name} /> } : {}
}

/** The name of the person who has this code. */
export function ReferredBy({ name }: { name: string }) {
  const t = useText('register')
  return (
    <span className="flex items-start gap-1 font-600 text-leaf-700">
      <CheckIcon className="mt-0.5 size-4" />
      <span className="min-w-0">{t('referredBy', { name })}</span>
    </span>
  )
}
