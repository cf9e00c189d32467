import { now } from '@/lib/clock'
import { deviceStore } from './storage'

/**
 * REG-2: when a visitor opened an invitation link (ms), and its referral code. It outlives the tab:
 * installing the app and closing a messenger's browser end that.
 */
const KEY = 'sauda.invitation'
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000

export function rememberInvitation(code: string): void {
  deviceStore.set(KEY, `${now().getTime()} ${code}`)
}

/** The code; '' when there is none, or an older one. */
export function readInvitation(): string {
  const [at = '', code = ''] = deviceStore.get(KEY)?.split(' ') ?? []
  return now().getTime() - Number(at) < SEVEN_DAYS ? code : ''
}

/** When somebody signs in. */
export function forgetInvitation(): void {
  deviceStore.remove(KEY)
}
