import { env } from '@/env'
import { log } from '@/log'
import { reportForbidden } from './connectivity'

/**
 * Called after a write was answered 403. An API host of another name must set its XSRF-TOKEN cookie
 * for both names: this page cannot read, and so not repeat, another host's.
 */
export function checkForgeryPair(call: string): void {
  const isElsewhere =
    env.apiHost !== '' && new URL(env.apiHost).hostname !== window.location.hostname
  if (!isElsewhere || /(?:^|; )XSRF-TOKEN=/.test(document.cookie)) return
  log.error(
    'a write was refused, and no XSRF-TOKEN cookie can be read here: the API host must set its Domain (README, Deploying)',
    { call },
  )
  reportForbidden()
}
