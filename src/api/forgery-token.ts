import { log } from '@/lib/log'
import { isRecord } from './contract/readers'
import type { AnyEndpoint } from './endpoint'
import { type Answer, namesToken, serverMessages } from './errors'
import { readTokens } from './forgery-cookie'

const loadForgeryPair = () => import('./forgery-pair')

/** After a write was refused for its token, which has applied nothing: the one to try instead. */
export async function otherToken(
  { method }: AnyEndpoint,
  refusal: Answer | undefined,
  sent: string | undefined,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  if (method === 'GET' || !refusal || ![403, 419].includes(refusal.status)) return undefined
  try {
    const { findOtherToken } = await loadForgeryPair()
    return await findOtherToken(refusal, sent, signal)
  } catch {
    log.warn('the code for another token could not be fetched')
    return undefined
  }
}

/** The answer says so; or it says nothing, and this page could send no token. */
export function refusesToken({ method }: AnyEndpoint, answer: Answer | undefined): boolean {
  if (method === 'GET' || !answer) return false
  const { status, data } = answer
  const isMute = status === 403 && isRecord(data) && !serverMessages(data).serverMessage
  return namesToken(answer) || (isMute && readTokens().length === 0)
}

/** Tells people and the log when no write of this page can be saved. */
export function explainForbidden({ name, method }: AnyEndpoint, isTokenRefusal: boolean): void {
  if (method === 'GET') return
  loadForgeryPair()
    .then(({ checkForgeryPair }) => checkForgeryPair(name, isTokenRefusal))
    .catch(() => log.warn('the reason of a refusal could not be looked for'))
}
