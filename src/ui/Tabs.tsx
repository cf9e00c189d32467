import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Panel } from './Screen'

interface TabItem<Id extends string> {
  id: Id
  label: string
}

interface TabsProps<Id extends string> {
  label: string
  items: readonly TabItem<Id>[]
  /** Undefined: none of them. */
  selected: Id | undefined
  onSelect: (id: Id) => void
  children: ReactNode
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** One stop of the Tab key; arrows, Home and End move and select. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, selected, onSelect, children } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const stop = selected ?? items[0]?.id

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    const box = list.current?.parentElement
    if (tab && box) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
  }, [selected])

  function move(event: KeyboardEvent, index: number) {
    const target = moves[event.key]?.(index, items.length)
    if (target === undefined) return
    const item = items[target]
    if (!item) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
    onSelect(item.id)
  }

  return (
    <div>
      <div className="relative overflow-x-auto">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex w-max min-w-full border-b border-hairline-strong"
        >
          {items.map((item, index) => {
            const isSelected = item.id === selected
            return (
              <button
                key={item.id}
                type="button"
                role="tab"
                id={`${base}-${item.id}`}
                aria-selected={isSelected}
                aria-controls={`${base}-panel`}
                tabIndex={item.id === stop ? 0 : -1}
                onClick={() => onSelect(item.id)}
                onKeyDown={(event) => move(event, index)}
                className={`-mb-px min-h-tap flex-auto rounded-t-control border-x border-t px-2 py-2 text-14 font-600 whitespace-nowrap -outline-offset-2 smooth ${
                  isSelected
                    ? 'border-hairline-strong bg-paper text-leaf-700 shadow-tab'
                    : 'border-transparent text-ink-muted hover:text-ink'
                }`}
              >
                {item.label}
              </button>
            )
          })}
        </div>
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        // DealTypeTabs.tsx focuses it.
        tabIndex={-1}
        aria-label={selected ? undefined : label}
        aria-labelledby={selected && `${base}-${selected}`}
        className="pt-2"
      >
        <Panel>{children}</Panel>
      </div>
    </div>
  )
}
