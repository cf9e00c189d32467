import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/routes/paths'
import { areShortcutsOn, storeShortcuts } from '@/session/settings'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

const places = new Map<string, string>([
  ['h', paths.home],
  ['p', paths.productList],
  ['o', paths.history],
  ['q', paths.quotes],
])

const KEYS = '/?ghpoqjk'

/** False while a field has the focus, and behind a sheet or dialog. */
function isFree({ target }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, select')
  return !isField && document.querySelector('dialog[open]') === null
}

/** NAV-16. `?` works even when the others are turned off. */
export function Shortcuts() {
  const navigate = useNavigate()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isGoing = useRef(false)

  const act = useEffectEvent((key: string) => {
    const place = isGoing.current ? places.get(key) : undefined
    isGoing.current = key === 'g'
    if (key === '?') setHelpOpen(true)
    if (!areShortcutsOn()) return
    if (place) void navigate(place)
    else if (key === 'j') moveFocus(1)
    else if (key === 'k') moveFocus(-1)
    else if (key === '/' && !focusSearch()) {
      void navigate(paths.productList)
      focusSearchSoon()
    }
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (key.length > 1 || !KEYS.includes(key)) return
      if (ctrlKey || metaKey || altKey || defaultPrevented || !isFree(event)) return
      // Prevents Firefox's quick find, and the character in the field that gets the focus.
      event.preventDefault()
      act(key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return isHelpOpen && <Help onClose={() => setHelpOpen(false)} />
}

const rows = [
  ['/', 'search'],
  ['g h', 'home'],
  ['g p', 'products'],
  ['g o', 'orders'],
  ['g q', 'quotes'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['?', 'help'],
] as const

function Help({ onClose }: { onClose: () => void }) {
  const t = useText('keys')
  const [isOn, setOn] = useState(areShortcutsOn)
  function toggle(): void {
    storeShortcuts(!isOn)
    setOn(!isOn)
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button kind="secondary" onClick={toggle}>
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
        </>
      }
    >
      <dl className="divide-y divide-hairline">
        {rows.map(([keys, word]) => (
          <div key={keys} className="flex items-center justify-between gap-3 py-2">
            <dt>{t(word)}</dt>
            <dd>
              <kbd className="rounded-small border border-hairline-strong bg-surface px-2 py-0.5 font-mono text-14 whitespace-nowrap">
                {keys}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** Moves the focus by rows of a list; on a screen without a list, by links. */
function moveFocus(by: number): void {
  const main = document.querySelector('main')
  const inRows = [...(main?.querySelectorAll<HTMLElement>(':is(li, article) a[href]') ?? [])]
  const links =
    inRows.length > 0 ? inRows : [...(main?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = at < 0 ? links[by > 0 ? 0 : links.length - 1] : links[at + by]
  next?.focus()
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type="search"]')
  field?.focus()
  return field !== null
}

/** The screen with the field may still be loading (ms). */
const SEARCH_FOR = 3000

function focusSearchSoon(): void {
  const observer = new MutationObserver(() => {
    if (focusSearch()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), SEARCH_FOR)
}
