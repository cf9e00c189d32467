import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { fillOtp, OTP_LENGTH, type OtpBoxes } from '@/domain/otp'
import { useText } from '@/text/text'
import { FieldNote, outlineClasses, useFollowedKeyboard } from '@/ui/FieldFrame'

export interface OtpInputHandle {
  focus: (index: number) => void
  /** What stands in the boxes: password managers may fill them without an event. */
  read: () => OtpBoxes
}

const places = Array.from({ length: OTP_LENGTH }, (_, index) => index)

interface OtpInputProps {
  label: string
  boxes: OtpBoxes
  onChange: (boxes: OtpBoxes) => void
  error: string | undefined
  ref?: Ref<OtpInputHandle>
}

/**
 * Six boxes of one character each (PWD-2), each with its own value and error for screen readers:
 * `input-otp` draws them over a single input. No `maxLength`: a phone autofills the whole OTP into
 * one box.
 */
export function OtpInput({ label, boxes, onChange, error, ref }: OtpInputProps) {
  const t = useText('password')
  const id = useId()
  useFollowedKeyboard()
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  function focus(index: number): void {
    inputs.current[index]?.focus()
    inputs.current[index]?.select()
  }

  function read(): OtpBoxes {
    return inputs.current.reduce(
      (known, input, index) =>
        input && input.value !== known[index] ? fillOtp(known, index, input.value).boxes : known,
      boxes,
    )
  }

  useImperativeHandle(ref, () => ({ focus, read }))

  function put(index: number, text: string): void {
    const filled = fillOtp(boxes, index, text)
    onChange(filled.boxes)
    focus(filled.focus)
  }

  function clear(index: number): void {
    onChange(boxes.map((box, place) => (place === index ? '' : box)))
    focus(index)
  }

  /** A second digit in a box replaces the first one. */
  function type(index: number, value: string): void {
    if (value === '') clear(index)
    else put(index, value.length === 2 ? value.replace(boxes[index] ?? '', '') : value)
  }

  function press(index: number, event: KeyboardEvent): void {
    const moves: Record<string, () => void> = {
      // In an empty box, deletes the digit of the one before.
      Backspace: () => clear(boxes[index] === '' ? Math.max(index - 1, 0) : index),
      ArrowLeft: () => focus(Math.max(index - 1, 0)),
      ArrowRight: () => focus(Math.min(index + 1, OTP_LENGTH - 1)),
    }
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move()
  }

  function paste(index: number, event: ClipboardEvent): void {
    event.preventDefault()
    put(index, event.clipboardData.getData('text'))
  }

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className="@container"
    >
      <p id={`${id}-label`} className="mb-1 text-14 font-600">
        {label}
      </p>
      <div className="flex gap-2 @max-xs:gap-1">
        {places.map((index) => (
          <input
            key={index}
            ref={(input) => {
              inputs.current[index] = input
            }}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            aria-label={t('box', { place: index + 1, total: OTP_LENGTH })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-note` : undefined}
            value={boxes[index] ?? ''}
            className={`relative h-14 w-full min-w-0 rounded-control border bg-surface text-center text-22 font-700 tabular-nums focus:z-bar ${outlineClasses(error)}`}
            // Not onChange: React drops it when the same digit is typed over itself.
            onInput={(event) => type(index, event.currentTarget.value)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => paste(index, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}
