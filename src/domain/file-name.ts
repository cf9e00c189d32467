const LONGEST = 80

/**
 * A file name from an id of the provider, without what leads into a folder, hides the file, or is
 * refused by a phone or Windows. `otherwise` is used when nothing is left of it.
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

/** API-21: named by the sell order id; by the order's, while the provider has given none. */
export function salesInvoiceName(
  { displayId }: { displayId: string },
  { sellOrderId }: { sellOrderId: string },
): string {
  return fileName(sellOrderId.trim() || `${displayId} sale`, 'pdf', 'invoice')
}
