const YEAR_S = 31_536_000

/**
 * Settings of this device, in cookies: log-out does not clear them, as the next person on this
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

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

export function readTheme(): Theme {
  const stored = read('theme')
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  store('theme', theme)
  window.applyDisplay?.()
}

/** 100 %, 112.5 % and 125 % of the browser's own size (ui/themes.css). */
export const textSizes = ['1', '2', '3'] as const
export type TextSize = (typeof textSizes)[number]

export function readTextSize(): TextSize {
  const stored = read('text')
  return textSizes.find((size) => size === stored) ?? '1'
}

export function chooseTextSize(size: TextSize): void {
  store('text', size)
  window.applyDisplay?.()
}

/** Keyboard shortcuts, which a person may turn off (WCAG 2.1.4). */
export const areShortcutsOn = () => read('keys') !== 'off'

export function storeShortcuts(isOn: boolean): void {
  store('keys', isOn ? 'on' : 'off')
}
