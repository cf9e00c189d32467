import { type ReactNode, useId } from 'react'
import { lazyPart } from './lazy-part'
import { looks, type WindowListProps, WindowRow } from './WindowRow'

/** Up to this many entries, all are in the page, where the browser's search finds them. */
const LONG_FROM = { 1: 40, 3: 60 }

/** Entries of a long list shown until its code has loaded: more than a screenful. */
const FIRST_OF_LONG = { 1: 10, 3: 18 }

const COMPACT_LOOK = 'flex flex-col'

/** A list. When it is long, only the rows near the window are in the page. */
export function WindowList<Entry>(props: WindowListProps<Entry>) {
  const isLong = props.items.length > LONG_FROM[props.columns ?? 1]
  return isLong ? <LongList {...(props as WindowListProps<unknown>)} /> : <FirstRows {...props} />
}

const LongList = lazyPart(
  async () => (await import('./WindowListLong')).WindowListLong<unknown>,
  FirstRows,
)

function FirstRows<Entry>(props: WindowListProps<Entry>) {
  const { items, keyOf, row, columns = 1, compact, labelledBy } = props
  const isLong = items.length > LONG_FROM[columns]
  return (
    <ul aria-labelledby={labelledBy} className={compact ? COMPACT_LOOK : looks[columns]}>
      {items.slice(0, isLong ? FIRST_OF_LONG[columns] : undefined).map((item, index) => (
        <li
          key={keyOf(item)}
          aria-setsize={isLong ? items.length : undefined}
          aria-posinset={isLong ? index + 1 : undefined}
        >
          <WindowRow item={item} row={row} />
        </li>
      ))}
    </ul>
  )
}

interface ListSectionProps<Entry> extends Omit<WindowListProps<Entry>, 'columns' | 'labelledBy'> {
  title: string
  /** The heading is only for screen readers: the first entry is in sight sooner. */
  isTitleHidden?: boolean
  note?: string | undefined
  aside?: ReactNode
}

export function ListSection<Entry>(props: ListSectionProps<Entry>) {
  const { title, isTitleHidden, note, aside, ...list } = props
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className={isTitleHidden ? 'sr-only' : undefined}>
        <div className="flex items-center">
          <h2 id={headingId} className="min-w-0 flex-1 text-title">
            {title}
          </h2>
          {aside && <div className="-my-3 -mr-3 flex shrink-0">{aside}</div>}
        </div>
        {note !== undefined && <p className="text-label leading-tight text-ink-muted">{note}</p>}
      </div>
      <WindowList {...list} labelledBy={headingId} />
    </section>
  )
}
