import { log } from '@/lib/log'

/** NTF-2: sets the number on an installed app's icon; 0 removes it. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch(() => log.warn('the number on the icon could not be set'))
}
