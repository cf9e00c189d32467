import { useId } from 'react'
import { WindowList, type WindowListProps } from './WindowList'

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
