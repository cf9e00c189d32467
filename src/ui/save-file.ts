import { useRef } from 'react'
import { log } from '@/lib/log'
import { isInstalledOnApple, shareFileByPhone } from './share'

/** A slow phone may still read the file long after the click (ms). */
const REVOKE_AFTER = 60_000

/** In-app browsers and web views, which ignore downloads silently. */
const APPS =
  /; wv\)|\bFBA[NV]\b|\bFB_IAB\b|\bInstagram\b|\bLine\/|\bMicroMessenger\b|\bTwitter\b|\bWhatsApp\b|\bLinkedInApp\b|\bSnapchat\b|\bGSA\//

/**
 * Whether this browser saves the target of a link with `download`. `installed`: started from the
 * home screen of an iPhone.
 */
export function canDownload(userAgent: string, installed: boolean): boolean {
  if (APPS.test(userAgent)) return false
  const isApple = /iPhone|iPad|iPod/.test(userAgent)
  return !isApple || (/Safari\//.test(userAgent) && !installed)
}

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
  return address
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = addressOf(file)
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}

/**
 * Gives the person a file of this name: as a download (which the browser may still block), else by
 * the phone's share sheet, else in a new window. `closed`: the person closed the sheet. `refused`:
 * all of them fail; the browser may want a fresh tap, so keep the file.
 */
export async function saveFile(
  file: Blob,
  name: string,
): Promise<'handed-over' | 'closed' | 'refused'> {
  if (canDownload(navigator.userAgent, isInstalledOnApple())) {
    download(file, name)
    return 'handed-over'
  }
  const shared = await shareFileByPhone(new File([file], name, { type: file.type }))
  if (shared === 'closed') return 'closed'
  if (shared === 'shared' || window.open(addressOf(file), '_blank')) return 'handed-over'
  log.warn('the browser did not take a file')
  return 'refused'
}

/** Hands a file over. Keeps one that the browser refused, so that the next tap needs no request. */
export function useSaveFile(name: string) {
  const pending = useRef<Blob>(undefined)

  async function handOver(file: Blob): Promise<boolean> {
    pending.current = file
    const isTaken = (await saveFile(file, name)) !== 'refused'
    if (isTaken) pending.current = undefined
    return isTaken
  }

  return {
    handOver,
    press(fetchFile: () => void): void {
      if (pending.current) void handOver(pending.current)
      else fetchFile()
    },
  }
}
