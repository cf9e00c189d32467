interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not where bytes are dear or slow, as far as the browser says. In scripts of the pages, too: it uses nothing from outside. */
export function mayFetchUnasked(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
