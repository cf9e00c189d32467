import { type ReactNode, useId } from 'react'
import { Button } from './Button'
import { useModal } from './use-modal'

export interface DialogProps {
  onClose: () => void
  title: string
  /** Long text scrolls. */
  children: ReactNode
  /** Buttons, the safe one first. */
  actions: ReactNode
}

/**
 * A modal dialog, open while it is rendered. Not inside a sheet: show a `Confirm` in place of the
 * sheet's content there.
 */
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

export interface ConfirmProps {
  question: string
  noLabel: string
  yesLabel: string
  onNo: () => void
  onYes: () => void
  /** Yes is being sent and cannot be undone, so `No` is hidden. */
  loading: boolean
}

/** A question shown in place of a sheet's content. */
export function Confirm({ question, noLabel, yesLabel, onNo, onYes, loading }: ConfirmProps) {
  const questionId = useId()
  return (
    <div role="group" aria-labelledby={questionId} className="flex flex-col gap-5 py-2">
      <p id={questionId} className="text-18 font-600">
        {question}
      </p>
      <div className="flex w-full gap-3 *:flex-1">
        {!loading && (
          <Button kind="secondary" autoFocus onClick={onNo}>
            {noLabel}
          </Button>
        )}
        <Button kind="danger" loading={loading} onClick={onYes}>
          {yesLabel}
        </Button>
      </div>
    </div>
  )
}
