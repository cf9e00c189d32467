import { log } from '@/log'
import type { Invitation } from './invitation'

/** The words as they stand above the link. */
export function wordsOf({ message, hashtag }: Invitation): string {
  return `${message} ${hashtag}`
}

function phoneData(invitation: Invitation): ShareData {
  return { title: invitation.subject, text: wordsOf(invitation), url: invitation.url }
}

/** Whether the phone has a share sheet of its own, and it takes this. */
export function canShareByPhone(invitation: Invitation): boolean {
  if (!('share' in navigator)) return false
  return !('canShare' in navigator) || navigator.canShare(phoneData(invitation))
}

/** Opens the phone's own share sheet. Closing it again is an answer like any other; a failure is logged. */
export async function shareByPhone(invitation: Invitation): Promise<void> {
  try {
    await navigator.share(phoneData(invitation))
  } catch (error) {
    const reason = nameOf(error)
    if (reason !== 'AbortError') log.warn("The phone's share sheet did not open", { reason })
  }
}

function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : 'unknown'
}

/** Opens the phone's share sheet with a file. True once it was given away or the sheet was closed; false where that does not work. */
export async function shareFileByPhone(file: File): Promise<boolean> {
  const data = { files: [file] }
  if (!('canShare' in navigator) || !navigator.canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    const reason = nameOf(error)
    if (reason === 'AbortError') return true
    log.warn('The phone did not share a file', { reason })
    return false
  }
}
