import { memo, useId } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { onDemand, useOnDemand } from './use-on-demand'

/**
 * Up to here all entries are in the page, where its search finds them; beyond, only those near the
 * window.
 */
const LONG_FROM = { 1: 40, 3: 60 }

/**
 * What stands of a long list until its code is there: more than a screenful, and little for a phone
 * to draw.
 */
const FIRST_OF_LONG = { 1: 10, 3: 18 }

/**
 * How the entries of one row stand beside each other; `WindowListLong` keeps the same gap between
 * rows.
 */
export const looks = { 1: 'flex flex-col gap-3', 3: 'grid grid-cols-3 gap-x-2 gap-y-5' }
const COMPACT_LOOK = 'flex flex-col'

export interface WindowListProps<Entry> {
  items: readonly Entry[]
  keyOf: (item: Entry) => string
  /**
   * One entry. Must stay the same function (outside of the component, or memoised): entries change
   * only with their item.
   */
  row: (item: Entry) => ReactNode
  /** How many stand side by side: one, or three as in a grid of offers. */
  columns?: 1 | 3
  /** Rows without a gap. */
  compact?: boolean
  /** How high a row usually is (px), until it is measured. */
  usualHeight: number
  /** Id of its heading. */
  labelledBy?: string
}

/** The list that follows the window, fetched when a list is long for the first time. */
const longList = onDemand<WindowListProps<never>>(
  'the list that follows the window',
  async () => (await import('./WindowListLong')).WindowListLong,
)

/** Rows one below the other; thousands of them keep the page as small as a few dozen. */
export function WindowList<Entry>(props: WindowListProps<Entry>) {
  const { items, keyOf, row, columns = 1, compact, labelledBy } = props
  const isLong = items.length > LONG_FROM[columns]
  const Long = useOnDemand(longList, isLong) as ComponentType<WindowListProps<Entry>> | undefined
  if (Long) return <Long {...props} />
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

interface WindowRowProps<Entry> {
  item: Entry
  row: (item: Entry) => ReactNode
}

export const WindowRow = memo(({ item, row }: WindowRowProps<unknown>) => row(item)) as <Entry>(
  props: WindowRowProps<Entry>,
) => ReactNode

interface ListSectionProps<Entry> extends Omit<WindowListProps<Entry>, 'columns' | 'labelledBy'> {
  /** How many there are of what. */
  title: string
  /** What is to be known of all of them. */
  note?: string | undefined
}

/** A list below its heading. */
export function ListSection<Entry>({ title, note, ...list }: ListSectionProps<Entry>) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div>
        <h2 id={headingId} className="font-700">
          {title}
        </h2>
        {note !== undefined && <p className="text-14 text-ink-muted">{note}</p>}
      </div>
      <WindowList {...list} labelledBy={headingId} />
    </section>
  )
}
