const YEAR_S = 31_536_000

/**
 * Stores the language in a cookie, which log-out does not clear: the next person on this phone
 * often reads the same script. boot/inline-scripts.ts reads and renews it before the first paint.
 */
export function storeLanguage(language: string): void {
  document.cookie = `language=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}
