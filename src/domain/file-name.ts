const LONGEST = 80

/**
 * The name of a file from an id the provider gave: nothing that leads into a folder, hides or is refused by a phone or by
 * Windows. `otherwise` is used when nothing is left of it.
 */
export function fileName(stem: string, extension: string, otherwise: string): string {
  const safe = stem
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, '-')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replace(/^[-. ]+|[-. ]+$/g, '')
  return `${safe || otherwise}.${extension}`
}

/** API-21: saved under the sell order id; where the provider has not given one yet, under the order's. */
export function salesInvoiceName(
  { displayId }: { displayId: string },
  { sellOrderId }: { sellOrderId: string },
): string {
  return fileName(sellOrderId.trim() || `${displayId} sale`, 'pdf', 'invoice')
}
