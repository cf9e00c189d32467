import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button'

export interface SubmitOnceButtonProps extends ButtonProps {
  /** What is known of the outcome while it is not known whether it has arrived: said above the button. */
  note: ReactNode
}

/** The button of a write of consequence, which says what its next press does when the outcome of the last one is unknown. */
export function SubmitOnceButton({ note, ...button }: SubmitOnceButtonProps) {
  const noteId = useId()
  return (
    <div className="flex flex-col gap-2">
      {Boolean(note) && (
        <p id={noteId} role="status" className="text-14 text-sky-700">
          {note}
        </p>
      )}
      <Button wide {...(Boolean(note) && { 'aria-describedby': noteId })} {...button} />
    </div>
  )
}
