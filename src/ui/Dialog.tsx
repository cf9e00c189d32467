import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal'

export interface DialogProps {
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the safe one first. */
  actions: ReactNode
}

/** Open while it is rendered. Not inside a sheet: ask in place of the sheet's content there. */
export function Dialog({ onClose, title, children, actions }: DialogProps) {
  const dialog = useModal(true, onClose, 'first control')
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed inset-0 m-auto size-fit max-h-none w-full max-w-column bg-transparent p-4 text-ink backdrop:bg-scrim"
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="flex panel-height pop flex-col rounded-sheet bg-paper shadow-float">
        <h2 id={titleId} className="px-5 pt-5 text-18 font-700">
          {title}
        </h2>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2">
          {children}
        </div>
        {/* Stacked where their words need it. */}
        <div className="flex flex-wrap gap-3 p-5 *:grow">{actions}</div>
      </div>
    </dialog>
  )
}
