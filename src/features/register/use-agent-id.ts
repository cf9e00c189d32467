import { useEffect, useState } from 'react'
import type { AgentLookup } from '@/api/hooks/registration'
import { SLOW_AFTER } from '@/api/submission/waiting'

type Work = (agentId: string | undefined) => void

/**
 * REG-4: a look-up of the code that is under way at Register is waited for. When it fails or takes
 * SLOW_AFTER, the person is told, and the next tap goes without it.
 */
export function useAgentId(lookup: AgentLookup) {
  const [waiting, setWaiting] = useState<{ work: Work }>()
  const [isGivenUp, setIsGivenUp] = useState(false)
  const { kind } = lookup
  const agentId = kind === 'valid' ? lookup.agent.id : undefined

  useEffect(() => {
    if (!waiting) return
    const giveUp = () => {
      setWaiting(undefined)
      setIsGivenUp(true)
    }
    const goOn = () => {
      setWaiting(undefined)
      waiting.work(agentId)
    }
    const isChecking = kind === 'checking'
    const end = isChecking || kind === 'unchecked' ? giveUp : goOn
    const timer = setTimeout(end, isChecking ? SLOW_AFTER : 0)
    return () => clearTimeout(timer)
  }, [waiting, kind, agentId])

  return {
    isWaiting: waiting !== undefined,
    isGivenUp: isGivenUp && kind !== 'valid' && kind !== 'invalid',
    /** Runs `work` once it is known whose code it is. */
    whenKnown(work: Work): void {
      if (kind === 'checking' && !isGivenUp) setWaiting({ work })
      else work(agentId)
    },
  }
}
