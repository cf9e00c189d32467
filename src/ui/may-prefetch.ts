interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether to prefetch: not with Save-Data and not on 2G. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
