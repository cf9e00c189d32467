import { env } from '@/config/env'
import { log } from '@/lib/log'
import { reportForbidden } from './connectivity'
import { products } from './contract/product'
import { isRecord } from './contract/readers'
import { addressOf } from './endpoint'
import { type Answer, namesToken, serverMessages } from './errors'
import { readTokens } from './forgery-cookie'

/** A read that renews the cookie is waited for this long (ms). */
const PATIENCE = 15_000

/**
 * After a write was refused with 403 or 419, and so not applied: the token to send it again with,
 * where another may help. That is a newer cookie, one that a read renews, or another cookie of the
 * same name, when the server compares that.
 */
export async function findOtherToken(
  answer: Answer,
  sent: string | undefined,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const isAboutToken =
    isRecord(answer.data) &&
    (namesToken(answer) || serverMessages(answer.data).serverMessage === undefined)
  const find = () => {
    const tokens = readTokens()
    return (isAboutToken ? tokens : tokens.slice(0, 1)).find((token) => token !== sent)
  }
  const token = find()
  if (token !== undefined || (sent !== undefined && !isAboutToken)) return token
  await renewCookie(signal)
  return find()
}

async function renewCookie(signal: AbortSignal | undefined): Promise<void> {
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, PATIENCE)
  signal?.addEventListener('abort', end)
  try {
    await fetch(env.apiHost + addressOf(products), {
      cache: 'no-store',
      credentials: 'include',
      signal: controller.signal,
    })
  } catch {
    log.warn('the XSRF-TOKEN cookie could not be renewed')
  } finally {
    clearTimeout(timer)
    // Its headers have brought the cookie: nobody needs the rest.
    end()
  }
}

/**
 * Called when a write stays refused. An API host of another name must set its XSRF-TOKEN cookie for
 * both names, and for all paths: this page cannot read, and so not repeat, any other.
 */
export function checkForgeryPair(call: string, isTokenRefusal: boolean): void {
  const isElsewhere =
    env.apiHost !== '' && new URL(env.apiHost).hostname !== window.location.hostname
  const isReadable = readTokens().length > 0
  if (!isTokenRefusal && (!isElsewhere || isReadable)) return
  log.error(
    isReadable
      ? 'a write was refused for its XSRF token'
      : 'a write was refused, and no XSRF-TOKEN cookie can be read here: the API host must set its Domain and Path (README, Deploying)',
    { call },
  )
  reportForbidden()
}
