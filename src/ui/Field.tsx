import {
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { asciiDigits } from '@/domain/text'
import { useText } from '@/text/text'
import { classes } from './classes'
import { controlBox, controlClasses, FieldFrame, type FieldMessages } from './FieldFrame'
import { EyeIcon, EyeOffIcon } from './icons'
import { IconButton } from './IconButton'

/**
 * `tel`: a mobile number, digits only. `numeric`: digits only on the keyboard (pincode). `decimal`:
 * amounts and quantities. `masked`: an account number or a transaction ID, hidden like a password
 * but never offered to a password manager; it can be revealed and pasted into.
 */
type FieldKind = 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'password' | 'masked'

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

type Edit = (typed: string, caret: number) => { text: string; caret: number }

export interface FieldProps
  extends FieldMessages, Omit<InputAttributes, 'type' | 'prefix' | 'id' | 'onChange'> {
  kind?: FieldKind
  /** Cleans a typed or pasted text, each character alone. */
  clean?: ((typed: string) => string) | undefined
  /** Cleans it where the caret matters, and says where the caret belongs. In place of `clean`. */
  edit?: Edit | undefined
  /** Shown in the box before and after the text: ₹, kg. */
  prefix?: string
  suffix?: string
  /** A control of its own at the end of the box, such as a paste or a copy button. */
  trailing?: ReactNode
  /** Whether a masked value shows. Given without `onReveal`, another field's button decides. */
  revealed?: boolean | undefined
  onReveal?: (revealed: boolean) => void
  onChange?: (event: { target: HTMLInputElement; type: string }) => void
  ref?: Ref<HTMLInputElement>
}

const secretSettings = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** Attributes that keep the common password managers away. */
const noManager = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

const settings: Record<FieldKind, InputAttributes> = {
  text: { type: 'text' },
  tel: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', ...secretSettings },
  numeric: { type: 'text', inputMode: 'numeric', spellCheck: false },
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off', spellCheck: false },
  password: { type: 'password', ...secretSettings },
  masked: { type: 'text', ...secretSettings, ...noManager },
}

/** Cleans what is typed into a field of this kind, unless the field has a cleaner of its own. */
const cleanOf: Partial<Record<FieldKind, (typed: string) => string>> = {
  numeric: asciiDigits,
  decimal: asciiDigits,
  masked: asciiDigits,
}

/**
 * Browsers without `-webkit-text-security` get a password field: a password manager may offer to
 * save the value, but it stays hidden.
 */
const hiddenTextType =
  typeof CSS === 'undefined' ||
  typeof CSS.supports !== 'function' ||
  CSS.supports('-webkit-text-security', 'disc')
    ? 'text'
    : 'password'

/** For `register()` of react-hook-form, or for `value` and `onChange`. */
export function Field(props: FieldProps) {
  const { label, hint, error, noteBeside, aside, className, ref, ...control } = props
  const { kind = 'text', prefix, suffix, trailing, revealed, onReveal, onChange, ...rest } = control
  const { clean = cleanOf[kind], edit = clean && byCharacter(clean), ...attributes } = rest
  const [isRevealed, setRevealed] = useState(false)
  const isShown = revealed ?? isRevealed
  const secret = kind === 'password' || kind === 'masked'
  const hidden = secret && !isShown
  const hiddenType = kind === 'masked' ? hiddenTextType : 'password'

  const input = useRef<HTMLInputElement>(null)
  const isMounted = useRef(false)
  useImperativeHandle(ref, () => {
    const element = input.current as HTMLInputElement
    // Text typed before hydration has triggered no onChange.
    if (!isMounted.current && !window.isComposing) keepClean(element, edit)
    isMounted.current = true
    return element
  })

  return (
    <FieldFrame {...{ label, hint, error, noteBeside, aside, className }} hasUnit={Boolean(suffix)}>
      {(parts) => (
        <div
          className={classes(
            controlBox(error, attributes.readOnly ?? attributes.disabled),
            Boolean(trailing) && 'flex-wrap justify-end',
          )}
        >
          {prefix && (
            <span aria-hidden="true" className="pl-4 text-ink-muted">
              {prefix}
            </span>
          )}
          <input
            ref={input}
            onChange={(event) => {
              // Rewritten text would be composed once more: `p`, `PPR`, `PPRPRA`.
              if (!isComposing(event.nativeEvent)) keepClean(event.target, edit)
              onChange?.(event)
            }}
            onCompositionEnd={({ currentTarget, type }) => {
              if (keepClean(currentTarget, edit)) onChange?.({ target: currentTarget, type })
            }}
            {...settings[kind]}
            {...attributes}
            {...parts.control}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              if (keepClean(event.target, edit))
                onChange?.({ target: event.target, type: 'change' })
              attributes.onBlur?.(event)
            }}
            type={secret ? (hidden ? hiddenType : 'text') : settings[kind].type}
            className={classes(
              controlClasses,
              prefix && 'pl-2',
              Boolean(trailing) && 'min-w-24',
              hidden && kind === 'masked' && 'masked',
            )}
          />
          {suffix && (
            <span id={parts.unitId} className="shrink-0 pr-4 text-ink-muted">
              {suffix}
            </span>
          )}
          {trailing}
          {secret && (revealed === undefined || onReveal) && (
            <RevealButton
              label={kind === 'masked' ? label : undefined}
              fieldId={parts.id}
              labelId={parts.labelId}
              revealed={isShown}
              onPress={() => (onReveal ?? setRevealed)(!isShown)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing

/** The caret stays behind what is left of the text before it. */
function byCharacter(clean: (typed: string) => string): Edit {
  return (typed, caret) => {
    const text = clean(typed)
    // With a digit behind it: `clean` may trim the end.
    const before = clean(`${typed.slice(0, caret)}0`).length - 1
    return { text, caret: Math.min(before, text.length) }
  }
}

/** Cleans the input's text before a form reads it; whether it had to. */
function keepClean(input: HTMLInputElement, edit: Edit | undefined): boolean {
  if (!edit) return false
  const { text, caret } = edit(input.value, input.selectionStart ?? input.value.length)
  if (input.value === text) return false
  input.value = text
  input.setSelectionRange(caret, caret)
  return true
}

interface RevealButtonProps {
  /** Named in the button, except for a password: "Show password" is what people look for. */
  label: string | undefined
  fieldId: string
  labelId: string
  revealed: boolean
  onPress: () => void
}

function RevealButton({ label, fieldId, labelId, revealed, onPress }: RevealButtonProps) {
  const t = useText('ui')
  const password = revealed ? t('hidePassword') : t('showPassword')
  return (
    <IconButton
      label={label === undefined ? password : t(revealed ? 'hide' : 'show', { label })}
      aria-controls={fieldId}
      aria-describedby={label === undefined ? labelId : undefined}
      className="-outline-offset-2"
      // Keeps the focus, and with it the phone's keyboard, in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {revealed ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  )
}
