import { useEffect, useRef, useState } from 'react'
import type { RegisterRequest } from '@/api/contract/registration'
import { ApiError } from '@/api/errors'
import { useRegister, useUserExists } from '@/api/hooks/registration'
import { log } from '@/log'
import { chooseDealType } from '@/session/deal-type'
import { readUserId, rememberSignIn } from '@/session/session'
import { registeredDraft, registrationDraft } from './register-draft'
import { personalDetails } from './register-request'

type State =
  | { kind: 'free' | 'busy' | 'failed' }
  /** The provider knows the number by now, and says so in these words. */
  | { kind: 'taken'; mobileNo: string; message: string }

/** The last registration sent by this page, settled once it is answered: the screen that sent it may be gone. */
let lastSent: Promise<unknown> = Promise.resolve()

export type Registering = ReturnType<typeof useRegistering>

/**
 * Registers a person once: one request at a time, never by itself again. After a failure nobody knows for sure what became
 * of the request, so the next try asks first whether the number is registered (decisions.md, "Registration").
 * `begunMobileNo` and `onBegin`: what must outlive the page, so that this holds after a reload too.
 */
export function useRegistering(begunMobileNo: string, onBegin: (mobileNo: string) => void) {
  const registration = useRegister(signIn)
  const existence = useUserExists()
  const [state, setState] = useState<State>({ kind: 'free' })
  // From the first tap, before React has drawn the button as busy.
  const busy = useRef(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  /** Registered, it stays busy: the next step comes, and a tap before it does sends nothing more. */
  async function send(request: RegisterRequest): Promise<State> {
    const { mobileNo } = request
    await lastSent
    // Who has left meanwhile may have come back and asked again.
    if (!isHere.current) return { kind: 'free' }
    if (begunMobileNo === mobileNo) {
      const { exist, message } = await existence.mutateAsync(personalDetails(request))
      if (exist) return { kind: 'taken', mobileNo, message }
      if (!isHere.current) return { kind: 'free' }
    }
    onBegin(mobileNo)
    const sent = registration.mutateAsync(request)
    lastSent = Promise.allSettled([sent])
    await sent
    return { kind: 'busy' }
  }

  async function submit(request: RegisterRequest): Promise<void> {
    if (busy.current) return
    busy.current = true
    setState({ kind: 'busy' })
    let next: State
    try {
      next = await send(request)
    } catch (error) {
      // The provider's door has logged its own.
      if (!(error instanceof ApiError)) log.error('a registration broke', { name: nameOf(error) })
      next = { kind: 'failed' }
    }
    busy.current = next.kind === 'busy'
    setState(next)
  }

  return {
    submit,
    isBusy: state.kind === 'busy',
    hasFailed: state.kind === 'failed',
    /** The provider's words, when this number turned out to be registered. */
    takenMessage: (mobileNo: string) =>
      state.kind === 'taken' && state.mobileNo === mobileNo ? state.message : undefined,
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

/** The person exists from here on, also when the screen that asked is gone. */
function signIn({ userId, address }: { userId: string; address: string }): void {
  // Somebody signed in meanwhile, in this tab or another: it stays theirs.
  if (readUserId() !== undefined) return
  registrationDraft.clear()
  registeredDraft.write({ userId })
  chooseDealType('domestic')
  rememberSignIn(userId, address)
}
