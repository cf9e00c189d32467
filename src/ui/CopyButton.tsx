import { type MouseEvent, useEffect, useState } from 'react'
import { log } from '@/lib/log'
import { useText } from '@/text/text'
import { Button } from './Button'
import { copyText } from './clipboard'
import { CheckIcon, icon } from './icons'
import { IconButton } from './IconButton'

const CopyIcon = icon(<path d="M9 9h10.5v11.5H9zM15 9V3.5H4.5V15H9" />)

/** NAV-14, in ms. */
const COPIED_TIME = 2000

export interface CopyButtonProps {
  /** What it copies, in words: "Account Number" makes the button's name "Copy Account Number". */
  label: string
  value: string
  /** A wide button with this text instead of the icon alone. */
  text?: string
  onCopied?: () => void
}

export function CopyButton({ label, value, text, onCopied }: CopyButtonProps) {
  const t = useText('ui')
  // A second copy shows for the full time again.
  const [copies, setCopies] = useState(0)
  const copied = copies > 0

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(event: MouseEvent<HTMLElement>) {
    if (await copyText(value, event.currentTarget)) {
      setCopies((count) => count + 1)
      onCopied?.()
    } else log.warn('The browser refused to copy')
  }

  if (text !== undefined) {
    return (
      <span className="relative flex">
        <span
          role="status"
          className={`pointer-events-none absolute inset-0 z-10 flex items-center justify-center gap-2 rounded-control font-600 ${copied ? 'pop border border-leaf-600 bg-leaf-50 text-leaf-700' : ''}`}
        >
          {copied && (
            <>
              <CheckIcon className="size-5" />
              <span>{t('copied')}</span>
            </>
          )}
        </span>
        <Button
          wide
          kind="secondary"
          icon={<CopyIcon className="size-5" />}
          onClick={(event) => void copy(event)}
        >
          {text}
        </Button>
      </span>
    )
  }

  return (
    <span className="relative inline-flex items-center">
      <span
        role="status"
        className={`pointer-events-none absolute right-full rounded-full px-2 text-14 font-600 ${copied ? 'pop bg-leaf-50 text-leaf-700' : ''}`}
      >
        {copied && t('copied')}
      </span>
      <IconButton label={t('copy', { label })} onClick={(event) => void copy(event)}>
        {copied ? <CheckIcon className="size-5 text-leaf-600" /> : <CopyIcon className="size-5" />}
      </IconButton>
    </span>
  )
}
