/** The two fields the provider puts beside, or instead of, what it was asked for. */
export function succeeded(message: string): { success: boolean; message: string } {
  return { success: true, message }
}
