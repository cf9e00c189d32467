import { log } from '@/lib/log'

export interface Invitation {
  message: string
  url: string
  /** Of an e-mail. */
  subject: string
  /** With its `#`. */
  hashtag: string
  /** The address of a picture that goes along where the phone takes files. */
  picture?: string | undefined
}

export function messageOf({ message, hashtag }: Invitation): string {
  return `${message} ${hashtag}`
}

function phoneData(invitation: Invitation, picture?: File): ShareData {
  const data = { title: invitation.subject, text: messageOf(invitation), url: invitation.url }
  return picture && canShareFile(picture) ? { ...data, files: [picture] } : data
}

export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

export function canShareByPhone(invitation: Invitation): boolean {
  if (!('share' in navigator)) return false
  return !('canShare' in navigator) || navigator.canShare(phoneData(invitation))
}

/** Opens the phone's share sheet. A failure is logged, closing it not. */
export async function shareByPhone(invitation: Invitation, picture?: File): Promise<void> {
  try {
    await navigator.share(phoneData(invitation, picture))
  } catch (error) {
    const reason = nameOf(error)
    if (reason !== 'AbortError') log.warn("The phone's share sheet did not open", { reason })
  }
}

/** Started from the home screen of an iPhone. */
export function isInstalledOnApple(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}

function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : 'unknown'
}

/** Opens the phone's share sheet with a file, and a text beside it. `refused`: it does not open. */
export async function shareFileByPhone(
  file: File,
  text?: string,
): Promise<'shared' | 'closed' | 'refused'> {
  if (!canShareFile(file)) return 'refused'
  try {
    await navigator.share({ files: [file], ...(text && { text }) })
    return 'shared'
  } catch (error) {
    const reason = nameOf(error)
    if (reason === 'AbortError') return 'closed'
    log.warn('The phone did not share a file', { reason })
    return 'refused'
  }
}
