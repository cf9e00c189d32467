import {
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { asciiDigits, mobileDigits } from '@/domain/form-values'
import { useText } from '@/text/text'
import { classes } from './classes'
import { controlBox, controlLook, FieldFrame, type FieldWords, useFieldParts } from './FieldFrame'
import { EyeIcon, EyeOffIcon } from './icons'
import { IconButton } from './IconButton'

/**
 * `tel`: a mobile number, digits only. `numeric`: digits only on the keyboard (pincode). `decimal`:
 * amounts and quantities. `masked`: an account number or a transaction ID, hidden like a password
 * but never offered to a password manager; it can be revealed and pasted into.
 */
type FieldKind = 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'password' | 'masked'

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

export interface FieldProps extends FieldWords, Omit<InputAttributes, 'type' | 'prefix' | 'id'> {
  kind?: FieldKind
  /** Cleans a typed or pasted text. */
  clean?: ((typed: string) => string) | undefined
  /** Shown in the box before and after the text: ₹, kg. */
  prefix?: string
  suffix?: string
  /** A control of its own at the end of the box, such as a paste or a copy button. */
  trailing?: ReactNode
  /** Shows a masked value while its field has the focus, unless the person hides it. */
  seenWhileTyping?: boolean
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
  tel: mobileDigits,
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

/**
 * A labelled input for `register()` of react-hook-form (`{...register('city')}`) or for `value` and
 * `onChange`. Its accessible name is `label`, to the letter.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, className, ...control } = props
  const {
    kind = 'text',
    prefix,
    suffix,
    trailing,
    seenWhileTyping,
    ref,
    onChange,
    ...rest
  } = control
  const { clean = cleanOf[kind], ...attributes } = rest
  /** The person's choice with the eye button; undefined before. */
  const [chosen, setChosen] = useState<'shown' | 'hidden'>()
  const [isFocused, setFocused] = useState(false)
  const words = { label, hint, error }
  const parts = useFieldParts(words, Boolean(suffix))
  const secret = kind === 'password' || kind === 'masked'
  const revealed = chosen ? chosen === 'shown' : Boolean(seenWhileTyping) && isFocused
  const hidden = secret && !revealed
  const hiddenType = kind === 'masked' ? hiddenTextType : 'password'

  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => {
    const element = input.current as HTMLInputElement
    // Text typed before hydration has triggered no onChange.
    keepClean(element, clean)
    return element
  })

  return (
    <FieldFrame {...words} parts={parts} className={className}>
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
            keepClean(event.target, clean)
            onChange?.(event)
          }}
          {...settings[kind]}
          {...attributes}
          {...parts.control}
          onFocus={(event: FocusEvent<HTMLInputElement>) => {
            setFocused(true)
            attributes.onFocus?.(event)
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            setFocused(false)
            attributes.onBlur?.(event)
          }}
          type={secret ? (hidden ? hiddenType : 'text') : settings[kind].type}
          className={classes(
            controlLook,
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
        {secret && (
          <RevealButton
            label={kind === 'masked' ? label : undefined}
            fieldId={parts.id}
            labelId={parts.labelId}
            revealed={revealed}
            onPress={() => setChosen(revealed ? 'hidden' : 'shown')}
          />
        )}
      </div>
    </FieldFrame>
  )
}

/** Cleans the input's text before a form reads it. Keeps the caret where it is. */
function keepClean(input: HTMLInputElement, clean: FieldProps['clean']): void {
  const text = clean?.(input.value) ?? input.value
  if (input.value === text) return
  const { selectionStart, selectionEnd } = input
  input.value = text
  input.setSelectionRange(selectionStart, selectionEnd)
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
