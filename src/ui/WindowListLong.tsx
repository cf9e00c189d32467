import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { looks, type WindowListProps, WindowRow } from './WindowRow'

/** Rows are rendered this far above and below the window (px). */
const READY = 170

/** The gap between rows, as in the short list (px). */
const GAP = { 1: 12, 3: 16 }

const ROW = 'absolute top-0 left-0 w-full'

/**
 * The list's distance from the top of the page (px), and how many entries its CSS puts side by
 * side. Follows changes of the page.
 */
function useLayout(usualAcross: number) {
  const list = useRef<HTMLElement>(null)
  const [distance, setDistance] = useState(0)
  const [across, setAcross] = useState(usualAcross)

  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      setDistance(Math.round(top + window.scrollY))
      const row = list.current?.firstElementChild
      const tracks = row && getComputedStyle(row).gridTemplateColumns.match(/px/g)
      setAcross(tracks?.length ?? usualAcross)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [usualAcross])

  return { list, distance, across }
}

/** The list of `WindowList` when it is long: only the rows near the window are in the page. */
export function WindowListLong<Entry>(props: WindowListProps<Entry>) {
  const { items, keyOf, row, columns = 1, compact, usualHeight, labelledBy } = props
  const { list, distance, across } = useLayout(columns)
  const count = Math.ceil(items.length / across)
  const size = items.length

  /** Keeps the focused row in the page, however far it is scrolled away. */
  function withFocus(range: Range): number[] {
    const shown = defaultRangeExtractor(range)
    const focused = list.current
      ?.querySelector(':scope > :focus-within')
      ?.getAttribute('data-index')
    const index = Number(focused ?? NaN)
    if (!(index < count) || shown.includes(index)) return shown
    return [...shown, index].sort((a, b) => a - b)
  }

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => usualHeight,
    getItemKey: (index) => {
      const item = items[index]
      // With several columns an inserted entry shifts all rows: key them by index.
      return item === undefined || columns > 1 ? index : keyOf(item)
    },
    overscan: Math.round(READY / usualHeight),
    gap: compact ? 0 : GAP[columns],
    scrollMargin: distance,
    rangeExtractor: withFocus,
    // Keeps the scroll position when rows above change; at the top of the page new rows show.
    anchorTo: window.scrollY > distance ? 'end' : 'start',
    // The library sets sizes and positions in the DOM: scrolling renders no row again.
    directDomUpdates: true,
    // Renders new rows after the scroll's frame, not within it. Rows rendered ahead fill the gap.
    useFlushSync: false,
  })

  const List = columns === 1 ? 'ul' : 'div'
  return (
    <List
      ref={(element: HTMLElement | null) => {
        list.current = element
        virtualizer.containerRef(element)
      }}
      role={columns === 1 ? undefined : 'list'}
      aria-labelledby={labelledBy}
      className="relative"
    >
      {virtualizer.getVirtualItems().map(({ key, index }) => {
        const place = { ref: virtualizer.measureElement, 'data-index': index }
        const first = index * across
        const cells = items.slice(first, first + across).map((item, column) => ({
          item,
          position: { 'aria-setsize': size, 'aria-posinset': first + column + 1 },
        }))
        const [only] = cells
        if (!only) return null
        if (columns === 1)
          return (
            <li key={key} {...place} {...only.position} className={ROW}>
              <WindowRow item={only.item} row={row} />
            </li>
          )
        return (
          <div key={key} {...place} role="presentation" className={`${ROW} ${looks[columns]}`}>
            {cells.map(({ item, position }) => (
              <div key={keyOf(item)} {...position} role="listitem">
                <WindowRow item={item} row={row} />
              </div>
            ))}
          </div>
        )
      })}
    </List>
  )
}
