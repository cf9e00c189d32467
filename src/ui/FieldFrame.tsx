import { type ReactNode, useEffect, useId } from 'react'
import { keepAboveKeyboard } from './above-keyboard'
import { classes } from './classes'

export interface FieldMessages {
  label: string
  hint?: ReactNode
  error?: string
  /** Shows hint and error in the label's row. */
  noteBeside?: boolean
  /** A small button at the end of the label's row. */
  aside?: ReactNode
}

let isFollowed = false

export function useFollowedKeyboard(): void {
  useEffect(() => {
    if (!isFollowed) keepAboveKeyboard()
    isFollowed = true
  }, [])
}

/** The ids that tie label, unit and note to the control. */
function useFieldParts({ hint, error }: FieldMessages, hasUnit: boolean) {
  const id = useId()
  const noteId = `${id}-note`
  const unitId = `${id}-unit`
  const describedBy = [hasUnit && unitId, (error ?? hint) && noteId].filter(Boolean).join(' ')
  return {
    id,
    labelId: `${id}-label`,
    unitId,
    noteId,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

/** Border and focus ring of a control. An invalid one in focus has one red ring. */
export const outlineClasses = (error: string | undefined) =>
  error
    ? 'border-notice-600 outline-notice-600 focus-within:border-transparent'
    : 'border-hairline-strong outline-leaf-600'

export function controlBox(error: string | undefined, readOnly = false): string {
  return classes(
    'flex min-h-tap items-center overflow-hidden rounded-control border focus-within:outline-2 focus-within:outline-offset-2',
    outlineClasses(error),
    readOnly ? 'bg-backdrop text-ink-muted' : 'bg-surface',
  )
}

export const controlClasses =
  'min-h-tap w-full min-w-0 flex-1 bg-transparent px-4 py-2.5 text-16 placeholder:text-ink-muted outline-none'

interface FieldFrameProps extends FieldMessages {
  className?: string
  hasUnit?: boolean
  /** Renders the control, with `parts.control` on it. */
  children: (parts: ReturnType<typeof useFieldParts>) => ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, noteBeside, aside, className, hasUnit = false, children } = props
  const parts = useFieldParts(props, hasUnit)
  useFollowedKeyboard()
  const note = <FieldNote id={parts.noteId} hint={hint} error={error} beside={noteBeside} />
  return (
    <div className={className}>
      <div className={classes('flex flex-wrap justify-between gap-x-2', aside ? 'mb-1.5' : 'mb-1')}>
        <label id={parts.labelId} htmlFor={parts.id} className="text-14 font-600 text-ink">
          {label}
        </label>
        {noteBeside && note}
        {aside && <div className="-my-3.5 -mr-3">{aside}</div>}
      </div>
      {children(parts)}
      {!noteBeside && note}
    </div>
  )
}

interface FieldNoteProps extends Pick<FieldMessages, 'hint' | 'error'> {
  id: string
  beside?: boolean | undefined
}

/** The hint or the error of a field. Empty, it stays a live region, without height. */
export function FieldNote({ id, hint, error, beside }: FieldNoteProps) {
  const note = error ?? hint
  return (
    <div className={classes(!beside && 'mb-2 field-note', Boolean(note) && 'field-note-open')}>
      <p
        id={id}
        aria-live="polite"
        className={classes(
          'overflow-hidden text-14',
          Boolean(note) && !beside && 'pt-1',
          error ? 'font-600 text-notice-600' : 'text-ink-muted',
        )}
      >
        {note}
      </p>
    </div>
  )
}
