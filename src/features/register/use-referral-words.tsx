import type { ReactNode } from 'react'
import type { AgentLookup } from '@/api/hooks/registration'
import { useText } from '@/text/text'
import { CheckIcon } from '@/ui/icons'

/** What stands under the code's field (REG-3. */
export function useReferralWords(lookup: AgentLookup): { error?: string; hint?: ReactNode } {
  const t = useText('register')
  if (lookup.kind === 'invalid') return { error: t('codeInvalid') }
  if (lookup.kind !== 'valid') return lookup.kind === 'checking' ? { hint: t('codeChecking') } : {}
  return {
    hint: (
      <span className="flex items-start gap-1 font-600 text-leaf-700">
        <CheckIcon className="mt-0.5 size-4" />
        <span className="min-w-0">{t('referredBy', { name: lookup.agent.name })}</span>
      </span>
    ),
  }
}
