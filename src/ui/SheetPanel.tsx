import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '@/text/text'
import { CloseIcon } from './icons'
import { IconButton } from './IconButton'

export interface PanelProps {
  open: boolean
  title: string
  onClose: () => void
  /** Called after the exit animation: the sheet can be removed. */
  onGone: () => void
  children: ReactNode
}

export const panelClasses =
  'panel-height absolute inset-x-0 bottom-0 mx-auto flex max-w-column flex-col rounded-t-sheet bg-paper shadow-float'

export function PanelContent(props: Pick<PanelProps, 'title' | 'onClose' | 'children'>) {
  const { title, onClose, children } = props
  const t = useText('ui')
  const [atTop, setAtTop] = useState(true)
  return (
    <>
      <div className="shrink-0 select-none">
        <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-hairline-strong" />
        <div className="flex items-center gap-2 py-1 pr-2 pl-5">
          <h2 className="min-w-0 flex-1 text-18 font-700">{title}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      <div
        data-sheet-body
        // At its top a finger moving down drags the sheet; else the body scrolls.
        className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 ${atTop ? 'touch-pan-down' : 'touch-pan-y'}`}
        onScroll={(event) => setAtTop(event.currentTarget.scrollTop <= 0)}
      >
        {children}
        <div className="mt-5 safe-bottom" />
      </div>
    </>
  )
}

/** A panel without animation: when the animated one cannot be loaded. */
export function StaticPanel({ open, onClose, onGone, ...content }: PanelProps) {
  useEffect(() => {
    if (!open) onGone()
  }, [open, onGone])

  if (!open) return null
  return (
    <div className={panelClasses}>
      <PanelContent onClose={onClose} {...content} />
    </div>
  )
}
