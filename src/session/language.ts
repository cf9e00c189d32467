const YEAR_S = 31_536_000

/**
 * Keeps the chosen language on this device, in a cookie: log-out clears all local storage, and whoever signs in next in this
 * house reads the same script. The script in the page reads it before anything is drawn (boot/inline-scripts.ts), and renews it.
 */
export function keepLanguage(language: string): void {
  document.cookie = `language=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}
