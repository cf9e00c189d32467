import { memo, type ReactNode } from 'react'

/** The layout by number of columns. `WindowListLong` keeps the same gap between rows. */
export const looks = { 1: 'flex flex-col gap-3', 3: 'offer-grid' }

export interface WindowListProps<Entry> {
  items: readonly Entry[]
  keyOf: (item: Entry) => string
  /**
   * Renders one entry. Must stay the same function (module level or memoised): a row renders again
   * only when its item changes.
   */
  row: (item: Entry) => ReactNode
  /** Entries per row: one, or three as in the grid of offers. */
  columns?: 1 | 3
  compact?: boolean
  /** The estimated height of a row (px), until it is measured. */
  usualHeight: number
  labelledBy?: string
}

interface WindowRowProps<Entry> {
  item: Entry
  row: (item: Entry) => ReactNode
}

export const WindowRow = memo(({ item, row }: WindowRowProps<unknown>) => row(item)) as <Entry>(
  props: WindowRowProps<Entry>,
) => ReactNode
