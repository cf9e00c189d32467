import { useRef } from 'react'
import { log } from '@/log'
import { shareFileByPhone } from './share'

/** A slow phone may still be reading the file when the click is long over (ms). */
const REVOKE_AFTER = 60_000

/** In-app browsers and web views: a download is swallowed without a word. */
const APPS =
  /; wv\)|\bFBA[NV]\b|\bFB_IAB\b|\bInstagram\b|\bLine\/|\bMicroMessenger\b|\bTwitter\b|\bWhatsApp\b|\bLinkedInApp\b|\bSnapchat\b|\bGSA\//

/**
 * `userAgent` of a browser that saves what a link with `download` leads to. `installed`: from the
 * home screen of an iPhone.
 */
export function canDownload(userAgent: string, installed: boolean): boolean {
  if (APPS.test(userAgent)) return false
  const isApple = /iPhone|iPad|iPod/.test(userAgent)
  return !isApple || (/Safari\//.test(userAgent) && !installed)
}

function isInstalledOnApple(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
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
 * Hands a file to the person under this name: saved, or where that does not work through the
 * phone's share sheet, or opened. False when the browser took none of it: it may want a fresh tap,
 * so keep the file for the next one.
 */
export async function saveFile(file: Blob, name: string): Promise<boolean> {
  if (canDownload(navigator.userAgent, isInstalledOnApple())) {
    download(file, name)
    return true
  }
  if (await shareFileByPhone(new File([file], name, { type: file.type }))) return true
  if (window.open(addressOf(file), '_blank')) return true
  log.warn('the browser did not take a file')
  return false
}

/**
 * A file on its way to the person. What the browser did not take is kept: the next tap hands it
 * over without fetching it again.
 */
export function useHandOver(name: string) {
  const kept = useRef<Blob>(undefined)

  function handOver(file: Blob): void {
    kept.current = file
    void saveFile(file, name).then((isTaken) => {
      if (isTaken) kept.current = undefined
    })
  }

  return {
    handOver,
    press(fetchIt: () => void): void {
      if (kept.current) handOver(kept.current)
      else fetchIt()
    },
  }
}
