import { useState, useSyncExternalStore } from 'react'
import { deviceStore } from './storage'

const YEAR_S = 31_536_000

/**
 * Language and display are in cookies: log-out does not clear them, as the next person on this
 * phone often reads the same. Inline scripts read and renew them before the first paint
 * (boot/inline-scripts.ts).
 */
function store(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`
}

const read = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]

export function storeLanguage(language: string): void {
  store('language', language)
}

/** A setting of the display with a few choices; the first one is the default. */
function displaySetting<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
) {
  return {
    choices,
    read: () => choices.find((choice) => choice === read(name)) ?? choices[0],
    choose(choice: Choice): void {
      store(name, choice)
      window.applyDisplay?.()
    },
  }
}

export const theme = displaySetting('theme', ['system', 'light', 'dark', 'contrast'])

/** 100 %, 112.5 % and 125 % of the browser's own size (ui/themes.css). */
export const textSize = displaySetting('text', ['1', '2', '3'])

/** Keyboard shortcuts, which a person may turn off (WCAG 2.1.4). */
export const areShortcutsOn = () => read('keys') !== 'off'

export function storeShortcuts(isOn: boolean): void {
  store('keys', isOn ? 'on' : 'off')
}

/** Of one person on this device: log-out clears it, so that the next one gets no news of theirs. */
const NOTIFY = 'sauda.notify'

/**
 * `unsupported`: this browser has none, or is a phone's, which lets no page show them. `blocked`:
 * its settings forbid them.
 */
export type NotifyState = 'unsupported' | 'off' | 'blocked' | 'on'

function readState(): NotifyState {
  if (!('Notification' in window) || !window.matchMedia('(pointer: fine)').matches)
    return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && deviceStore.get(NOTIFY) === 'on' ? 'on' : 'off'
}

export function useNotifyState(): NotifyState {
  return useSyncExternalStore(deviceStore.subscribe, readState, () => 'unsupported')
}

/** Asks the person's permission, which only a press may do. */
export async function turnOnNotifications(): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'granted') deviceStore.set(NOTIFY, 'on')
  else turnOffNotifications()
}

export function turnOffNotifications(): void {
  deviceStore.remove(NOTIFY)
}

const ROWS = 'rows'

/**
 * FND-7: orders in rows of 44px instead of cards. The choice is of this device, until log-out.
 */
export function useCompactRows(byDefault: boolean) {
  const [isCompact, setCompact] = useState(
    () => (deviceStore.get(ROWS) ?? (byDefault && 'compact')) === 'compact',
  )
  return {
    isCompact,
    choose(next: boolean): void {
      deviceStore.set(ROWS, next ? 'compact' : 'cards')
      setCompact(next)
    },
  }
}
