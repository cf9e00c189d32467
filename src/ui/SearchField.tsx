import { useEffect, useRef, useState } from 'react'
import { useText } from '@/text/text'
import { controlBox, controlClasses, useFollowedKeyboard } from './FieldFrame'
import { IconButton } from './IconButton'
import { CloseIcon, icon } from './icons'
import { useOnChange } from './use-on-change'

const SearchIcon = icon(
  <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5" />,
)

/** Typing pauses this long before a search (ms): Safari limits changes of the address. */
const PAUSE = 250

export interface SearchFieldProps {
  /** Its accessible name, and its placeholder. */
  label: string
  /** The search as the address has it. */
  value: string
  /** Called after a pause, on leaving the field, and at once when it is cleared. */
  onSearch: (text: string) => void
  /** Somebody is about to type. */
  onTouch?: () => void
  className?: string
}

export function SearchField({ label, value, onSearch, onTouch, className }: SearchFieldProps) {
  const t = useText('ui')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useFollowedKeyboard()
  useEffect(() => () => clearTimeout(pause.current), [])
  // Back, a link or a reset elsewhere has changed the address.
  useOnChange(value, () => {
    if (value !== reported.current) setTyped((reported.current = value))
  })

  function report(text: string): void {
    clearTimeout(pause.current)
    const search = text.trim()
    if (search === reported.current) return
    reported.current = search
    onSearch(search)
  }

  function clear(): void {
    setTyped('')
    report('')
    input.current?.focus()
  }

  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        report(typed)
        input.current?.blur()
      }}
    >
      <div className={controlBox(undefined)}>
        <SearchIcon className="ml-3 size-5 text-ink-muted" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onFocus={onTouch}
          onBlur={() => report(typed)}
          onChange={({ target }) => {
            setTyped(target.value)
            clearTimeout(pause.current)
            pause.current = setTimeout(() => report(target.value), PAUSE)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return
            event.preventDefault()
            clear()
          }}
          className={`${controlClasses} pl-2 [&::-webkit-search-cancel-button]:hidden`}
        />
        {typed !== '' && (
          <IconButton label={t('clearSearch')} className="-outline-offset-2" onClick={clear}>
            <CloseIcon className="size-5" />
          </IconButton>
        )}
      </div>
    </form>
  )
}
