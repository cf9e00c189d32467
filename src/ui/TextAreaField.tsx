import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, controlBox, controlLook, useFieldParts } from './FieldFrame'
import type { FieldWords } from './FieldFrame'

interface TextAreaFieldProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** `Field` for several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, id, className, ref, rows = 5, ...attributes } = props
  const words = { label, hint, error, id }
  const parts = useFieldParts(words)
  return (
    <FieldFrame {...words} parts={parts} className={className}>
      <div className={controlBox(error, attributes.readOnly)}>
        <textarea
          ref={ref}
          rows={rows}
          {...attributes}
          {...parts.control}
          className={`${controlLook} resize-y`}
        />
      </div>
    </FieldFrame>
  )
}
